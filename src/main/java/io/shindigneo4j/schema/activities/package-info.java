/**
 * The operations on activities, of both kinds.
 *
 * <p>May use {@code schema} only. A new operation on activities is a record and a constant in
 * {@code ActivityOperations}.
 */
package io.shindigneo4j.schema.activities;
