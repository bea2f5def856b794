/**
 * The operations on messages and their collections.
 *
 * <p>May use {@code schema} only. A new operation on messages is a constant and its records in
 * {@code MessageOperations}.
 */
package io.shindigneo4j.schema.messages;
