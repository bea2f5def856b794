/**
 * The clients of Shindig's REST and JSON-RPC.
 *
 * <p>May use {@code benchmark.client}, {@code benchmark.environment}, {@code benchmark.http} and
 * {@code benchmark.question}.
 *
 * <p>A new transport is a line in {@code ShindigTransports}; a new question is one in {@code
 * SocialRequests}.
 */
package io.shindigneo4j.benchmark.shindig;
