/**
 * The operations on activities, of both kinds.
 *
 * <p>May use {@code schema} only. A new operation on activities is a constant and its records in
 * {@code ActivityOperations}.
 */
package io.shindigneo4j.schema.activities;
