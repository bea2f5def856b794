/**
 * The operations on OAuth clients, consents, grants, tokens, nonces and revocations.
 *
 * <p>May use {@code schema} only. A new operation is a constant and its records in {@code
 * ClientOperations}, {@code ConsentOperations}, {@code TokenOperations}, {@code
 * RequestTokenOperations}, {@code NonceOperations} or {@code RevocationOperations}.
 */
package io.shindigneo4j.schema.authorization;
