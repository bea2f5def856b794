/**
 * The network in TinkerGraph, in a Gremlin Server, which is a process with its own class path.
 *
 * <p>May use {@code benchmark.environment}, {@code installation}, {@code testing} and {@code
 * workload}.
 *
 * <p>New vertices and edges are made in {@code PropertyGraph}.
 */
package io.shindigneo4j.benchmark.environment.gremlin;
