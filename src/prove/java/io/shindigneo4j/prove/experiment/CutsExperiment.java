package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.checker.WriteChecker;
import io.shindigneo4j.prove.checker.WriteChecker.Part;
import io.shindigneo4j.prove.checker.WriteChecker.Write;
import io.shindigneo4j.prove.environment.Deployment;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.nemesis.Direction;
import io.shindigneo4j.prove.result.ResultRow;
import io.shindigneo4j.prove.result.Tally;
import io.shindigneo4j.prove.result.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/**
 * Writes one after the other, each of whose connections is reset somewhere in the reply: by our
 * driver, and by the official driver to compare with.
 */
final class CutsExperiment implements Experiment {

  private static final int MAX_BYTES = 400;
  private static final int MAX_ATTEMPTS = 500;
  private static final String PART = "mark";

  private static final Statement PERSON = Statement.cypher("CREATE (:Person {id: $id})").writing();

  private static final Statement MARKS =
      Statement.cypher("MATCH (:Person {id: $id})-[:HAS_MARK]->(mark) RETURN mark.token AS token");

  @Override
  public String name() {
    return "cuts";
  }

  @Override
  public String passesWhen() {
    return "0 lost, doubled or told as failed by our driver; the official driver is there to"
        + " compare with";
  }

  @Override
  public List<ResultRow> run(Context context) throws Exception {
    return context.plain().lend(deployment -> run(context, deployment));
  }

  private List<ResultRow> run(Context context, Deployment deployment)
      throws IOException, InterruptedException {
    List<ResultRow> rows = new ArrayList<>();
    for (CutWriter.Way way : CutWriter.Way.values()) {
      rows.add(run(context, deployment, way));
    }
    return rows;
  }

  private ResultRow run(Context context, Deployment deployment, CutWriter.Way way)
      throws IOException, InterruptedException {
    long start = System.nanoTime();
    History<String> history = new History<>(context.options().seed());
    String person = "cut-" + way + "-" + history.seed() + "-" + start;
    try (GraphDriver observer = deployment.observer();
        CutWriter writer = way.open(deployment)) {
      observer.execute(PERSON.with("id", person));
      write(writer, person, history, context.options().amount(40, 1_000));
      List<Anomaly> anomalies = anomalies(observer, person, history.events());
      context.keep(name() + "-" + way, history);
      return new ResultRow(
          name(),
          way.label(),
          way.isOurs() ? ResultRow.verdict(anomalies) : Verdict.SHOWN,
          history.seed(),
          1,
          Tally.of(history.events()),
          anomalies,
          TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start),
          kinds(anomalies));
    }
  }

  private static void write(CutWriter writer, String person, History<String> history, int writes)
      throws InterruptedException {
    Random random = new Random(history.seed());
    for (int i = 0; i < writes; i++) {
      String token = person + "-" + i;
      awaitConnection(writer);
      writer.link().cutAfter(Direction.TO_CLIENT, random.nextInt(MAX_BYTES));
      history.record("writer", token, () -> writer.write(person, token));
    }
    writer.link().heal();
  }

  private static void awaitConnection(CutWriter writer) throws InterruptedException {
    writer.link().heal();
    for (int attempt = 0; attempt < MAX_ATTEMPTS && !writer.isConnected(); attempt++) {
      Thread.sleep(20);
    }
  }

  private static List<Anomaly> anomalies(
      GraphDriver observer, String person, List<Event<String>> events) {
    List<Part> there =
        observer.execute(MARKS.with("id", person)).records().stream()
            .map(row -> new Part(row.get("token", String.class), PART))
            .toList();
    List<Write> writes =
        events.stream()
            .map(event -> new Write(event.action(), event.outcome(), Set.of(PART)))
            .toList();
    return WriteChecker.check(writes, there);
  }

  private static String kinds(List<Anomaly> anomalies) {
    Map<Anomaly.Kind, Integer> counts = new TreeMap<>();
    anomalies.forEach(anomaly -> counts.merge(anomaly.kind(), 1, Integer::sum));
    return counts.isEmpty() ? "" : counts.toString();
  }
}
