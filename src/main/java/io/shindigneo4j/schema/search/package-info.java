/**
 * The operations that find people by words.
 *
 * <p>May use {@code schema} only. A new place to look at is a line in {@code Lookup}, and a
 * migration of the index.
 */
package io.shindigneo4j.schema.search;
