package io.shindigneo4j.benchmark.suite;

import com.sun.management.ThreadMXBean;
import io.shindigneo4j.benchmark.identity.Caller;
import io.shindigneo4j.benchmark.identity.Callers;
import io.shindigneo4j.benchmark.measurement.ClosedLoopLoad;
import io.shindigneo4j.benchmark.measurement.Contender;
import io.shindigneo4j.benchmark.measurement.SelfTimed;
import io.shindigneo4j.benchmark.measurement.SelfTimedResult;
import io.shindigneo4j.benchmark.measurement.SelfTimedRuns;
import io.shindigneo4j.benchmark.question.Population;
import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** The same calls by each way to say who asks. */
final class IdentitySuite implements Suite {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private static final String FIELDS = "identity-fields";
  private static final String SELF = "identity-self";
  private static final String SESSION = "identity-session";
  private static final String NEW_TOKEN = "identity-new-token";
  private static final String COOKIE = "session-cookie";
  private static final String NOBODY = "nobody";

  private static final Map<String, String> PATHS =
      Map.of(
          FIELDS, "/social/rest/people/@supportedFields",
          SELF, "/social/rest/people/@me/@self?fields=id");

  private static final List<String> WAYS =
      List.of(Callers.SECURITY_TOKEN, Callers.BEARER_TOKEN, Callers.PROVIDER_JWT);

  static List<String> queries() {
    return List.of(FIELDS, SELF, SESSION, NEW_TOKEN);
  }

  static List<String> transports() {
    List<String> all = new ArrayList<>(WAYS);
    all.addAll(List.of(COOKIE, NOBODY));
    return all;
  }

  @Override
  public String name() {
    return "identity";
  }

  @Override
  public String description() {
    return "calls with a security token, access tokens and a session";
  }

  @Override
  public void run(SuiteContext context) throws Exception {
    if (queries().stream().noneMatch(context.filter()::hasQuery)) {
      return;
    }
    String person = Population.id(0);
    try (Callers callers = new Callers(context.environment(), person)) {
      for (int threads : context.filter().threadCounts()) {
        try (ClosedLoopLoad load = new ClosedLoopLoad(threads)) {
          new QuestionRunner(context).measure(contenders(context, callers, threads), load);
        }
      }
      if (context.filter().hasQuery(NEW_TOKEN)) {
        context.runLog().add(SelfTimedRuns.measure(newTokens(callers), context.options()));
      }
    }
  }

  private List<Contender> contenders(SuiteContext context, Callers callers, int threads)
      throws Exception {
    Map<BenchmarkSetting, Caller> all = new LinkedHashMap<>();
    for (String query : List.of(FIELDS, SELF)) {
      WAYS.forEach(way -> all.put(setting(query, way, threads), callers.of(way, PATHS.get(query))));
    }
    all.put(setting(SESSION, COOKIE, threads), callers.ofSession());
    all.put(setting(SESSION, NOBODY, threads), callers.ofNobody());
    return all.entrySet().stream()
        .filter(each -> context.filter().hasQuery(each.getKey().query()))
        .filter(each -> context.filter().hasTransport(each.getKey().transport()))
        .map(each -> new Contender(each.getKey(), number -> each.getValue().call()))
        .toList();
  }

  private BenchmarkSetting setting(String query, String way, int threads) {
    return new BenchmarkSetting(name(), query, way, "json", "none", threads, threads);
  }

  /** Each call with a token that Shindig sees for the first time. Making it does not count. */
  private Map<BenchmarkSetting, SelfTimed> newTokens(Callers callers) {
    String path = PATHS.get(FIELDS);
    Caller security = callers.of(Callers.SECURITY_TOKEN, path);
    Caller provider = callers.of(Callers.PROVIDER_JWT, path);
    Map<BenchmarkSetting, SelfTimed> all = new LinkedHashMap<>();
    all.put(
        setting(NEW_TOKEN, Callers.SECURITY_TOKEN, 1),
        () -> timed(callers, security, callers::securityToken));
    all.put(
        setting(NEW_TOKEN, Callers.PROVIDER_JWT, 1),
        () -> timed(callers, provider, callers::providerToken));
    return all;
  }

  /** A signature is made each time, so that all wait as long between calls. */
  private static SelfTimedResult timed(Callers callers, Caller caller, Supplier<String> header) {
    String unused = callers.providerToken();
    String token = header.get();
    long allocated = THREADS.getCurrentThreadAllocatedBytes();
    long nanoseconds = caller.timed(token);
    return new SelfTimedResult(nanoseconds, THREADS.getCurrentThreadAllocatedBytes() - allocated);
  }
}
