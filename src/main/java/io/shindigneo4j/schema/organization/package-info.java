/**
 * The operations on who reports to whom.
 *
 * <p>May use {@code schema} only. A new one is a record and a constant in {@code
 * OrganizationOperations}.
 */
package io.shindigneo4j.schema.organization;
