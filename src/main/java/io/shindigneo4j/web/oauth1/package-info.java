/**
 * OAuth 1.0a (RFC 5849): requests that clients sign, on the social API, for themselves, for a
 * person who has consented, or with a token of a person; and the three addresses at which clients
 * get such tokens.
 *
 * <p>May use {@code opensocial}, {@code schema}, {@code web.client}, {@code web.consent}, {@code
 * web.limit}, {@code web.page}, {@code web.session}, {@code web.signin}, {@code web.token}, and
 * net.oauth, which makes and checks the signatures. Each check is a class; {@code RequestCheck} has
 * the order of those of a request, {@code TokenServlet} of those for a token.
 */
package io.shindigneo4j.web.oauth1;
