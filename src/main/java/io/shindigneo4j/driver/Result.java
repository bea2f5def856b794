package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.Summary;
import java.util.List;
import java.util.Optional;

/** The records that a statement produced, all of them in memory. */
public record Result(List<String> columns, List<ResultRecord> records, Summary summary) {

  static Result of(List<String> columns, List<List<Object>> rows, Summary summary) {
    return new Result(
        columns, rows.stream().map(row -> new ResultRecord(columns, row)).toList(), summary);
  }

  /** The only record, or empty where there is none. */
  public Optional<ResultRecord> first() {
    return records.stream().findFirst();
  }
}
