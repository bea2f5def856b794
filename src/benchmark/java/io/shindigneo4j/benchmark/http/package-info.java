/**
 * HTTP/1.1 with as little work as possible: requests that are bytes already, a blocking connection,
 * and the load client, which sends requests from a process of its own.
 *
 * <p>May use {@code benchmark.measurement}, {@code benchmark.result} and {@code
 * benchmark.environment.process}.
 *
 * <p>What the load client notes of an answer is in {@code ResponseParser}.
 */
package io.shindigneo4j.benchmark.http;
