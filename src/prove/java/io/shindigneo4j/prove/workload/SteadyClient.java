package io.shindigneo4j.prove.workload;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.prove.workload.SocialWrite.Kind;
import io.shindigneo4j.prove.workload.SocialWrite.Repetition;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations.DeleteActivities;
import io.shindigneo4j.schema.appdata.AppDataOperations;
import io.shindigneo4j.schema.friendships.FriendshipOperations;
import io.shindigneo4j.schema.friendships.FriendshipOperations.RelationshipKind;
import io.shindigneo4j.schema.friendships.FriendshipOperations.RemoveRelationship;
import io.shindigneo4j.schema.messages.MessageNames;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.MessageOperations.DeleteMessages;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.UpdatePerson;
import io.shindigneo4j.schema.query.Selection;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Reads and changes people of cells so that the graph does not grow: what it makes, it deletes. */
final class SteadyClient implements Crowd.Client {

  private static final int READS_IN_TEN = 7;
  private static final int TOKENS = 20;
  private static final int PAUSE_MILLIS = 200;
  private static final Selection NOTHING = new Selection(List.of(), List.of());

  private final GraphDriver driver;
  private final List<Cell> cells;
  private final Random random;
  private final String prefix;
  private final OperationStatements statements;
  private final CallCounts counts;
  private long writes;

  /**
   * @param counts of all clients together
   */
  SteadyClient(OpenDrivers.Numbered driver, List<Cell> cells, CallCounts counts) {
    this.driver = driver.get();
    this.cells = cells;
    this.random = new Random(driver.number());
    this.prefix = cells.get(0).group() + ".w" + driver.number() + ".";
    QueryMode mode = driver.form().mode();
    this.statements = new OperationStatements(mode);
    this.counts = counts;
  }

  @Override
  public void call() throws InterruptedException {
    Cell cell = cells.get(random.nextInt(cells.size()));
    try {
      if (random.nextInt(10) < READS_IN_TEN) {
        run(Question.any(random, cell).by(statements));
      } else {
        write(cell);
      }
    } catch (DriverException e) {
      counts.failed(e.code());
    }
    Thread.sleep(random.nextInt(PAUSE_MILLIS));
  }

  private void run(Statement statement) {
    driver.execute(statement);
    counts.succeeded();
  }

  private void write(Cell cell) {
    String person = cell.people().get(random.nextInt(cell.people().size()));
    String other = cell.people().get(random.nextInt(cell.people().size()));
    String token = prefix + writes++ % TOKENS;
    OperationParameters parameters =
        new OperationParameters(
            SocialWrite.of(Kind.MESSAGE, token, List.of(person, other), Repetition.NONE), 0);
    switch (random.nextInt(5)) {
      case 0 -> sendAndDelete(parameters, person, other);
      case 1 -> postAndDelete(parameters, person);
      case 2 -> run(statements.of(AppDataOperations.UPDATE, parameters.value()));
      case 3 -> run(statements.of(PeopleOperations.UPDATE, profile(person)));
      default -> befriendAndPart(parameters, person, other);
    }
  }

  private void sendAndDelete(OperationParameters parameters, String sender, String recipient) {
    run(statements.of(MessageOperations.SEND, parameters.message()));
    deleteMessage(sender, MessageNames.OUTBOX, parameters.id());
    deleteMessage(recipient, MessageNames.INBOX, parameters.id());
  }

  private void deleteMessage(String person, String collection, String id) {
    DeleteMessages deletion =
        new DeleteMessages(person, collection, List.of(id), Instant.now().toString());
    run(statements.of(MessageOperations.DELETE, deletion));
  }

  private void postAndDelete(OperationParameters parameters, String person) {
    run(statements.of(ActivityOperations.CREATE, parameters.activity()));
    DeleteActivities deletion =
        new DeleteActivities(ActivityKind.ENTRY, person, null, List.of(parameters.id()));
    run(statements.of(ActivityOperations.DELETE, deletion));
  }

  private void befriendAndPart(OperationParameters parameters, String person, String other) {
    if (!person.equals(other)) {
      run(statements.of(FriendshipOperations.BEFRIEND, parameters.tie()));
      RemoveRelationship end = new RemoveRelationship(person, other, RelationshipKind.FRIENDSHIP);
      run(statements.of(FriendshipOperations.PART, end));
    }
  }

  private UpdatePerson profile(String person) {
    Map<String, Object> changes = Map.of("status", "status " + writes % TOKENS);
    return new UpdatePerson(person, changes, List.of(), NOTHING);
  }
}
