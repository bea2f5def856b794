/**
 * The operations on groups.
 *
 * <p>May use {@code schema} only. A new operation on groups is a constant and its records in {@code
 * GroupOperations}.
 */
package io.shindigneo4j.schema.groups;
