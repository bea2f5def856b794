package io.shindigneo4j.driver;

import java.util.List;
import java.util.NoSuchElementException;

/**
 * One record of a result: a value for each column. Integers are {@code Long}, floats {@code
 * Double}.
 */
public record ResultRecord(List<String> columns, List<Object> values) {

  /**
   * The value in a column; may be null.
   *
   * @throws NoSuchElementException for a column that the result has not
   */
  public Object get(String column) {
    int index = columns.indexOf(column);
    if (index < 0) {
      throw new NoSuchElementException("no column " + column + " among " + columns);
    }
    return values.get(index);
  }

  /**
   * The value in a column as one of that type; may be null.
   *
   * @throws ClassCastException for a value of another type
   */
  public <T> T get(String column, Class<T> type) {
    return type.cast(get(column));
  }
}
