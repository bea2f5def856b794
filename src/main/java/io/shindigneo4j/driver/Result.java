package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.Summary;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** All records of a statement, in memory. */
public record Result(List<String> columns, List<ResultRecord> records, Summary summary) {

  /**
   * The result with these rows.
   *
   * @throws IllegalArgumentException if a row has not one value for each column
   */
  static Result of(List<String> columns, List<List<@Nullable Object>> rows, Summary summary) {
    return new Result(columns, records(columns, rows), summary);
  }

  /**
   * The records of these rows.
   *
   * @throws IllegalArgumentException if a row has not one value for each column
   */
  static List<ResultRecord> records(List<String> columns, List<List<@Nullable Object>> rows) {
    List<ResultRecord> records = new ArrayList<>(rows.size());
    for (List<@Nullable Object> row : rows) {
      if (row.size() != columns.size()) {
        throw new IllegalArgumentException("a record is not as long as the columns " + columns);
      }
      records.add(new ResultRecord(columns, row));
    }
    return Collections.unmodifiableList(records);
  }

  /** The bookmark of the write, for statements that must see it; empty if nothing was written. */
  public Optional<String> bookmark() {
    return summary.bookmark();
  }

  /** The first record; empty if there is none. */
  public Optional<ResultRecord> first() {
    return records.stream().findFirst();
  }
}
