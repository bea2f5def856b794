package io.shindigneo4j.schema.activities;

import io.shindigneo4j.schema.query.Item;
import io.shindigneo4j.schema.query.ListPage;
import java.util.List;

/**
 * A page of a list of activities.
 *
 * @param total how many the whole list has
 */
public record ActivityPage(long total, List<Item> activities) implements ListPage {

  @Override
  public int size() {
    return activities.size();
  }
}
