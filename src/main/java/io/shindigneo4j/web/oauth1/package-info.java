/**
 * Requests that OAuth clients sign (OAuth 1.0a, RFC 5849), on the social API, without a token of a
 * person: for the client itself, or for a person who has consented.
 *
 * <p>May use {@code opensocial}, {@code web.client}, {@code web.token}, and net.oauth, which makes
 * and checks the signatures. Each check is a class; {@code RequestCheck} has their order.
 */
package io.shindigneo4j.web.oauth1;
