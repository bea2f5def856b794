/**
 * How much waits for a person, and up to when the person has seen it.
 *
 * <p>May use {@code opensocial.access}, {@code opensocial.execution}, {@code opensocial.mapping},
 * {@code opensocial.request}, {@code schema} and Shindig.
 */
package io.shindigneo4j.opensocial.notifications;
