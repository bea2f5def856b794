/**
 * Sign-in by OpenID Connect: leads people to the identity provider, takes them back, makes their
 * first profile where that is allowed, and ends their sessions with those at the provider.
 *
 * <p>May use {@code opensocial.configuration}, {@code opensocial.oauth}, {@code opensocial.people},
 * {@code audit}, {@code web.audit}, {@code web.page}, {@code web.provider}, {@code web.session},
 * {@code web.signin}, {@code web.token}, Shindig and Nimbus' libraries, which know the protocol. A
 * claim becomes another field of a profile by a row of {@code ProfileField}.
 */
package io.shindigneo4j.web.openid;
