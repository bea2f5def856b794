package io.shindigneo4j.testing;

import static org.junit.platform.engine.discovery.ClassNameFilter.includeClassNamePatterns;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectPackage;
import static org.junit.platform.launcher.TagFilter.excludeTags;

import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/**
 * Runs the tests of packages again and again in one process, each time in another order of their
 * classes. So it finds tests that fail by chance, by warmth, or by what others have left behind.
 */
public final class ShuffledPasses {

  private ShuffledPasses() {}

  /** Takes the number of passes, the seed of the first, and the packages. */
  public static void main(String[] arguments) {
    int passes = Integer.parseInt(arguments[0]);
    long seed = Long.parseLong(arguments[1]);
    List<String> packages = Stream.of(arguments).skip(2).toList();
    Launcher launcher = LauncherFactory.create();
    long failures = 0;
    for (int pass = 0; pass < passes; pass++) {
      failures += failures(launcher, request(packages, seed + pass), seed + pass);
    }
    System.exit(failures == 0 ? 0 : 1);
  }

  private static LauncherDiscoveryRequest request(List<String> packages, long seed) {
    return LauncherDiscoveryRequestBuilder.request()
        .selectors(packages.stream().map(each -> selectPackage(each)).toList())
        .filters(includeClassNamePatterns(".*Test"), excludeTags("exhaustive"))
        .configurationParameter(
            "junit.jupiter.testclass.order.default", ClassOrderer.Random.class.getName())
        .configurationParameter("junit.jupiter.execution.order.random.seed", Long.toString(seed))
        .build();
  }

  private static long failures(Launcher launcher, LauncherDiscoveryRequest request, long seed) {
    SummaryGeneratingListener listener = new SummaryGeneratingListener();
    launcher.execute(request, listener);
    TestExecutionSummary summary = listener.getSummary();
    summary.printFailuresTo(new PrintWriter(System.out, true), 10);
    System.out.printf(
        "seed %d: %d passed, %d failed, %d s%n",
        seed,
        summary.getTestsSucceededCount(),
        summary.getTotalFailureCount(),
        (summary.getTimeFinished() - summary.getTimeStarted()) / 1000);
    return summary.getTotalFailureCount();
  }
}
