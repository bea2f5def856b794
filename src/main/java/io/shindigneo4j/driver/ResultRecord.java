package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.GraphValue.UnreadableValue;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * One record of a result, with a value for each column. Integers are {@code Long}, floats are
 * {@code Double}.
 */
public record ResultRecord(List<String> columns, List<@Nullable Object> values) {

  /**
   * The value of a column; may be null. An {@link UnreadableValue} if this side cannot read it.
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
   * @throws ClassCastException if the value has another type, or cannot be read
   */
  public <T> @Nullable T get(String column, Class<T> type) {
    Object value = get(column);
    if (value instanceof UnreadableValue unreadable && !type.isInstance(value)) {
      throw new ClassCastException(
          column + " cannot be read: " + unreadable.reason() + ": " + unreadable.written());
    }
    return type.cast(value);
  }
}
