/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Why the library is not left alone with its epoll:
 *
 * - It waits on a descriptor of its own. A loop that has to hear of other threads too would wait for that descriptor and
 *   theirs, and then have the library look again: two calls, where this is one.
 * - After a batch that fills its array (128 events) it waits once more before it handles any of them, and as long as it
 *   may: connections that are ready stand still. Here it gets no event, and at once, when it asks a second time.
 * - It takes a connection out of epoll when that is suspended, and when it is resumed it reads, finds nothing, and puts it
 *   back: three system calls for each change that the writer makes. Here a connection stays in the kernel's set from its
 *   beginning to its end. What happens while the library does not have it in its set is noted: that there may be bytes,
 *   so that a read that would find none asks nobody, and that its client has hung up, which a suspended connection would
 *   not hear of otherwise.
 * - A connection in the middle of its handshake stays ready for it, whatever comes of reading, so a client that sends one
 *   byte of TLS and no more would have it look again and again. Here such a look waits for a moment.
 *
 * No event is lost to the library when it comes between taking out and putting back. By then the edge is over, and the
 * library has perhaps read before it came, and means to wait for the next. So it is noted that there was one, and when the
 * library puts the connection back the kernel is asked to tell anew what holds, as it does for a socket that is added.
 * Where nothing has happened in between, as between most requests and their answers, that is saved.
 *
 * The kernel's events are edges. The library's own epoll descriptor (with its listening socket), which is one of those
 * that are waited for, tells levels.
 *
 * No wake-up is lost. A loop that is going to sleep stores asleep, then looks for work: for what is finished, for who was
 * woken, for another state of the server. Whoever has work stores that, then exchanges asleep. All of these are
 * sequentially consistent, so they happen in one order. If the loop's store of asleep is first, the exchange finds it, and
 * the eventfd is written: before the wait or during it, that is an edge, and the wait ends. If the exchange is first, so is
 * the work, and the loop finds it and does not sleep. Of several who come at once one finds asleep and writes; a loop that
 * is awake costs them no system call. Nobody reads the eventfd: its count is of no interest, and each write is an edge.
 */
#include "poller.h"

#include <errno.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include "loop.h"
#include "tap.h"

enum { EVENTS_MAX = 128, SHAKE_MS = 1 };

/* As epoll_wait, whose name is tap.c's. */
static int look(int epoll, struct epoll_event *out, int room, int milliseconds) {
    return epoll_pwait(epoll, out, room, milliseconds, NULL);
}

void poller_init(struct loop *loop) {
    loop->epoll = -1;
    loop->library_epoll = -1;
    loop->wake = -1;
}

enum err poller_open(struct loop *loop, struct MHD_Daemon *daemon, struct problem *problem) {
    struct epoll_event woken = {.events = EPOLLIN | EPOLLET, .data.ptr = &loop->wake};
    struct epoll_event library = {.events = EPOLLIN, .data.ptr = &loop->library_epoll};
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD);
    loop->library_epoll = info == NULL ? -1 : info->epoll_fd;
    loop->epoll = epoll_create1(EPOLL_CLOEXEC);
    loop->wake = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    if (loop->epoll < 0 || loop->wake < 0 || tap_epoll_ctl(loop->epoll, EPOLL_CTL_ADD, loop->wake, &woken) != 0 ||
        tap_epoll_ctl(loop->epoll, EPOLL_CTL_ADD, loop->library_epoll, &library) != 0) {
        return problem_set(problem, ERR_NO_MEMORY, "Cannot wait for connections: %s.", strerror(errno));
    }
    return OK;
}

void poller_close(struct loop *loop) {
    if (loop->epoll >= 0) {
        (void)close(loop->epoll);
    }
    if (loop->wake >= 0) {
        (void)close(loop->wake);
    }
    poller_init(loop); /* the library's is closed with its daemon */
}

void poller_begin(struct loop *loop) {
    loop->has_looked = false;
}

void poller_distrust(struct loop *loop) {
    loop->looked_in_vain = false;
}

void poller_wake(struct loop *loop) {
    if (atomic_exchange(&loop->asleep, false)) {
        (void)eventfd_write(loop->wake, 1);
    }
}

/* ---- what is watched ---- */

static struct connection *connection_at(const struct loop *loop, int fd) {
    return fd >= 0 && (size_t)fd < loop->by_fd_size ? loop->by_fd[fd] : NULL;
}

/* Into the kernel's set, until its end; or, once there, to be told anew what holds. */
static bool watch(struct connection *connection) {
    const uint32_t events = EPOLLIN | EPOLLOUT | EPOLLPRI | EPOLLRDHUP | EPOLLET;
    struct epoll_event event = {.events = events, .data.ptr = connection};
    int operation = connection->is_watched ? EPOLL_CTL_MOD : EPOLL_CTL_ADD;
    if (tap_epoll_ctl(connection->loop->epoll, operation, connection->fd, &event) != 0) {
        return false;
    }
    connection->is_watched = true;
    connection->has_missed = false;
    return true;
}

void poller_forget(struct connection *connection) {
    if (connection->is_watched) {
        (void)tap_epoll_ctl(connection->loop->epoll, EPOLL_CTL_DEL, connection->fd, NULL);
        connection->is_watched = false;
    }
}

int poller_change(struct loop *loop, int operation, int fd, struct epoll_event *event) {
    struct connection *connection = connection_at(loop, fd);
    if (connection == NULL) {
        int result = tap_epoll_ctl(loop->library_epoll, operation, fd, event);
        /* A connection that has been forgotten is taken out once more by the library, which never had it there. */
        return result != 0 && operation == EPOLL_CTL_DEL && errno == ENOENT ? 0 : result;
    }
    if (operation == EPOLL_CTL_DEL) {
        connection->wanted = 0;
        return 0;
    }
    bool is_known = connection->is_watched && !connection->has_missed && !connection->may_have_bytes;
    if (!is_known && !watch(connection)) {
        return -1;
    }
    connection->wanted = event->events | EPOLLERR | EPOLLHUP;
    connection->mark = event->data.u64;
    return 0;
}

/* ---- what happens ---- */

/* The socket of a connection; returns how many events the library is told, one at most. */
static int tell_of_connection(struct connection *connection, uint32_t events, struct epoll_event *out) {
    if ((events & (EPOLLRDHUP | EPOLLHUP | EPOLLERR)) != 0) {
        connection->has_hung_up = true;
    }
    if ((events & ~(uint32_t)EPOLLOUT) != 0) {
        connection->may_have_bytes = true;
    }
    if (connection->wanted == 0) {
        connection->has_missed = true;
    }
    out->events = events & connection->wanted;
    out->data.u64 = connection->mark;
    return out->events != 0 ? 1 : 0;
}

static int tell(struct loop *loop, const struct epoll_event *event, struct epoll_event *out, int room) {
    if (event->data.ptr == &loop->wake) {
        return 0;
    }
    if (event->data.ptr == &loop->library_epoll) {
        int count = look(loop->library_epoll, out, room, 0);
        return count > 0 ? count : 0;
    }
    return tell_of_connection(event->data.ptr, event->events, out);
}

/* Says that the loop sleeps, unless there is work. */
static bool may_sleep(struct loop *loop) {
    atomic_store(&loop->asleep, true);
    bool has_work = atomic_load(&loop->finished) != NULL || atomic_load(&loop->woken) != NULL ||
                    atomic_load(&loop->server->state) != atomic_load_explicit(&loop->reached, memory_order_relaxed);
    if (has_work) {
        atomic_store(&loop->asleep, false);
    }
    return !has_work;
}

/*
 * A look in vain, as that of a loop which was woken for what the writer has finished, is a look at all connections a moment
 * ago. The next one, if it is not to wait, is left out, but never two in a row.
 */
int poller_wait(struct loop *loop, struct epoll_event *out, int room, int milliseconds) {
    struct epoll_event found[EVENTS_MAX];
    bool is_second = loop->has_looked;
    if (milliseconds == 0 && loop->shakes_in_vain) {
        milliseconds = SHAKE_MS; /* what was resumed ends it at once, as the library's epoll tells of that */
    }
    loop->shakes_in_vain = false;
    bool is_needless = milliseconds == 0 && loop->looked_in_vain;
    loop->has_looked = true;
    if (is_second || is_needless) {
        loop->looked_in_vain = false;
        return 0;
    }
    bool sleeps = milliseconds != 0 && may_sleep(loop);
    int count = look(loop->epoll, found, room < EVENTS_MAX ? room : EVENTS_MAX, sleeps ? milliseconds : 0);
    if (sleeps) {
        atomic_store(&loop->asleep, false);
        loop_take_time(loop);
    }
    if (count < 0) {
        return count;
    }
    int told = 0;
    for (int i = 0; i < count; i++) {
        int left = count - i - 1; /* each of which may need a place; what the library's own does not get, it keeps */
        told += tell(loop, &found[i], out + told, room - told - left);
    }
    loop->looked_in_vain = told == 0;
    return told;
}

/*
 * A read that was not filled has found all there was, and what comes later is an edge. But the end of a stream that came
 * together with the last bytes was one edge with them.
 */
ssize_t poller_read(struct connection *connection, void *out, size_t room, int flags) {
    if (!connection->may_have_bytes) {
        errno = EAGAIN;
        return -1;
    }
    ssize_t length = recvfrom(connection->fd, out, room, flags, NULL, NULL);
    bool is_empty = length < 0 ? errno == EAGAIN : length > 0 && (size_t)length < room;
    connection->may_have_bytes = !is_empty || connection->has_hung_up;
    return length;
}
