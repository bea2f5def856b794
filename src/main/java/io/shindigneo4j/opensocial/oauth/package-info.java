/**
 * OAuth. {@code TokenStore} has the codes and tokens of our OAuth 2.0 server in the graph, {@code
 * ClientRegistry} its clients, {@code ConsentStore} what people let them do.
 *
 * <p>What was revoked is known in memory ({@code RevocationList}), and refused by those who ask
 * {@code RevocationCheck}.
 *
 * <p>{@code RequestTokenStore} has the tokens of OAuth 1.0a, {@code NonceStore} the nonces of
 * signed requests.
 *
 * <p>Shindig's own OAuth is closed: no consumer and no client is known, so that every signed
 * request is refused. Its sample would accept secrets that are printed in its sources.
 *
 * <p>May use {@code opensocial.execution}, {@code opensocial.identity}, {@code
 * opensocial.configuration}, {@code schema} and Shindig. A container with a store of its own
 * replaces the bindings of {@code ClosedOAuthModule}.
 */
package io.shindigneo4j.opensocial.oauth;
