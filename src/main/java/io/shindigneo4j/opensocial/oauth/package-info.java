/**
 * OAuth, closed: no consumer and no client is known, so that every signed request is refused.
 * Shindig's sample would accept secrets that are printed in its sources.
 *
 * <p>May use Shindig. A container with a store of its own replaces the bindings of {@code
 * ClosedOAuthModule}.
 */
package io.shindigneo4j.opensocial.oauth;
