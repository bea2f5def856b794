/**
 * Shindig's group service.
 *
 * <p>May use {@code opensocial.execution}, {@code opensocial.mapping}, {@code schema} and Shindig.
 *
 * <p>A new field of a group is a row in {@code GroupMapper}.
 */
package io.shindigneo4j.opensocial.groups;
