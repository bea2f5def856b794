/**
 * The operations on people and their profiles.
 *
 * <p>May use {@code schema} only. A new operation on people is a record and a constant in {@code
 * PeopleOperations}.
 */
package io.shindigneo4j.schema.people;
