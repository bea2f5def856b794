package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.Summary;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** The records that a statement produced, all of them in memory. */
public record Result(List<String> columns, List<ResultRecord> records, Summary summary) {

  /**
   * @throws IllegalArgumentException for a row that has not a value for each column
   */
  static Result of(List<String> columns, List<List<Object>> rows, Summary summary) {
    return new Result(columns, records(columns, rows), summary);
  }

  /**
   * @throws IllegalArgumentException for a row that has not a value for each column
   */
  static List<ResultRecord> records(List<String> columns, List<List<Object>> rows) {
    List<ResultRecord> records = new ArrayList<>(rows.size());
    for (List<Object> row : rows) {
      if (row.size() != columns.size()) {
        throw new IllegalArgumentException("a record is not as long as the columns " + columns);
      }
      records.add(new ResultRecord(columns, row));
    }
    return Collections.unmodifiableList(records);
  }

  /** Of what was written, for those that must see it; empty where nothing was. */
  public Optional<String> bookmark() {
    return summary.bookmark();
  }

  /** The first record, or empty where there is none. */
  public Optional<ResultRecord> first() {
    return records.stream().findFirst();
  }
}
