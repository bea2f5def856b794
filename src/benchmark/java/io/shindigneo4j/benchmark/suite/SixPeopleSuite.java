package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.HttpRequests;
import io.shindigneo4j.benchmark.client.MeasuredTransport;
import io.shindigneo4j.benchmark.environment.process.MissingServerException;
import io.shindigneo4j.benchmark.measurement.ClosedLoopLoad;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.question.SampleQuestions;
import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.benchmark.shindig.AppDataCalls;
import io.shindigneo4j.benchmark.shindig.ShindigTransports;
import java.util.List;
import java.util.Optional;

/**
 * REST with the six people of Shindig's own file, which its own back end searches as fast as it
 * can.
 */
final class SixPeopleSuite implements Suite {

  private static final String NAME = "rest-six";
  private static final String APP_DATA = "app-data";

  /** Adds what is asked by a number of threads. */
  private interface Asked {
    void addTo(LoadedQuestions loaded, int threads);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String description() {
    return "REST with the six people of Shindig's own file, against its JSON back end";
  }

  @Override
  public void run(SuiteContext context) {
    List<MeasuredTransport> open =
        ShindigTransports.namesOfSix().stream()
            .filter(context.filter()::hasTransport)
            .flatMap(name -> open(name, context).stream())
            .toList();
    if (!open.isEmpty()) {
      ask(context, open);
      open.forEach(MeasuredTransport::close);
    }
  }

  private static Optional<MeasuredTransport> open(String name, SuiteContext context) {
    try {
      return Optional.of(ShindigTransports.openOfSix(name, context.environment()));
    } catch (MissingServerException e) {
      context.runLog().skip(name, e.getMessage());
      return Optional.empty();
    }
  }

  private static void ask(SuiteContext context, List<MeasuredTransport> open) {
    List<Question> questions =
        SampleQuestions.all().stream()
            .filter(each -> context.filter().hasQuery(each.name()))
            .toList();
    questions.forEach(each -> context.checked(each, open));
    for (Question question : questions) {
      measure(
          context,
          (loaded, threads) -> {
            List<MeasuredTransport> unused = loaded.take(NAME, open, question, threads);
            addFile(context, open, loaded, question.name(), threads);
          });
    }
    if (context.filter().hasQuery(APP_DATA)) {
      List<AppDataCalls> calls = open.stream().map(SixPeopleSuite::appData).toList();
      calls.forEach(AppDataCalls::prepare);
      measure(
          context,
          (loaded, threads) -> {
            add(calls, loaded, threads);
            addFile(context, open, loaded, APP_DATA, threads);
          });
    }
  }

  /** The file of the Tomcat that is opened first. */
  private static void addFile(
      SuiteContext context,
      List<MeasuredTransport> open,
      LoadedQuestions loaded,
      String query,
      int threads) {
    if (context.filter().hasTransport(ShindigTransports.STATIC_FILE)) {
      loaded.addFile(NAME, query, threads, ((HttpRequests) open.get(0).client()).port());
    }
  }

  private static AppDataCalls appData(MeasuredTransport transport) {
    return new AppDataCalls(
        transport.name(), (HttpRequests) transport.client(), SampleQuestions.PEOPLE);
  }

  private static void add(List<AppDataCalls> calls, LoadedQuestions loaded, int threads) {
    for (AppDataCalls each : calls) {
      BenchmarkSetting setting =
          new BenchmarkSetting(NAME, APP_DATA, each.transport(), "json", "none", threads, threads);
      loaded.add(setting, each.port(), each.reads());
    }
  }

  private static void measure(SuiteContext context, Asked asked) {
    for (int threads : context.filter().threadCounts()) {
      try (ClosedLoopLoad none = new ClosedLoopLoad(threads);
          LoadedQuestions loaded = new LoadedQuestions(context)) {
        asked.addTo(loaded, threads);
        loaded.measure(List.of(), none);
      }
    }
  }
}
