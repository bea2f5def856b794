package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.result.Finding;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/** Finds the row that a row of a suite is compared with. */
record Baseline(List<Finding> suite) {

  /**
   * The row of Bolt, or of a static file, of the same query and threads, or else the first row that
   * differs least. Empty for that row itself.
   */
  Optional<Finding> of(Finding finding) {
    Optional<Finding> found =
        Stream.of(
                row("bolt", finding),
                row("static-file", finding),
                first(finding, (a, b) -> sameTransport(a, b) && a.threads() == b.threads()),
                first(finding, (a, b) -> a.threads() == b.threads()),
                first(finding, Baseline::sameTransport))
            .flatMap(Optional::stream)
            .findFirst();
    return found.filter(each -> !each.equals(finding));
  }

  private Optional<Finding> row(String transport, Finding finding) {
    BenchmarkSetting setting = finding.setting();
    return suite.stream()
        .filter(each -> each.setting().transport().equals(transport))
        .filter(each -> each.setting().query().equals(setting.query()))
        .filter(each -> each.setting().threads() == setting.threads())
        .filter(each -> !setting.transport().equals(transport))
        .findFirst();
  }

  private Optional<Finding> first(
      Finding finding, BiPredicate<BenchmarkSetting, BenchmarkSetting> alike) {
    List<Finding> found =
        suite.stream()
            .filter(each -> sameQuery(each.setting(), finding.setting()))
            .filter(each -> alike.test(each.setting(), finding.setting()))
            .toList();
    return found.size() > 1 ? Optional.of(found.get(0)) : Optional.empty();
  }

  private static boolean sameQuery(BenchmarkSetting one, BenchmarkSetting other) {
    return QueryNames.base(one.query()).equals(QueryNames.base(other.query()));
  }

  private static boolean sameTransport(BenchmarkSetting one, BenchmarkSetting other) {
    return one.transport().equals(other.transport());
  }
}
