package io.shindigneo4j.benchmark.measurement;

/**
 * What something has taken.
 *
 * @param allocated bytes
 */
public record SelfTimedResult(long nanoseconds, long allocated) {}
