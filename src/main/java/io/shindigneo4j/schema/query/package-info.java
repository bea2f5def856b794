/**
 * The query of a list: filter, order, page and the choice of properties.
 *
 * <p>May use {@code schema} only. A new way to narrow a list is a component here and a case in both
 * executions.
 */
package io.shindigneo4j.schema.query;
