package io.shindigneo4j.benchmark.question;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * What an answer is made of: an item, a list of items, or a list by columns.
 *
 * @param column the list's name in the one record; null for an item
 * @param byColumns whether the list has columns in place of items
 * @param conversion makes a bean of an item
 */
record Shape(String column, boolean byColumns, Function<Fields, ?> conversion) {

  static Shape item(Function<Fields, ?> conversion) {
    return new Shape(null, false, conversion);
  }

  static Shape list(String column, Function<Fields, ?> conversion) {
    return new Shape(column, false, conversion);
  }

  static Shape columns(Function<Fields, ?> conversion) {
    return new Shape(null, true, conversion);
  }

  /** Of the record that is all of an answer. */
  Answer ofOne(Fields whole) {
    if (byColumns) {
      return new Answer((Long) whole.get("total"), rows(whole));
    }
    return column == null
        ? new Answer(null, List.of(conversion.apply(whole)))
        : new Answer((Long) whole.get("total"), items((List<?>) whole.get(column)));
  }

  private List<Object> items(List<?> items) {
    List<Object> beans = new ArrayList<>(items.size());
    for (Object item : items) {
      beans.add(conversion.apply(((Map<?, ?>) item)::get));
    }
    return beans;
  }

  private List<Object> rows(Fields whole) {
    List<?> distances = (List<?>) whole.get("distances");
    List<?> columns = (List<?>) whole.get("values");
    List<Object> beans = new ArrayList<>(distances.size());
    for (int i = 0; i < distances.size(); i++) {
      int place = i;
      beans.add(
          conversion.apply(
              name ->
                  switch (name) {
                    case "distance" -> distances.get(place);
                    case "values" -> row(columns, place);
                    default -> null;
                  }));
    }
    return beans;
  }

  private static List<Object> row(List<?> columns, int place) {
    List<Object> row = new ArrayList<>(columns.size());
    columns.forEach(column -> row.add(((List<?>) column).get(place)));
    return row;
  }

  /** Of records each of which is an item. */
  Answer ofRows(List<? extends Fields> rows) {
    List<Object> beans = new ArrayList<>(rows.size());
    rows.forEach(row -> beans.add(conversion.apply(row)));
    boolean counted = byColumns || column != null;
    return new Answer(counted ? (Long) rows.get(0).get("total") : null, beans);
  }
}
