/**
 * What requests have in common: what they bring along, the fields of a container, and writes that
 * clients can send again, by a request id.
 *
 * <p>May use {@code opensocial.identity}, {@code schema} and Shindig. Whatever converts input does
 * so by {@link io.shindigneo4j.opensocial.request.InputConversion}.
 */
package io.shindigneo4j.opensocial.request;
