/**
 * Shindig's message service, and the REST and RPC methods of messages as OpenSocial 2.5.1 has them.
 *
 * <p>May use {@code opensocial.access}, {@code opensocial.configuration}, {@code
 * opensocial.execution}, {@code opensocial.identity}, {@code opensocial.mapping}, {@code
 * opensocial.request}, {@code opensocial.xml}, {@code schema} and Shindig.
 *
 * <p>A new field of a message is a row in {@code MessageMapper}.
 */
package io.shindigneo4j.opensocial.messages;
