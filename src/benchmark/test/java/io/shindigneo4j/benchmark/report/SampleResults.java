package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.result.Finding;
import io.shindigneo4j.benchmark.result.Interval;
import io.shindigneo4j.benchmark.result.Measurement;
import io.shindigneo4j.benchmark.result.ResultRow;
import io.shindigneo4j.benchmark.result.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Made-up results for tests. */
final class SampleResults {

  private final List<Finding> findings = new ArrayList<>();

  /** Adds a result of one thread. */
  SampleResults one(String suite, String query, String transport, double median) {
    return add(
        new BenchmarkSetting(suite, query, transport, "bson", "none", 1, 1), median, 1e6 / median);
  }

  /** Adds a result of 32 threads. */
  SampleResults many(String suite, String query, String transport, double callsPerSecond) {
    BenchmarkSetting setting = new BenchmarkSetting(suite, query, transport, "bson", "none", 1, 32);
    return add(setting, 32e6 / callsPerSecond, callsPerSecond);
  }

  SampleResults add(BenchmarkSetting setting, double median, double callsPerSecond) {
    ResultRow row = new ResultRow(setting, median, 3 * median, callsPerSecond, 100L);
    Interval medians = new Interval(median * 0.9, median * 1.1);
    Interval rates = new Interval(callsPerSecond * 0.9, callsPerSecond * 1.1);
    findings.add(new Finding(new Measurement(row, medians, rates, 2 * median, 7), "run"));
    return this;
  }

  Results results() {
    return new Results(findings, Map.of());
  }
}
