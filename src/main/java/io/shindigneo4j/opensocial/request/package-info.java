/**
 * What requests have in common: what they bring along, the fields of a container, and writes that
 * clients can send again, by a request id.
 *
 * <p>May use {@code opensocial.identity}, {@code schema} and Shindig.
 */
package io.shindigneo4j.opensocial.request;
