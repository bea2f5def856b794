/**
 * The operations on people and their profiles.
 *
 * <p>May use {@code schema} only. A new operation on people is a constant and its records in {@code
 * PeopleOperations}.
 */
package io.shindigneo4j.schema.people;
