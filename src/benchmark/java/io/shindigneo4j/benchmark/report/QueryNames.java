package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.Finding;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Parts of query names. A name can end with a number, as in person@4. */
final class QueryNames {

  private QueryNames() {}

  static String base(String query) {
    int at = query.lastIndexOf('@');
    return at < 0 ? query : query.substring(0, at);
  }

  static Optional<Double> number(String query) {
    String end = query.substring(query.lastIndexOf('@') + 1);
    return query.contains("@") && end.matches("\\d+(\\.\\d+)?")
        ? Optional.of(Double.valueOf(end))
        : Optional.empty();
  }

  /** Groups results by the part before the number. */
  static Collection<List<Finding>> byBase(List<Finding> findings) {
    Map<String, List<Finding>> groups =
        findings.stream()
            .collect(
                Collectors.groupingBy(
                    each -> base(each.setting().query()), LinkedHashMap::new, Collectors.toList()));
    return groups.values();
  }
}
