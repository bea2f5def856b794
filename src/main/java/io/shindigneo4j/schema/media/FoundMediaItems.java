package io.shindigneo4j.schema.media;

import io.shindigneo4j.schema.query.Item;
import java.util.List;

/**
 * The result of {@link MediaItemOperations#GET}: a page of the items that were found by id.
 *
 * @param total how many items match
 */
public record FoundMediaItems(long total, List<Item> items) {}
