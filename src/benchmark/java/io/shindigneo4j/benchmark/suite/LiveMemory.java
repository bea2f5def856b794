package io.shindigneo4j.benchmark.suite;

import com.sun.management.UnixOperatingSystemMXBean;
import io.shindigneo4j.benchmark.environment.ShindigProcess;
import io.shindigneo4j.benchmark.live.Listening;
import io.shindigneo4j.benchmark.live.LiveTurns;
import io.shindigneo4j.benchmark.live.Ways;
import io.shindigneo4j.benchmark.measurement.TurnResult;
import io.shindigneo4j.benchmark.question.Population;
import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.installation.JvmBeans;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.stream.IntStream;
import org.HdrHistogram.Histogram;

/**
 * What those cost who listen while nothing happens: bytes of Shindig's heap for each, and the time
 * to connect one.
 */
final class LiveMemory {

  static final String QUERY = "live-idle";

  private static final int WANTED = 20_000;
  private static final int QUICK = 500;

  /** Files of a process that are no connections of those who listen. */
  private static final int OTHER_FILES = 600;

  private static final int DIGITS = 3;

  private final SuiteContext context;

  LiveMemory(SuiteContext context) {
    this.context = context;
  }

  void run() throws Exception {
    if (!context.filter().hasQuery(QUERY) || !context.filter().hasTransport(LiveTurns.EVENTS)) {
      return;
    }
    ShindigProcess shindig = LiveSuite.shindig(context);
    int people = context.population().network().shape().people();
    int count = count();
    List<String> viewers =
        IntStream.range(0, count).mapToObj(i -> Population.id(i % people)).toList();
    try (JvmBeans beans = shindig.beans()) {
      long before = beans.bytesInUse();
      long begin = System.nanoTime();
      try (Listening listening = Ways.eventStreams(shindig.port(), viewers, post -> {})) {
        long nanoseconds = System.nanoTime() - begin;
        report(count, nanoseconds, beans.bytesInUse() - before);
      }
    }
  }

  /** As many as a process may have open, if those are fewer. */
  private int count() {
    if (context.options().isQuick()) {
      return QUICK;
    }
    UnixOperatingSystemMXBean system =
        (UnixOperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    long possible = system.getMaxFileDescriptorCount() - OTHER_FILES;
    if (possible < WANTED) {
      context
          .runLog()
          .skip(QUERY + " of " + WANTED, "a process may have only " + possible + " open files");
    }
    return (int) Math.min(WANTED, possible);
  }

  private void report(int count, long nanoseconds, long bytes) {
    Histogram each = new Histogram(DIGITS);
    each.recordValueWithCount(Math.max(1, nanoseconds / count), count);
    BenchmarkSetting setting =
        new BenchmarkSetting(LiveSuite.NAME, QUERY, LiveTurns.EVENTS, "json", "none", count, 1);
    context
        .runLog()
        .add(
            List.of(
                TurnResult.sum(setting, List.of(new TurnResult(each, nanoseconds / 1e9, bytes)))));
  }
}
