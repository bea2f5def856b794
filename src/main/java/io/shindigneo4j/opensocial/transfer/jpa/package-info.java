/**
 * The tables of Shindig's JPA back end as a source, by plain JDBC.
 *
 * <p>May use {@code opensocial.mapping}, {@code opensocial.media}, {@code opensocial.people},
 * {@code opensocial.request}, {@code opensocial.transfer}, {@code schema}, JDBC and Shindig's
 * model.
 *
 * <p>A new column is a line in one of the mappings, such as {@code ProfileColumns}; a column or a
 * table that a database does not have counts as empty.
 */
package io.shindigneo4j.opensocial.transfer.jpa;
