package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.HttpRequests;
import io.shindigneo4j.benchmark.client.MeasuredTransport;
import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.benchmark.environment.process.MissingServerException;
import io.shindigneo4j.benchmark.measurement.ClosedLoopLoad;
import io.shindigneo4j.benchmark.measurement.Contender;
import io.shindigneo4j.benchmark.question.Population;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.result.Measurement;
import io.shindigneo4j.benchmark.shindig.AppDataCalls;
import io.shindigneo4j.benchmark.shindig.ShindigTransports;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The questions through Shindig's REST and JSON-RPC, with our back end and Shindig's own. */
final class EndToEndSuite implements Suite {

  /**
   * The transport without Shindig. All answers are compared with its answers, and the difference in
   * time is Shindig's share.
   */
  private static final String REFERENCE = "websocket-native";

  private static final String NAME = "rest";
  private static final String APP_DATA = "app-data";

  /** What is measured at a share of the greatest rate, too: as people wait where there is room. */
  private static final List<String> STEADY =
      List.of("person", "friends", "inbox", "own-activities", APP_DATA);

  private static final String STEADY_TRANSPORT = "rest";
  private static final int STEADY_PERCENT = 70;

  static List<String> queries() {
    return List.of(APP_DATA);
  }

  static List<String> transports() {
    return List.of(ShindigTransports.STATIC_FILE);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String description() {
    return "end to end through Shindig's REST and RPC, against Shindig's own JSON back end";
  }

  @Override
  public void run(SuiteContext context) {
    List<Question> questions =
        context.questions().stream().filter(ShindigTransports::take).toList();
    try (Transports transports = new Transports(context.environment(), context.runLog())) {
      List<MeasuredTransport> open = open(context, transports);
      questions.forEach(question -> agree(context, question, open));
      for (Question question : questions) {
        for (int threads : context.filter().threadCounts()) {
          measure(context, question, open, threads);
        }
      }
      if (context.filter().hasQuery(APP_DATA)) {
        measureAppData(context, open);
      }
    }
  }

  private void measure(
      SuiteContext context, Question question, List<MeasuredTransport> open, int threads) {
    try (ClosedLoopLoad load = new ClosedLoopLoad(threads);
        LoadedQuestions loaded = new LoadedQuestions(context)) {
      List<MeasuredTransport> local =
          loaded.take(
              NAME,
              open.stream().filter(each -> each.supports(question)).toList(),
              question,
              threads);
      addFile(context, open, loaded, question.name(), threads);
      steadily(
          question.name(),
          threads,
          loaded,
          loaded.measure(contenders(question, local, threads), load));
    }
  }

  private static void steadily(
      String query, int threads, LoadedQuestions loaded, List<Measurement> found) {
    if (threads > 1 && STEADY.contains(query)) {
      loaded.measureAtShare(STEADY_PERCENT, STEADY_TRANSPORT, found);
    }
  }

  /** The file of the Tomcat whose answers are measured. */
  private static void addFile(
      SuiteContext context,
      List<MeasuredTransport> open,
      LoadedQuestions loaded,
      String query,
      int threads) {
    if (context.filter().hasTransport(ShindigTransports.STATIC_FILE)) {
      open.stream()
          .filter(LoadedQuestions::takes)
          .findFirst()
          .map(each -> ((HttpRequests) each.client()).port())
          .ifPresent(port -> loaded.addFile(NAME, query, threads, port));
    }
  }

  /** App data is none of the papers' questions: it is asked of Shindig alone. */
  private static void measureAppData(SuiteContext context, List<MeasuredTransport> open) {
    List<String> people =
        context.population().some(APP_DATA, context.options().variety(), place -> true).stream()
            .map(Population::id)
            .toList();
    List<AppDataCalls> calls =
        open.stream()
            .filter(each -> AppDataCalls.takes(each.name()))
            .map(each -> new AppDataCalls(each.name(), (HttpRequests) each.client(), people))
            .toList();
    calls.forEach(AppDataCalls::prepare);
    for (int threads : context.filter().threadCounts()) {
      try (ClosedLoopLoad load = new ClosedLoopLoad(threads);
          LoadedQuestions loaded = new LoadedQuestions(context)) {
        calls.forEach(
            each ->
                loaded.add(
                    setting(APP_DATA, each.transport(), "json", threads),
                    each.port(),
                    each.reads()));
        if (!calls.isEmpty()) {
          addFile(context, open, loaded, APP_DATA, threads);
        }
        steadily(APP_DATA, threads, loaded, loaded.measure(List.of(), load));
      }
    }
  }

  private static BenchmarkSetting setting(
      String query, String transport, String format, int threads) {
    return new BenchmarkSetting(NAME, query, transport, format, "none", threads, threads);
  }

  /** The wanted transports; none if Shindig was not built. */
  private static List<MeasuredTransport> open(SuiteContext context, Transports transports) {
    List<MeasuredTransport> shindigProcesses =
        ShindigTransports.names().stream()
            .filter(context.filter()::hasTransport)
            .flatMap(name -> open(name, context).stream())
            .toList();
    return shindigProcesses.isEmpty()
        ? shindigProcesses
        : Stream.concat(transports.open(REFERENCE).stream(), shindigProcesses.stream()).toList();
  }

  private static Optional<MeasuredTransport> open(String name, SuiteContext context) {
    try {
      return Optional.of(ShindigTransports.open(name, context.environment()));
    } catch (MissingServerException e) {
      context.runLog().skip(name, e.getMessage());
      return Optional.empty();
    }
  }

  /** Asks each question once before, because Shindig creates a mailbox at its first use. */
  private static void agree(SuiteContext context, Question question, List<MeasuredTransport> open) {
    open.stream()
        .filter(each -> each.supports(question))
        .forEach(each -> each.put(question).forEach(each.client()::ask));
    context.checked(question, open);
  }

  /**
   * The work of this process. Each turn uses all sets of parameters, and ignores the papers'
   * repetitions because some calls are slow.
   */
  private List<Contender> contenders(
      Question question, List<MeasuredTransport> local, int threads) {
    int cycle = question.parameters().size();
    return local.stream()
        .map(each -> each.contender(name(), question, threads))
        .map(each -> new Contender(each.setting(), cycle, each.work()))
        .toList();
  }
}
