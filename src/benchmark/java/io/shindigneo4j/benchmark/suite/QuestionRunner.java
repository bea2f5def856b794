package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.Transport;
import io.shindigneo4j.benchmark.measurement.ClosedLoopLoad;
import io.shindigneo4j.benchmark.measurement.Contender;
import io.shindigneo4j.benchmark.measurement.InterleavedRuns;
import io.shindigneo4j.benchmark.question.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Measures what takes turns, and notes it. */
final class QuestionRunner {

  private final SuiteContext context;

  QuestionRunner(SuiteContext context) {
    this.context = context;
  }

  /** How so many threads ask a question over a transport. */
  private interface Asking {
    Contender of(Transport transport, String suite, Question question, int threads);
  }

  /** Questions over transports that answer the same, by one thread and by several. */
  void measure(String suite, List<Question> questions, List<Transport> open) {
    measure(suite, questions, open, Transport::contender);
  }

  /** As {@link #measure}; several threads pipeline what they ask where they can. */
  void measurePipelining(String suite, List<Question> questions, List<Transport> open) {
    measure(suite, questions, open, Transport::pipelining);
  }

  private void measure(
      String suite, List<Question> questions, List<Transport> open, Asking asking) {
    questions.forEach(question -> context.agreed(question, open));
    for (Question question : questions) {
      for (int threads : context.filter().threadCounts()) {
        try (ClosedLoopLoad load = new ClosedLoopLoad(threads)) {
          measure(suite, question, open, load, asking);
        }
      }
    }
  }

  /** A question over those of the transports that know it. */
  void measure(String suite, Question question, List<Transport> open, ClosedLoopLoad load) {
    measure(suite, question, open, load, Transport::contender);
  }

  private void measure(
      String suite, Question question, List<Transport> open, ClosedLoopLoad load, Asking asking) {
    measure(
        open.stream()
            .filter(each -> each.takes(question))
            .map(each -> asking.of(each, suite, question, load.size()))
            .toList(),
        load);
  }

  void measure(List<Contender> contenders, ClosedLoopLoad load) {
    context.runLog().add(InterleavedRuns.measure(contenders, load, context.options()));
  }

  /** Questions over transports to servers that differ: by what, the names of the queries tell. */
  void measure(
      String suite,
      List<Question> questions,
      Map<String, List<Transport>> servers,
      ClosedLoopLoad load) {
    for (Question question : questions) {
      context.agreed(question, servers.values().stream().flatMap(List::stream).toList());
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
