package io.shindigneo4j.schema.media;

import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.ListPage;
import java.util.List;

/**
 * The result of {@link MediaItemOperations#LIST}: a page of the items of people, or of one album.
 *
 * @param total how many items match
 * @param owners how many people were found; albums, where an album was asked for
 */
public record MediaItemPage(long total, long owners, List<Item> items) implements ListPage {

  @Override
  public int size() {
    return items.size();
  }
}
