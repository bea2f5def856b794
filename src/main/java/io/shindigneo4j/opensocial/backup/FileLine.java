package io.shindigneo4j.opensocial.backup;

/**
 * A line of a file.
 *
 * @param number counted from 1 on
 * @param bytes without the line's end
 */
@SuppressWarnings("ArrayRecordComponent") // no line is compared with another
record FileLine(long number, LineKind kind, byte[] bytes) {}
