package io.shindigneo4j.schema.media;

/**
 * The result of an update or a deletion of an album or a media item.
 *
 * @param id of the album or item
 */
public record MediaChange(String id) {}
