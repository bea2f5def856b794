package io.shindigneo4j.benchmark.question;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * How an answer's records contain its items.
 *
 * @param column the name of the list in the single record; null if there is none
 * @param conversion converts an item to a bean
 */
record AnswerShape(Layout layout, String column, Function<FieldValues, ?> conversion) {

  /** Where the items are. */
  enum Layout {
    /** The single record is the item. */
    ITEM,
    /** In a list of the single record. */
    LIST,
    /** The same without a total. */
    UNCOUNTED_LIST,
    /** In lists of the single record, one list for each field. */
    COLUMNS,
    /** Each record is an item. */
    RECORDS
  }

  static AnswerShape item(Function<FieldValues, ?> conversion) {
    return new AnswerShape(Layout.ITEM, null, conversion);
  }

  static AnswerShape list(String column, Function<FieldValues, ?> conversion) {
    return new AnswerShape(Layout.LIST, column, conversion);
  }

  static AnswerShape uncountedList(String column, Function<FieldValues, ?> conversion) {
    return new AnswerShape(Layout.UNCOUNTED_LIST, column, conversion);
  }

  static AnswerShape columns(Function<FieldValues, ?> conversion) {
    return new AnswerShape(Layout.COLUMNS, null, conversion);
  }

  static AnswerShape records(Function<FieldValues, ?> conversion) {
    return new AnswerShape(Layout.RECORDS, null, conversion);
  }

  /** Converts all records of an answer, of which there is at least one. */
  ShindigAnswer of(List<? extends FieldValues> records) {
    FieldValues first = records.get(0);
    return switch (layout) {
      case ITEM -> new ShindigAnswer(null, List.of(conversion.apply(first)));
      case LIST -> new ShindigAnswer(total(first), items((List<?>) first.get(column)));
      case UNCOUNTED_LIST -> new ShindigAnswer(null, items((List<?>) first.get(column)));
      case COLUMNS -> new ShindigAnswer(total(first), rows(first));
      case RECORDS -> ofRows(records);
    };
  }

  private static Long total(FieldValues record) {
    return (Long) record.get("total");
  }

  private List<Object> items(List<?> items) {
    List<Object> beans = new ArrayList<>(items.size());
    for (Object item : items) {
      beans.add(conversion.apply(((Map<?, ?>) item)::get));
    }
    return beans;
  }

  private List<Object> rows(FieldValues whole) {
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

  /** Converts records that are items, whatever the layout is. */
  ShindigAnswer ofRows(List<? extends FieldValues> rows) {
    List<Object> beans = new ArrayList<>(rows.size());
    rows.forEach(row -> beans.add(conversion.apply(row)));
    boolean counted = layout == Layout.LIST || layout == Layout.COLUMNS;
    return new ShindigAnswer(counted ? total(rows.get(0)) : null, beans);
  }
}
