/**
 * Shindig's people service, and how people come and go.
 *
 * <p>May use {@code opensocial.access}, {@code opensocial.appdata}, {@code
 * opensocial.configuration}, {@code opensocial.execution}, {@code opensocial.friendships}, {@code
 * opensocial.mapping}, {@code opensocial.request}, {@code opensocial.xml}, {@code schema} and
 * Shindig.
 *
 * <p>A new field of a person is a row in {@code PersonTables}; {@code SocialPerson} has those that
 * Shindig's bean lacks.
 */
package io.shindigneo4j.opensocial.people;
