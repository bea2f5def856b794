package io.shindigneo4j.workload.row;

import java.util.List;

/**
 * An album with its media items, the oldest first.
 *
 * @param owner the id of a person
 * @param moment milliseconds since 1970; different for each album of an owner, and followed by
 *     those of the items
 */
public record AlbumRow(
    String id, String owner, long moment, String title, String description, List<Item> items)
    implements NetworkRow {

  /** A media item. */
  public record Item(String id, String title, String url, String mimeType) {}
}
