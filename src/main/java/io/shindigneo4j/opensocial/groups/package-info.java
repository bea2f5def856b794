/**
 * Groups: Shindig's service, and all that it has not.
 *
 * <p>May use {@code opensocial.access}, {@code opensocial.configuration}, {@code
 * opensocial.execution}, {@code opensocial.identity}, {@code opensocial.mapping}, {@code
 * opensocial.people}, {@code opensocial.request}, {@code opensocial.xml}, {@code schema} and
 * Shindig.
 *
 * <p>A new field of a group is a row in {@code GroupMapper}.
 */
package io.shindigneo4j.opensocial.groups;
