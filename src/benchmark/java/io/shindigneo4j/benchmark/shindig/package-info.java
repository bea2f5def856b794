/**
 * Shindig's REST and JSON-RPC as ways to an answer.
 *
 * <p>May use {@code benchmark.client}, {@code benchmark.environment} and {@code
 * benchmark.question}.
 *
 * <p>A new way is a line in {@code ShindigTransports}, a new question one in {@code
 * SocialRequests}.
 */
package io.shindigneo4j.benchmark.shindig;
