/**
 * The client of Gremlin Server. Each question is one traversal.
 *
 * <p>May use {@code benchmark.environment.gremlin} and {@code benchmark.question}.
 *
 * <p>A new operation is a line in {@code GremlinClient}.
 */
package io.shindigneo4j.benchmark.client.gremlin;
