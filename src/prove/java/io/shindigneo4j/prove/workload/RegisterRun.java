package io.shindigneo4j.prove.workload;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.checker.LinearizabilityChecker;
import io.shindigneo4j.prove.checker.RegisterAction;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.history.Outcome;
import io.shindigneo4j.prove.history.Reply;
import io.shindigneo4j.prove.workload.Crowd.Harm;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.GetPerson;
import io.shindigneo4j.schema.people.PeopleOperations.UpdatePerson;
import io.shindigneo4j.schema.query.Selection;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * The statuses of people as registers: read and written by operations, natively from the graph in
 * memory, and compared and set by Cypher.
 */
public record RegisterRun(Database database, List<DriverForm> forms, Crowd crowd)
    implements Run<RegisterAction> {

  private static final int KEYS = 12;
  private static final String INITIAL = "initial";
  private static final int MAX_CONFIGURATIONS = 2_000_000;
  private static final Selection STATUS = new Selection(List.of("status"), List.of());

  private static final Statement CREATE =
      Statement.cypher("UNWIND $keys AS id CREATE (:Person {id: id, status: 'initial'})").writing();

  private static final Statement COMPARE_AND_SET =
      Statement.cypher(
              "MATCH (p:Person {id: $key}) SET p.id = p.id WITH p, p.status = $expected AS equal"
                  + " SET p.status = CASE WHEN equal THEN $value ELSE p.status END RETURN equal")
          .writing();

  @Override
  public List<Anomaly> run(History<RegisterAction> history, Harm harm)
      throws IOException, InterruptedException {
    String prefix = "r" + Long.toString(history.seed(), 36) + ".";
    List<String> keys = IntStream.range(0, KEYS).mapToObj(i -> prefix + i).toList();
    try (GraphDriver observer = database.observer();
        OpenDrivers drivers = OpenDrivers.open(database, forms)) {
      observer.execute(CREATE.with("keys", keys));
      crowd.run(drivers.clients(driver -> new Holder(driver, keys, history)), harm);
      keys.forEach(key -> readAtLast(observer, key, history));
      return LinearizabilityChecker.check(history.events(), INITIAL, MAX_CONFIGURATIONS);
    }
  }

  /** Past the last writes, which nobody else may have read. */
  private static void readAtLast(
      GraphDriver observer, String key, History<RegisterAction> history) {
    Statement statement = Statement.cypher("MATCH (p:Person {id: $key}) RETURN p.status");
    history.record(
        "observer",
        RegisterAction.read(key),
        () ->
            Reply.success(
                observer
                    .execute(statement.with("key", key))
                    .first()
                    .orElseThrow()
                    .values()
                    .get(0)
                    .toString()));
  }

  /** A client of the registers. */
  private static final class Holder implements Crowd.Client {

    private final OpenDrivers.Numbered driver;
    private final List<String> keys;
    private final History<RegisterAction> history;
    private final Random random;
    private final OperationStatements statements;

    /** The value that this client saw last. */
    private String seen = INITIAL;

    private int values;

    Holder(OpenDrivers.Numbered driver, List<String> keys, History<RegisterAction> history) {
      this.driver = driver;
      this.keys = keys;
      this.history = history;
      this.random = new Random(history.seed() * 31 + driver.number());
      QueryMode mode = driver.form().mode();
      this.statements = new OperationStatements(mode);
    }

    @Override
    public void call() throws InterruptedException {
      String key = keys.get(random.nextInt(keys.size()));
      Event<RegisterAction> event =
          switch (random.nextInt(4)) {
            case 0, 1 -> read(key);
            case 2 -> write(RegisterAction.write(key, value()));
            default -> compareAndSet(key);
          };
      if (!event.is(Outcome.SUCCESS)) {
        Thread.sleep(20 + random.nextInt(100));
      }
    }

    private String value() {
      return "v" + driver.number() + "." + values++;
    }

    private Event<RegisterAction> read(String key) {
      Statement statement = statements.of(PeopleOperations.GET, new GetPerson(key, STATUS));
      Event<RegisterAction> event = record(RegisterAction.read(key), statement, false);
      if (event.is(Outcome.SUCCESS)) {
        seen = event.answer();
      }
      return event;
    }

    private Event<RegisterAction> write(RegisterAction action) {
      UpdatePerson update =
          new UpdatePerson(action.key(), Map.of("status", action.value()), List.of(), STATUS);
      return record(action, statements.of(PeopleOperations.UPDATE, update), random.nextBoolean());
    }

    /** The value that is seldom still the same is read just before. */
    private Event<RegisterAction> compareAndSet(String key) {
      if (random.nextBoolean()) {
        read(key);
      }
      RegisterAction action = RegisterAction.compareAndSet(key, seen, value());
      Statement statement =
          COMPARE_AND_SET
              .with("key", key)
              .with("expected", action.expected())
              .with("value", action.value())
              .retryingConflicts();
      return record(action, statement, random.nextBoolean());
    }

    private Event<RegisterAction> record(
        RegisterAction action, Statement statement, boolean repeatable) {
      Statement sent =
          repeatable ? statement.withRequestId(action.key() + "=" + action.value()) : statement;
      return history.record(
          driver.name(), action, () -> DriverReplies.of(() -> answer(action, sent), repeatable));
    }

    private String answer(RegisterAction action, Statement statement) {
      Object first = driver.get().execute(statement).first().orElseThrow().values().get(0);
      return switch (action.kind()) {
        case READ -> String.valueOf(first instanceof List<?> values ? values.get(0) : first);
        case WRITE, COMPARE_AND_SET -> String.valueOf(first);
      };
    }
  }
}
