/**
 * Friendships and requests for them, beyond Shindig's services.
 *
 * <p>May use {@code opensocial.access}, {@code opensocial.execution}, {@code opensocial.mapping},
 * {@code opensocial.request}, {@code schema} and Shindig.
 */
package io.shindigneo4j.opensocial.friendships;
