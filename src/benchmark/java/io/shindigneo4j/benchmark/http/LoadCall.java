package io.shindigneo4j.benchmark.http;

import java.util.List;

/**
 * A call of the load client.
 *
 * @param requests are sent one after the other
 * @param due when the call begins, or would begin if a connection were free, by {@link
 *     System#nanoTime}
 */
record LoadCall(List<byte[]> requests, long due) {}
