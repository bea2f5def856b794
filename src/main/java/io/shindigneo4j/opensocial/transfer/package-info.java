/**
 * What moves an existing Shindig into the graph: what its stores have, as rows, and what writes
 * these.
 *
 * <p>May use {@code driver}, {@code opensocial.activities}, {@code opensocial.execution}, {@code
 * opensocial.mapping}, {@code opensocial.media}, {@code opensocial.messages}, {@code
 * opensocial.people}, {@code opensocial.request}, {@code schema} and Shindig's model.
 *
 * <p>A new kind of row is a constant of {@link io.shindigneo4j.opensocial.transfer.RecordKind}, a
 * Cypher file that writes it, and a method that makes it, such as those of {@link
 * io.shindigneo4j.opensocial.transfer.RelationshipRows}. A new store is a {@link
 * io.shindigneo4j.opensocial.transfer.Source} in a package of its own.
 */
package io.shindigneo4j.opensocial.transfer;
