/**
 * OAuth 1.0a (RFC 5849): requests that clients sign, on the social API, for themselves, for a
 * person who has consented, or with a token of a person; and the addresses at which clients get
 * tokens.
 *
 * <p>May use {@code opensocial}, {@code schema}, {@code web.audit}, {@code web.client}, {@code
 * web.limit}, {@code web.page}, {@code web.token}, Shindig's servlet, and net.oauth, which makes
 * and checks the signatures. Each check is a class; {@code RequestCheck} has the order of those of
 * a request, {@code OAuth1TokenServlet} of those for a token.
 */
package io.shindigneo4j.web.oauth1;
