/**
 * The network in TinkerGraph, in a Gremlin Server, which is a process with a class path of its own.
 *
 * <p>May use {@code benchmark.environment}, {@code installation}, {@code testing} and {@code
 * workload}. What vertices and edges there are is in {@code PropertyGraph}.
 */
package io.shindigneo4j.benchmark.environment.gremlin;
