package io.shindigneo4j.opensocial.media;

/**
 * Where a write finds or puts an album or a media item.
 *
 * @param owner a person's id
 * @param album the album that the item is in; null for albums
 * @param application that must have made it; null for any application
 */
record MediaScope(String owner, String album, String application) {}
