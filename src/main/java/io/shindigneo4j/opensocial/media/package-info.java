/**
 * Albums and media items: Shindig's services and their REST and RPC methods.
 *
 * <p>May use {@code opensocial.access}, {@code opensocial.configuration}, {@code
 * opensocial.execution}, {@code opensocial.identity}, {@code opensocial.mapping}, {@code
 * opensocial.request}, {@code schema} and Shindig.
 *
 * <p>{@code MediaStore} does the work for both, {@code MediaKind} has what differs. A new field is
 * a row in {@code AlbumMapper} or {@code MediaItemMapper}.
 */
package io.shindigneo4j.opensocial.media;
