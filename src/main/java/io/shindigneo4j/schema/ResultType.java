package io.shindigneo4j.schema;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The result of an operation: records of one type, and how many there are. The columns are the
 * components of the record, in their order. A component is a string, a {@code boolean}, a {@code
 * long}, a {@code double}, an enum (by its name in lower case), a record, a list of these or a map
 * of these by names, or an object of any type. It is not null, unless it {@link MayBeAbsent}.
 *
 * @param <R> the record, an {@code Optional} of it, or a {@code List} of it
 */
public final class ResultType<R> {

  private final Class<? extends Record> recordType;
  private final Function<R, List<? extends Record>> records;
  private final Function<List<Record>, R> result;

  /** Made when it is first asked for: few clients ask for all operations. */
  private volatile ResultMapping mapping;

  private ResultType(
      Class<? extends Record> recordType,
      Function<R, List<? extends Record>> records,
      Function<List<Record>, R> result) {
    this.recordType = recordType;
    this.records = records;
    this.result = result;
  }

  /** Exactly one record. */
  public static <T extends Record> ResultType<T> one(Class<T> type) {
    return new ResultType<>(
        type,
        List::of,
        came -> {
          if (came.size() != 1) {
            throw new ResultMismatchException("one record must come, not " + came.size());
          }
          return type.cast(came.get(0));
        });
  }

  /** One record or none. */
  public static <T extends Record> ResultType<Optional<T>> atMostOne(Class<T> type) {
    return new ResultType<>(
        type,
        result -> result.map(List::of).orElse(List.of()),
        came -> {
          if (came.size() > 1) {
            throw new ResultMismatchException("one record at most must come, not " + came.size());
          }
          return came.stream().findFirst().map(type::cast);
        });
  }

  /** Any number of records. */
  public static <T extends Record> ResultType<List<T>> many(Class<T> type) {
    return new ResultType<>(
        type, result -> result, came -> came.stream().<T>map(type::cast).toList());
  }

  /** The type of each record. */
  public Class<? extends Record> recordType() {
    return recordType;
  }

  /**
   * The names of the columns.
   *
   * @throws IllegalArgumentException where the record has a component of a type that no result has
   */
  public List<String> columns() {
    return mapping().names();
  }

  /** The values of each record as they travel, in the order of the columns. */
  public List<List<Object>> toRows(R result) {
    List<? extends Record> all = records.apply(result);
    List<List<Object>> rows = new ArrayList<>(all.size());
    for (Record each : all) {
      rows.add(Arrays.asList(mapping().encode(each)));
    }
    return rows;
  }

  /**
   * The result that came as rows. Columns that the record has not are passed over.
   *
   * @throws ResultMismatchException for a value that is missing or of another type, and for too
   *     many or too few records
   */
  public R fromRows(List<String> columns, List<List<Object>> rows) {
    int[] places = places(columns);
    List<Record> came = new ArrayList<>(rows.size());
    for (List<Object> row : rows) {
      came.add(mapping().decode(values(row, places)));
    }
    return result.apply(came);
  }

  /** The column of each component; null if the columns are the components. */
  private int[] places(List<String> columns) {
    if (columns.equals(columns())) {
      return null;
    }
    int[] places = columns().stream().mapToInt(columns::indexOf).toArray();
    for (int i = 0; i < places.length; i++) {
      if (places[i] < 0 && !mapping().mayBeAbsent(columns().get(i))) {
        throw new ResultMismatchException(columns().get(i) + " is not among the columns");
      }
    }
    return places;
  }

  private static Object[] values(List<Object> row, int[] places) {
    if (places == null) {
      return row.toArray();
    }
    Object[] values = new Object[places.length];
    for (int i = 0; i < places.length; i++) {
      values[i] = places[i] < 0 ? null : row.get(places[i]);
    }
    return values;
  }

  private ResultMapping mapping() {
    ResultMapping known = mapping;
    if (known == null) {
      known = ResultMapping.of(recordType);
      mapping = known;
    }
    return known;
  }
}
