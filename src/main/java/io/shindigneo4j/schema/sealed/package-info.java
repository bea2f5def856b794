/**
 * The operations on what the graph has encrypted by keys of tokens.
 *
 * <p>May use {@code schema} only. Another kind of what is encrypted is a line in {@code
 * SealedKind}, and one in each of the Cypher texts {@code sealed-values} and {@code
 * sealed.replace}. A new operation is a constant and its records in {@code SealedOperations}.
 */
package io.shindigneo4j.schema.sealed;
