/**
 * The operations on who reports to whom.
 *
 * <p>May use {@code schema} only. A new one is a constant and its records in {@code
 * OrganizationOperations}.
 */
package io.shindigneo4j.schema.organization;
