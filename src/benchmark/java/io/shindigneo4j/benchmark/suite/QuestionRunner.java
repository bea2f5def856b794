package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.MeasuredTransport;
import io.shindigneo4j.benchmark.measurement.ClosedLoopLoad;
import io.shindigneo4j.benchmark.measurement.Contender;
import io.shindigneo4j.benchmark.measurement.InterleavedRuns;
import io.shindigneo4j.benchmark.question.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Measures questions over transports in alternating turns, and logs the results. */
final class QuestionRunner {

  private final SuiteContext context;

  QuestionRunner(SuiteContext context) {
    this.context = context;
  }

  /** Turns a question over a transport into work of this process. */
  private interface Form {
    Contender of(MeasuredTransport transport, String suite, Question question, int threads);
  }

  /** Measures questions with one thread and with several, after comparing the answers. */
  void measure(String suite, List<Question> questions, List<MeasuredTransport> open) {
    measure(suite, questions, open, MeasuredTransport::contender);
  }

  /** Like {@link #measure}, but several threads pipeline their calls if the client can. */
  void measurePipelining(String suite, List<Question> questions, List<MeasuredTransport> open) {
    measure(suite, questions, open, MeasuredTransport::pipelining);
  }

  private void measure(
      String suite, List<Question> questions, List<MeasuredTransport> open, Form form) {
    questions.forEach(question -> context.checked(question, open));
    for (Question question : questions) {
      for (int threads : context.filter().threadCounts()) {
        try (ClosedLoopLoad load = new ClosedLoopLoad(threads)) {
          measure(suite, question, open, load, form);
        }
      }
    }
  }

  /** Measures a question over the transports that can answer it. */
  void measure(String suite, Question question, List<MeasuredTransport> open, ClosedLoopLoad load) {
    measure(suite, question, open, load, MeasuredTransport::contender);
  }

  /** The load client sends the calls of HTTP. */
  private void measure(
      String suite,
      Question question,
      List<MeasuredTransport> open,
      ClosedLoopLoad load,
      Form form) {
    List<MeasuredTransport> supporting =
        open.stream().filter(each -> each.supports(question)).toList();
    try (LoadedQuestions loaded = new LoadedQuestions(context)) {
      List<Contender> contenders =
          loaded.take(suite, supporting, question, load.size()).stream()
              .map(each -> form.of(each, suite, question, load.size()))
              .toList();
      loaded.measure(contenders, load);
    }
  }

  void measure(List<Contender> contenders, ClosedLoopLoad load) {
    context.runLog().add(InterleavedRuns.measure(contenders, load, context.options()));
  }

  /**
   * Measures questions over transports to different servers. The key of each server becomes part of
   * the query's name.
   */
  void measure(
      String suite,
      List<Question> questions,
      Map<String, List<MeasuredTransport>> servers,
      ClosedLoopLoad load) {
    for (Question question : questions) {
      context.checked(question, servers.values().stream().flatMap(List::stream).toList());
      List<Contender> contenders = new ArrayList<>();
      servers.forEach(
          (circumstance, transports) ->
              transports.forEach(
                  each ->
                      contenders.add(
                          each.contender(suite, question, load.size()).at(circumstance))));
      measure(contenders, load);
    }
  }
}
