/**
 * Requests that leave the server on behalf of gadgets: proxied content, {@code makeRequest}, gadget
 * specifications.
 *
 * <p>May use {@code opensocial.configuration}, Shindig and its HTTP client. A range of addresses
 * goes into {@code PublicInternet}, another rule into {@code OutboundPolicy}.
 */
package io.shindigneo4j.web.outbound;
