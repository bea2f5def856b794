package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.MeasuredTransport;
import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.benchmark.environment.BundledPack;
import io.shindigneo4j.benchmark.question.CrossReferenceQuestions;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.installation.PluggedServer;
import java.util.List;

/** Small calls of a pack's procedures over all transports that call the same procedure. */
final class ProceduresSuite implements Suite {

  /** The pack's own default number of entries of each kind. */
  private static final long MANY = 10_000;

  private static final long FEW = 500;

  @Override
  public String name() {
    return "procedures";
  }

  @Override
  public String description() {
    return "calls of a pack by our driver, our HTTP and Neo4j's HTTP API";
  }

  @Override
  public void run(SuiteContext context) {
    if (CrossReferenceQuestions.NAMES.stream().noneMatch(context.filter()::hasQuery)) {
      return;
    }
    try (SuiteServers servers = new SuiteServers(context)) {
      PluggedServer server = servers.add(BundledPack.CROSS_REFERENCE);
      List<Question> questions = request(server, context);
      List<MeasuredTransport> open = servers.keep(context.wanted(Transports.ofProcedures(server)));
      new QuestionRunner(context).measurePipelining(name(), questions, open);
    }
  }

  private static List<Question> request(PluggedServer server, SuiteContext context) {
    try (GraphDriver driver = server.driver()) {
      CrossReferenceData data = new CrossReferenceData(driver);
      data.generate(context.options().isQuick() ? FEW : MANY);
      return CrossReferenceQuestions.about(data.references(context.options().variety())).stream()
          .filter(each -> context.filter().hasQuery(each.name()))
          .toList();
    }
  }
}
