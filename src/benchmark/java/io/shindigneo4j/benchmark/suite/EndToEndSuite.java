package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.MeasuredTransport;
import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.benchmark.environment.process.MissingServerException;
import io.shindigneo4j.benchmark.measurement.ClosedLoopLoad;
import io.shindigneo4j.benchmark.measurement.Contender;
import io.shindigneo4j.benchmark.question.Question;
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

  @Override
  public String name() {
    return "rest";
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
          try (ClosedLoopLoad load = new ClosedLoopLoad(threads)) {
            new QuestionRunner(context).measure(contenders(question, open, threads), load);
          }
        }
      }
    }
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
   * The work to measure. Each turn uses all sets of parameters, and ignores the papers' repetitions
   * because some calls are slow.
   */
  private List<Contender> contenders(Question question, List<MeasuredTransport> open, int threads) {
    int cycle = question.parameters().size();
    return open.stream()
        .filter(each -> each.supports(question))
        .map(each -> each.contender(name(), question, threads))
        .map(each -> new Contender(each.setting(), cycle, each.work()))
        .toList();
  }
}
