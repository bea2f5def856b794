/**
 * Outbound requests of the server on behalf of gadgets: proxied content, {@code makeRequest},
 * gadget specifications.
 *
 * <p>May use {@code opensocial.configuration}, {@code web.client}, Shindig and its HTTP client. Add
 * a range of addresses to {@code PublicAddresses}, another rule to {@code OutboundPolicy}.
 */
package io.shindigneo4j.web.outbound;
