package io.shindigneo4j.prove.workload;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.workload.SocialWrite.Kind;
import io.shindigneo4j.prove.workload.SocialWrite.Repetition;
import io.shindigneo4j.schema.appdata.AppDataOperations;
import io.shindigneo4j.schema.people.GetPerson;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.Random;

/** Nine reads for each write. The graph does not grow: a write replaces the one before it. */
public final class MixedCalls {

  private static final int PEOPLE = 200;
  private static final long PACE_MILLIS = 100;
  private static final Selection PROFILE = new Selection(List.of("id"), List.of());
  private static final OperationStatements NATIVE = new OperationStatements(QueryMode.NATIVE);
  private static final OperationStatements CYPHER = new OperationStatements(QueryMode.CYPHER);

  private static final Statement CREATE =
      Statement.cypher(
              "UNWIND range(0, $people - 1) AS number CREATE (:Person {id: $prefix + number})")
          .writing();

  private final GraphDriver driver;
  private final History<String> history;
  private final String prefix;

  public MixedCalls(GraphDriver driver, History<String> history) {
    this.driver = driver;
    this.history = history;
    this.prefix = "x" + Long.toString(history.seed(), 36) + "." + System.nanoTime() + ".";
    driver.execute(CREATE.with("prefix", prefix).with("people", PEOPLE));
  }

  public Crowd.Client client(int number) {
    Random random = new Random(history.seed() * 31 + number);
    return () -> {
      String person = prefix + random.nextInt(PEOPLE);
      Statement call = statement(random, person);
      history.record(
          "client " + number,
          call.writes() ? "write" : "read",
          () -> DriverReplies.of(() -> "records " + driver.execute(call).records().size(), false));
      Thread.sleep(PACE_MILLIS);
    };
  }

  private static Statement statement(Random random, String person) {
    OperationStatements statements = random.nextBoolean() ? NATIVE : CYPHER;
    return random.nextInt(10) == 0
        ? statements.of(
            AppDataOperations.UPDATE,
            new OperationParameters(
                    new SocialWrite(
                        Kind.APP_DATA,
                        "key" + random.nextInt(10),
                        List.of(person),
                        Repetition.NONE),
                    0)
                .value())
        : statements.of(PeopleOperations.GET, new GetPerson(person, PROFILE));
  }
}
