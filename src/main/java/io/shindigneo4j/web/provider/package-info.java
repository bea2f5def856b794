/**
 * The identity provider that the settings name: what it publishes of itself (OpenID Connect
 * Discovery), its keys, and requests to it.
 *
 * <p>May use {@code opensocial.configuration}, {@code web.client}, Shindig, Nimbus JOSE and Nimbus'
 * OAuth 2.0 SDK. Whoever trusts the provider asks {@link
 * io.shindigneo4j.web.provider.IdentityProvider}.
 */
package io.shindigneo4j.web.provider;
