package io.shindigneo4j.prove.workload;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.checker.SetAction;
import io.shindigneo4j.prove.checker.SetChecker;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.history.Outcome;
import io.shindigneo4j.prove.workload.Crowd.Harm;
import io.shindigneo4j.schema.appdata.AppDataOperations;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataLimits;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataValue;
import io.shindigneo4j.schema.appdata.AppDataOperations.GetAppData;
import io.shindigneo4j.schema.appdata.AppDataOperations.UpdateAppData;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Random;

/** The keys of a person's app data as a set to which clients add, and which they read. */
public record SetRun(Database database, List<DriverForm> forms, Crowd crowd)
    implements Run<SetAction> {

  private static final String APPLICATION = "prove";
  private static final AppDataLimits LIMITS = new AppDataLimits(100_000, 1 << 24);
  private static final int READS_IN_TEN = 3;

  private static final Statement CREATE = Statement.cypher("CREATE (:Person {id: $id})").writing();

  private static final Statement CONTENT =
      Statement.cypher(
          "MATCH (:Person {id: $id})-[:HAS_APP_DATA]->()-[:HAS_VALUE]->(v) RETURN v.key AS key");

  @Override
  public List<Anomaly> run(History<SetAction> history, Harm harm)
      throws IOException, InterruptedException {
    String owner = "s" + Long.toString(history.seed(), 36);
    try (GraphDriver observer = database.observer();
        OpenDrivers drivers = OpenDrivers.open(database, forms)) {
      observer.execute(CREATE.with("id", owner));
      crowd.run(drivers.clients(driver -> new Collector(driver, owner, history)), harm);
      List<String> content =
          observer.execute(CONTENT.with("id", owner)).records().stream()
              .map(row -> row.get("key", String.class))
              .toList();
      return SetChecker.check(history.events(), new HashSet<>(content));
    }
  }

  /** A client of the set. */
  private static final class Collector implements Crowd.Client {

    private final OpenDrivers.Numbered driver;
    private final String owner;
    private final History<SetAction> history;
    private final Random random;
    private final OperationStatements statements;
    private int elements;

    Collector(OpenDrivers.Numbered driver, String owner, History<SetAction> history) {
      this.driver = driver;
      this.owner = owner;
      this.history = history;
      this.random = new Random(history.seed() * 31 + driver.number());
      QueryMode mode = driver.form().mode();
      this.statements = new OperationStatements(mode);
    }

    @Override
    public void call() throws InterruptedException {
      Event<SetAction> event = random.nextInt(10) < READS_IN_TEN ? read() : add();
      if (!event.is(Outcome.SUCCESS)) {
        Thread.sleep(20 + random.nextInt(100));
      }
    }

    private Event<SetAction> add() {
      String element = "e" + driver.number() + "." + elements++;
      boolean repeatable = random.nextBoolean();
      Statement statement =
          statements.of(
              AppDataOperations.UPDATE,
              new UpdateAppData(
                  owner, APPLICATION, List.of(AppDataValue.of(element, "1")), List.of(), LIMITS));
      Statement sent = repeatable ? statement.withRequestId(owner + "." + element) : statement;
      return history.record(
          driver.name(),
          new SetAction(element),
          () -> DriverReplies.of(() -> "columns " + execute(sent).columns(), repeatable));
    }

    private Result execute(Statement statement) {
      return driver.get().execute(statement);
    }

    private Event<SetAction> read() {
      PeopleSelector self =
          new PeopleSelector(List.of(owner), PeopleRelation.SELF, null, Viewpoint.of(owner));
      Statement statement =
          statements.of(AppDataOperations.GET, new GetAppData(self, APPLICATION, List.of()));
      return history.record(
          driver.name(),
          SetAction.READ,
          () -> DriverReplies.of(() -> keys(execute(statement)), false));
    }

    private static String keys(Result result) {
      List<String> keys =
          AppDataOperations.GET
              .toResult(
                  result.columns(), result.records().stream().map(ResultRecord::values).toList())
              .people()
              .stream()
              .flatMap(person -> person.values().stream())
              .map(entry -> entry.key())
              .toList();
      return String.join(" ", keys);
    }
  }
}
