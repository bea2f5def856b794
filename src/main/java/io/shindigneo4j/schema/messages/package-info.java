/**
 * The operations on messages and their collections.
 *
 * <p>May use {@code schema} only. A new operation on messages is a record and a constant in {@code
 * MessageOperations}.
 */
package io.shindigneo4j.schema.messages;
