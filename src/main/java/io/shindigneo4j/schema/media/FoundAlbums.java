package io.shindigneo4j.schema.media;

import io.shindigneo4j.schema.query.Item;
import java.util.List;

/**
 * The result of {@link AlbumOperations#GET}: a page of the albums that were found by id.
 *
 * @param total how many albums match
 */
public record FoundAlbums(long total, List<Item> albums) {}
