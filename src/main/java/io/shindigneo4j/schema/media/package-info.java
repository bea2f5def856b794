/**
 * The operations on albums and the media items in them.
 *
 * <p>May use {@code schema} only. A new operation is a constant and its records in {@code
 * AlbumOperations} or {@code MediaItemOperations}.
 */
package io.shindigneo4j.schema.media;
