package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.MeasuredTransport;
import io.shindigneo4j.benchmark.client.Transports;
import java.util.List;

/** The papers' questions over all transports, by one thread and by several. */
final class QueriesSuite implements Suite {

  @Override
  public String name() {
    return "queries";
  }

  @Override
  public String description() {
    return "the papers' 19 questions over every transport";
  }

  @Override
  public boolean isInQuickRun() {
    return true;
  }

  @Override
  public void run(SuiteContext context) {
    try (Transports transports = new Transports(context.environment(), context.runLog())) {
      List<MeasuredTransport> open =
          Transports.names().stream()
              .filter(context.filter()::hasTransport)
              .flatMap(name -> transports.open(name).stream())
              .toList();
      new QuestionRunner(context).measure(name(), context.questions(), open);
    }
  }
}
