/**
 * The graph of the system that was here from 2012 to 2016, as a source: its nodes have no labels,
 * and are told apart by their relationships.
 *
 * <p>May use {@code driver}, {@code opensocial.mapping}, {@code opensocial.media}, {@code
 * opensocial.messages}, {@code opensocial.people}, {@code opensocial.transfer} and {@code schema}.
 *
 * <p>What is read stands in the Cypher files of the resources, one for each kind of record.
 */
package io.shindigneo4j.opensocial.transfer.predecessor;
