package io.shindigneo4j.driver;

import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * One record of a result, with a value for each column. Integers are {@code Long}, floats are
 * {@code Double}.
 */
public record ResultRecord(List<String> columns, List<@Nullable Object> values) {

  /**
   * The value of a column; may be null.
   *
   * @throws NoSuchElementException if there is no such column
   */
  public @Nullable Object get(String column) {
    int index = columns.indexOf(column);
    if (index < 0) {
      throw new NoSuchElementException("no column " + column + " among " + columns);
    }
    return values.get(index);
  }

  /**
   * The value of a column, cast to a type; may be null.
   *
   * @throws ClassCastException if the value has another type
   */
  public <T> @Nullable T get(String column, Class<T> type) {
    return type.cast(get(column));
  }
}
