package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.result.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Short names of settings, by the columns in which settings of one transport differ. */
record SettingNames(List<BenchmarkSetting> settings) {

  static SettingNames of(List<Finding> findings) {
    return new SettingNames(findings.stream().map(Finding::setting).toList());
  }

  /** A name without the number of threads. */
  String series(BenchmarkSetting setting) {
    List<String> name = new ArrayList<>(List.of(shortName(setting.transport())));
    if (varies(setting, BenchmarkSetting::format)) {
      name.add(setting.format());
    }
    if (varies(setting, BenchmarkSetting::compression)) {
      name.add(setting.compression());
    }
    if (!hasOneEach(setting.transport()) && varies(setting, BenchmarkSetting::connections)) {
      name.add(setting.connections() + " conn.");
    }
    return String.join(", ", name);
  }

  String full(BenchmarkSetting setting) {
    String query = QueryNames.number(setting.query()).isPresent() ? setting.query() + ", " : "";
    String threads =
        varies(setting, BenchmarkSetting::threads) ? ", " + setting.threads() + " thr." : "";
    return query + series(setting) + threads;
  }

  /** Whether settings of the same transport differ in this column. */
  private boolean varies(BenchmarkSetting setting, Function<BenchmarkSetting, Object> column) {
    return same(setting.transport()).stream().map(column).distinct().count() > 1;
  }

  /** Whether each thread of this transport has its own connection. */
  private boolean hasOneEach(String transport) {
    return same(transport).stream().allMatch(each -> each.connections() == each.threads());
  }

  private List<BenchmarkSetting> same(String transport) {
    return settings.stream().filter(each -> each.transport().equals(transport)).toList();
  }

  static String shortName(String transport) {
    return transport.replace("websocket-", "");
  }
}
