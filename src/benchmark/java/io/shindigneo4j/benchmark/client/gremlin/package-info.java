/**
 * The questions as a program asks them that keeps the network in a graph of TinkerPop: a traversal
 * each.
 *
 * <p>May use {@code benchmark.environment.gremlin} and {@code benchmark.question}. Another
 * operation is a line in {@code GremlinClient}.
 */
package io.shindigneo4j.benchmark.client.gremlin;
