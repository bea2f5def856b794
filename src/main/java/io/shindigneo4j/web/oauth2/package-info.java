/**
 * Our OAuth 2.0 authorization server, as RFC 6749, 7009, 7636, 7662, 8414 and 9207 have it. Nimbus'
 * OAuth 2.0 SDK reads and writes the messages; what may be done is decided here.
 *
 * <p>May use {@code opensocial.access}, {@code opensocial.configuration}, {@code opensocial.oauth},
 * {@code schema.authorization}, {@code schema.query}, {@code audit}, {@code web.audit}, {@code
 * web.client}, {@code web.consent}, {@code web.limit}, {@code web.page}, {@code web.session},
 * {@code web.signin}, Shindig's servlet and Nimbus. An endpoint that clients call extends {@code
 * ClientServlet}; a grant is another case of {@code TokenServlet}.
 */
package io.shindigneo4j.web.oauth2;
