/**
 * Shindig's people service.
 *
 * <p>May use {@code opensocial.appdata}, {@code opensocial.execution}, {@code opensocial.mapping},
 * {@code schema} and Shindig.
 *
 * <p>A new field of a person is a row in {@code PersonTables}.
 */
package io.shindigneo4j.opensocial.people;
