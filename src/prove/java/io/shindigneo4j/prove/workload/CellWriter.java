package io.shindigneo4j.prove.workload;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.prove.workload.SocialWrite.Kind;
import io.shindigneo4j.prove.workload.SocialWrite.Repetition;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.appdata.AppDataOperations;
import io.shindigneo4j.schema.friendships.FriendshipOperations;
import io.shindigneo4j.schema.friendships.FriendshipOperations.Befriend;
import io.shindigneo4j.schema.friendships.FriendshipOperations.RelationshipKind;
import io.shindigneo4j.schema.friendships.FriendshipOperations.RemoveRelationship;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.schema.groups.GroupOperations.JoinGroup;
import io.shindigneo4j.schema.groups.GroupOperations.RemoveMember;
import io.shindigneo4j.schema.groups.GroupOperations.RequiredRole;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.UpdatePerson;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Changes people of cells, whatever comes of it. */
final class CellWriter implements Crowd.Client {

  private static final Selection NOTHING = new Selection(List.of(), List.of());
  private static final RequiredRole ADMIN = new RequiredRole(GroupRole.ADMIN, GroupRole.ADMIN);

  private final GraphDriver driver;
  private final List<Cell> cells;
  private final Random random;
  private final String prefix;
  private final OperationStatements statements;
  private int writes;

  CellWriter(OpenDrivers.Numbered driver, List<Cell> cells, Random random) {
    this.driver = driver.get();
    this.cells = cells;
    this.random = random;
    this.prefix = cells.get(0).group() + ".w" + driver.number() + ".";
    QueryMode mode = driver.form().mode();
    this.statements = new OperationStatements(mode);
  }

  @Override
  public void call() throws InterruptedException {
    Cell cell = cells.get(random.nextInt(cells.size()));
    cell.lock().readLock().lockInterruptibly();
    try {
      driver.execute(write(cell));
    } catch (DriverException e) {
      Thread.sleep(50); // the server is down, or two writes have met
    } finally {
      cell.lock().readLock().unlock();
    }
  }

  private Statement write(Cell cell) {
    String person = cell.people().get(random.nextInt(cell.people().size()));
    String other = cell.people().get(random.nextInt(cell.people().size()));
    long now = System.currentTimeMillis();
    OperationParameters parameters =
        new OperationParameters(
            SocialWrite.of(
                Kind.MESSAGE, prefix + writes++, List.of(person, other), Repetition.NONE),
            0);
    return switch (random.nextInt(person.equals(other) ? 6 : 8)) {
      case 0 -> statements.of(MessageOperations.SEND, parameters.message());
      case 1 -> statements.of(ActivityOperations.CREATE, parameters.activity());
      case 2 -> statements.of(AppDataOperations.UPDATE, parameters.value());
      case 3 -> statements.of(PeopleOperations.UPDATE, profile(person));
      case 4 -> statements.of(GroupOperations.JOIN, new JoinGroup(cell.group(), person, now));
      case 5 ->
          statements.of(
              GroupOperations.REMOVE, new RemoveMember(cell.group(), person, ADMIN, ADMIN, person));
      case 6 ->
          statements.of(
              FriendshipOperations.PART,
              new RemoveRelationship(person, other, RelationshipKind.FRIENDSHIP));
      default ->
          statements.of(
              FriendshipOperations.BEFRIEND, new Befriend(person, other, false, now, null));
    };
  }

  private UpdatePerson profile(String person) {
    Map<String, Object> changes = Map.of("status", "status " + writes, "displayName", person);
    return new UpdatePerson(person, changes, List.of(), NOTHING);
  }
}
