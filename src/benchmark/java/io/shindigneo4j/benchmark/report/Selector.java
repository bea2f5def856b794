package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.result.Finding;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;

/** Selects rows of the results by their columns. papers.txt describes the syntax. */
record Selector(List<String> columns) {

  private static final int QUERY = 1;
  private static final int THREADS = 6;
  private static final String ANY = "*";
  static final String MANY = "many";
  private static final String BEST = "best";

  private static final BinaryOperator<Finding> FASTER =
      BinaryOperator.maxBy(Comparator.comparingDouble(each -> each.row().callsPerSecond()));

  static Selector parse(String text) {
    return new Selector(List.of(text.split("/")));
  }

  boolean isForMany() {
    return threads().equals(MANY);
  }

  /** The same selector with this number of threads in place of a word. */
  Selector with(int threads) {
    List<String> newer = new ArrayList<>(columns);
    newer.set(THREADS, Integer.toString(threads));
    return new Selector(List.copyOf(newer));
  }

  /** The fastest selected row of each query, by the query's name without its number. */
  Map<String, Finding> of(List<Finding> findings) {
    Map<String, Finding> found = new LinkedHashMap<>();
    findings.stream()
        .filter(each -> matches(each.setting()))
        .forEach(each -> found.merge(QueryNames.base(each.setting().query()), each, FASTER));
    return found;
  }

  boolean matches(BenchmarkSetting setting) {
    String[] values = setting.columns().split(",", -1);
    for (int i = 0; i < columns.size(); i++) {
      if (i == QUERY ? !isQuery(values[i]) : !isOneOf(columns.get(i), values[i])) {
        return false;
      }
    }
    return true;
  }

  private boolean isQuery(String query) {
    String wanted = columns.get(QUERY);
    if (wanted.startsWith("*@")) {
      return query.endsWith(wanted.substring(1));
    }
    return wanted.equals(ANY) ? !query.equals("empty") : isOneOf(wanted, query);
  }

  private static boolean isOneOf(String wanted, String value) {
    return wanted.equals(ANY)
        || wanted.equals(BEST)
        || (wanted.equals(MANY) && !value.equals("1"))
        || List.of(wanted.split(",")).contains(value);
  }

  private String threads() {
    return columns.size() > THREADS ? columns.get(THREADS) : ANY;
  }
}
