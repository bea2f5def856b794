/**
 * Bearer access tokens on the social API (RFC 6750): those that our own authorization server has
 * issued, and JWTs of a provider.
 *
 * <p>May use {@code opensocial}, {@code web.audit}, {@code web.client}, {@code web.limit}, {@code
 * web.oauth1}, {@code web.provider}, {@code web.session}, {@code web.token}, Nimbus JOSE and
 * Caffeine. {@code BearerModule.AuthenticationHandlers} lists all ways to say who asks. Another
 * kind of access token is another {@code AccessTokens}.
 */
package io.shindigneo4j.web.bearer;
