/**
 * The operations on albums and the media items in them.
 *
 * <p>May use {@code schema} only. A new operation is a record and a constant in {@code
 * AlbumOperations} or {@code MediaItemOperations}.
 */
package io.shindigneo4j.schema.media;
