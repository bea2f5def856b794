package io.shindigneo4j.opensocial.media;

import io.shindigneo4j.schema.query.Item;
import java.util.List;

/**
 * A page of albums or of media items.
 *
 * @param total how many match
 */
record MediaPage(long total, List<Item> items) {}
