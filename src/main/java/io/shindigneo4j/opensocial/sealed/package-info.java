/**
 * What the graph has encrypted by keys of tokens, and whom each value is encrypted for.
 *
 * <p>May use {@code opensocial.execution} and {@code schema}. What is encrypted where is in {@code
 * SealedKind}; another kind has another owner in {@code SealedOwner}.
 */
package io.shindigneo4j.opensocial.sealed;
