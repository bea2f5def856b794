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

  /** Makes the work of asking a question over a transport with this number of threads. */
  private interface Asking {
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
      String suite, List<Question> questions, List<MeasuredTransport> open, Asking asking) {
    questions.forEach(question -> context.checked(question, open));
    for (Question question : questions) {
      for (int threads : context.filter().threadCounts()) {
        try (ClosedLoopLoad load = new ClosedLoopLoad(threads)) {
          measure(suite, question, open, load, asking);
        }
      }
    }
  }

  /** Measures a question over the transports that can answer it. */
  void measure(String suite, Question question, List<MeasuredTransport> open, ClosedLoopLoad load) {
    measure(suite, question, open, load, MeasuredTransport::contender);
  }

  private void measure(
      String suite,
      Question question,
      List<MeasuredTransport> open,
      ClosedLoopLoad load,
      Asking asking) {
    measure(
        open.stream()
            .filter(each -> each.supports(question))
            .map(each -> asking.of(each, suite, question, load.size()))
            .toList(),
        load);
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
