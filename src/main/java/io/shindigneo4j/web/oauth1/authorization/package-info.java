/**
 * Where people authorize the request tokens of OAuth 1.0a.
 *
 * <p>May use {@code opensocial.oauth}, {@code schema.authorization}, {@code audit}, {@code
 * web.audit}, {@code web.consent}, {@code web.oauth1}, {@code web.page}, {@code web.session},
 * {@code web.signin}, Shindig's servlet and net.oauth, which encodes.
 */
package io.shindigneo4j.web.oauth1.authorization;
