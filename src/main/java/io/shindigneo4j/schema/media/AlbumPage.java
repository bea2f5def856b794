package io.shindigneo4j.schema.media;

import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.ListPage;
import java.util.List;

/**
 * The result of {@link AlbumOperations#LIST}: a page of the albums of people.
 *
 * @param total how many albums match
 * @param owners how many people were found
 */
public record AlbumPage(long total, long owners, List<Item> albums) implements ListPage {

  @Override
  public int size() {
    return albums.size();
  }
}
