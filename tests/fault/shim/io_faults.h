/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the files of the shim share: which calls fail, and the disk that keeps only what was synced (losing_disk.c).
 */
#ifndef REFEREE_TESTS_IO_FAULTS_H
#define REFEREE_TESTS_IO_FAULTS_H

#include <stdbool.h>
#include <sys/types.h>

/* Does this kind of failure happen now? */
bool io_has_fault(char kind);

/* The descriptor's file as what its name has behind that of the database: "", "-wal". false where it is another file. */
bool io_find_suffix(char *out, size_t size, int fd);

/* Has the descriptor a file that the losing disk keeps? Then its writes are told, and its syncs go there: 0, or -1. */
bool disk_has(int fd);
void disk_note_write(int fd, off_t offset, size_t size);
int disk_sync(int fd);

#endif
