package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.Summary;
import java.util.List;
import java.util.Optional;

/** The records that a statement produced, all of them in memory. */
public record Result(List<String> columns, List<ResultRecord> records, Summary summary) {

  /**
   * @throws IllegalArgumentException for a row that has not a value for each column
   */
  static Result of(List<String> columns, List<List<Object>> rows, Summary summary) {
    if (rows.stream().anyMatch(row -> row.size() != columns.size())) {
      throw new IllegalArgumentException("a record is not as long as the columns " + columns);
    }
    return new Result(
        columns, rows.stream().map(row -> new ResultRecord(columns, row)).toList(), summary);
  }

  /** The first record, or empty where there is none. */
  public Optional<ResultRecord> first() {
    return records.stream().findFirst();
  }
}
