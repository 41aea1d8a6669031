/* SPDX-License-Identifier: Apache-2.0 */
/* Playing on a server that is never asked. */
#include <stdatomic.h>
#include <string.h>

#include <criterion/criterion.h>

#include "clients/remote_game.h"

/* Leaves behind on the stack what is no pointer: nothing that was never filled is zero by chance. */
static __attribute__((noinline)) void dirty_stack(void) {
    volatile unsigned char bytes[16384];
    for (size_t i = 0; i < sizeof bytes; i++) {
        bytes[i] = 0x5b;
    }
}

Test(remote_game, it_ends_when_it_is_stopped_before_the_first_attempt) {
    const atomic_int stopped = 1;
    const struct bot_means means = {.token = "", .strategy = "random", .think_ms = 100, .stopped = &stopped};
    struct client *client = client_open("http://127.0.0.1:1", "", &stopped);
    cr_assert_not_null(client);
    dirty_stack();
    cr_assert_eq(remote_game_play(client, &means, "01J00000000000000"), REMOTE_GAME_LEFT);
    client_close(client);
}
