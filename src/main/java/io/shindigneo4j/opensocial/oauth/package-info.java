/**
 * OAuth, closed: no consumer and no client is known, so that every signed request is refused.
 * Shindig's sample would accept secrets that are printed in its sources.
 *
 * <p>What was revoked is known in memory ({@code RevocationList}), and refused by those who ask
 * {@code RevocationCheck}.
 *
 * <p>May use {@code opensocial.execution}, {@code opensocial.configuration}, {@code schema} and
 * Shindig. A container with a store of its own replaces the bindings of {@code ClosedOAuthModule}.
 */
package io.shindigneo4j.opensocial.oauth;
