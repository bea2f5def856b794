package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.client.Transport;
import io.shindigneo4j.benchmark.client.Transports;
import io.shindigneo4j.benchmark.question.CrossReferences;
import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.stage.Pack;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.installation.PluggedServer;
import java.util.List;

/** Small calls of a pack's procedures by all ways that end in the same procedure. */
final class ProceduresSuite implements Suite {

  /** As many of each kind as the pack generates by itself. */
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
  public void run(Bench bench) {
    if (CrossReferences.NAMES.stream().noneMatch(bench.choice()::hasQuery)) {
      return;
    }
    try (Fleet fleet = new Fleet(bench)) {
      PluggedServer server = fleet.add(Pack.CROSS_REFERENCE);
      List<Question> questions = asked(server, bench);
      List<Transport> open = fleet.keep(bench.wanted(Transports.ofProcedures(server)));
      new Turns(bench).measurePipelining(name(), questions, open);
    }
  }

  private static List<Question> asked(PluggedServer server, Bench bench) {
    try (GraphDriver driver = server.driver()) {
      CrossReferenceData data = new CrossReferenceData(driver);
      data.generate(bench.pace().isQuick() ? FEW : MANY);
      return CrossReferences.about(data.references(bench.pace().variety())).stream()
          .filter(each -> bench.choice().hasQuery(each.name()))
          .toList();
    }
  }
}
