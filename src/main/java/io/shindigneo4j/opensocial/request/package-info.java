/**
 * The common parts of requests: their parameters, the fields of a container, refusals, and request
 * ids, by which clients can send a write again.
 *
 * <p>May use {@code opensocial.access}, {@code opensocial.identity}, {@code opensocial.json},
 * {@code schema} and Shindig. Whatever converts input does so by {@link
 * io.shindigneo4j.opensocial.request.InputConversion}.
 */
package io.shindigneo4j.opensocial.request;
