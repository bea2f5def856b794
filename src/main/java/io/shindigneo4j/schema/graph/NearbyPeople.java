package io.shindigneo4j.schema.graph;

import io.shindigneo4j.schema.query.Detail;
import io.shindigneo4j.schema.query.Item;
import java.util.ArrayList;
import java.util.List;

/**
 * The result of {@link SocialGraphOperations#FRIENDS_OF_FRIENDS}: a page of the list. It travels by
 * columns, as there may be very many people.
 *
 * @param total how many the whole list has
 * @param distances of each person
 * @param values for each selected property a list with that of each person
 * @param details of each person; empty if none were selected
 */
public record NearbyPeople(
    long total, List<Long> distances, List<List<Object>> values, List<List<Detail>> details) {

  /** The people of the page. */
  public List<NearbyPerson> people() {
    List<NearbyPerson> people = new ArrayList<>(distances.size());
    for (int place = 0; place < distances.size(); place++) {
      people.add(new NearbyPerson(item(place), distances.get(place)));
    }
    return people;
  }

  private Item item(int place) {
    List<Object> row = new ArrayList<>(values.size());
    for (List<Object> column : values) {
      row.add(column.get(place));
    }
    return new Item(row, details.isEmpty() ? List.of() : details.get(place));
  }
}
