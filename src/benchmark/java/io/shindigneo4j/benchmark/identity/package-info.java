/**
 * Calls of Shindig by each way to say who asks: security tokens, access tokens, sessions.
 *
 * <p>May use {@code benchmark.environment}, {@code benchmark.http}, {@code opensocial.oauth} and
 * the tests' tokens.
 *
 * <p>Another way is another {@code Caller} of {@code Callers}.
 */
package io.shindigneo4j.benchmark.identity;
