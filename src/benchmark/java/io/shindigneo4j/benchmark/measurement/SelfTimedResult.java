package io.shindigneo4j.benchmark.measurement;

/**
 * The reported cost of one run.
 *
 * @param allocated bytes
 */
public record SelfTimedResult(long nanoseconds, long allocated) {}
