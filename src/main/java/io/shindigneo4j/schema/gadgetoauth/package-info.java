/**
 * The operations on services of other sites from which gadgets fetch by OAuth, and on the tokens
 * that these give Shindig for people.
 *
 * <p>May use {@code schema} only. A new operation is a constant and its records in {@code
 * ServiceOperations} or {@code GadgetTokenOperations}.
 */
package io.shindigneo4j.schema.gadgetoauth;
