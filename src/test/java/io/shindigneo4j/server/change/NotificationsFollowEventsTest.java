package io.shindigneo4j.server.change;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.friendships.FriendshipOperations;
import io.shindigneo4j.schema.friendships.FriendshipOperations.Befriend;
import io.shindigneo4j.schema.friendships.FriendshipOperations.RelationshipKind;
import io.shindigneo4j.schema.friendships.FriendshipOperations.RemoveRelationship;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations.Block;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.groups.GroupOperations.CreateGroup;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.schema.groups.GroupOperations.InviteToGroup;
import io.shindigneo4j.schema.groups.GroupOperations.JoinGroup;
import io.shindigneo4j.schema.groups.GroupOperations.RemoveMember;
import io.shindigneo4j.schema.groups.GroupOperations.RequiredRole;
import io.shindigneo4j.schema.groups.GroupOperations.UninviteFromGroup;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.MessageOperations.CreateCollection;
import io.shindigneo4j.schema.messages.MessageOperations.DeleteMessages;
import io.shindigneo4j.schema.messages.MessageOperations.MessageStatus;
import io.shindigneo4j.schema.messages.MessageOperations.SendMessage;
import io.shindigneo4j.schema.messages.MessageOperations.UpdateMessage;
import io.shindigneo4j.schema.notifications.NotificationOperations;
import io.shindigneo4j.schema.notifications.NotificationOperations.GetNotifications;
import io.shindigneo4j.schema.notifications.NotificationOperations.NotificationKind;
import io.shindigneo4j.schema.notifications.NotificationOperations.Notifications;
import io.shindigneo4j.schema.notifications.NotificationOperations.SeeNotifications;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HeardEvents;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("What somebody counts who hears events only")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class NotificationsFollowEventsTest {

  private static final int WRITERS = 4;
  private static final int WRITES = 80;
  private static final List<String> PEOPLE = names("p", 6);
  private static final List<String> GROUPS = names("g", 3);
  private static final String OWNER_OF_GROUPS = "p0";
  private static final RequiredRole OWNER = new RequiredRole(GroupRole.OWNER, GroupRole.OWNER);
  private static final String THEN = "2026-01-01T00:00:00.000Z";
  private static final String INBOX = "@inbox";
  private static final String BOX = "box";

  private final AtomicLong moments = new AtomicLong();
  private GraphDriver driver;

  @BeforeEach
  void connect(GraphServer server) {
    driver = server.driver();
  }

  @AfterEach
  void close() {
    driver.close();
  }

  private static List<String> names(String prefix, int count) {
    return IntStream.range(0, count).mapToObj(i -> prefix + i).toList();
  }

  private <P extends Record, R> R run(QueryMode mode, Operation<P, R> operation, P parameters) {
    return new OperationRunner(driver, mode).run(operation, parameters).join();
  }

  /** One of those that write at the same time. */
  private final class Writer {
    private final int number;
    private final Random random;
    private int messages;

    Writer(int number, long seed) {
      this.number = number;
      random = new Random(seed + number);
    }

    void write() {
      for (int i = 0; i < WRITES; i++) {
        switch (random.nextInt(5)) {
          case 0 -> friendship(person(), person());
          case 1 -> group(one(GROUPS), person());
          case 2 -> see(person(), one(List.of(NotificationKind.values())));
          case 3 -> send(person(), person());
          default -> message(person(), one(List.of(INBOX, BOX)));
        }
      }
    }

    private <T> T one(List<T> of) {
      return of.get(random.nextInt(of.size()));
    }

    private String person() {
      return one(PEOPLE);
    }

    private <P extends Record> void run(Operation<P, ?> operation, P parameters) {
      NotificationsFollowEventsTest.this.run(
          one(List.of(QueryMode.values())), operation, parameters);
    }

    private void friendship(String person, String other) {
      if (person.equals(other)) {
        return;
      }
      switch (random.nextInt(20)) {
        case 0 -> run(SocialGraphOperations.BLOCK, new Block(person, other, now()));
        case 1, 2, 3 -> part(person, other, RelationshipKind.FRIENDSHIP);
        case 4, 5, 6 -> part(person, other, RelationshipKind.RECEIVED_REQUEST);
        default ->
            run(
                FriendshipOperations.BEFRIEND,
                new Befriend(person, other, random.nextInt(4) == 0, now(), null));
      }
    }

    private void part(String person, String other, RelationshipKind kind) {
      run(FriendshipOperations.PART, new RemoveRelationship(person, other, kind));
    }

    private void group(String group, String person) {
      switch (random.nextInt(5)) {
        case 0 -> run(GroupOperations.JOIN, new JoinGroup(group, person, now()));
        case 1 ->
            run(
                GroupOperations.UNINVITE,
                new UninviteFromGroup(group, OWNER_OF_GROUPS, OWNER, person));
        case 2 ->
            run(
                GroupOperations.REMOVE,
                new RemoveMember(group, OWNER_OF_GROUPS, OWNER, OWNER, person));
        default ->
            run(
                GroupOperations.INVITE,
                new InviteToGroup(group, OWNER_OF_GROUPS, OWNER, person, now()));
      }
    }

    private void see(String person, NotificationKind kind) {
      run(
          NotificationOperations.SEE,
          new SeeNotifications(person, kind, Math.max(1, now() - random.nextInt(10))));
    }

    private void send(String from, String to) {
      run(
          MessageOperations.SEND,
          new SendMessage(
              from,
              new PeopleSelector(
                  List.of(to), PeopleRelation.SELF, null, new Viewpoint(from, Reach.EVERYBODY)),
              Map.of(
                  "id", id(messages++), "title", "T", "senderId", from, "recipients", List.of(to)),
              null,
              INBOX,
              THEN,
              now(),
              null));
    }

    private String id(int message) {
      return "m" + number + "-" + message;
    }

    /** Of a message that the person may have. */
    private void message(String owner, String collection) {
      String id = id(random.nextInt(messages + 1));
      if (random.nextInt(4) == 0) {
        run(MessageOperations.DELETE, new DeleteMessages(owner, collection, List.of(id), THEN));
      } else {
        String target = random.nextInt(3) == 0 ? one(List.of(INBOX, BOX)) : null;
        MessageStatus status = one(List.of(MessageStatus.values()));
        run(
            MessageOperations.UPDATE,
            new UpdateMessage(owner, collection, id, status, target, THEN, now()));
      }
    }
  }

  private long now() {
    return moments.incrementAndGet();
  }

  @Test
  void isWhatIsInTheGraph(GraphServer server) throws Exception {
    create(server);
    long seed = new Random().nextLong();
    try (HeardEvents heard = new HeardEvents(server)) {
      List<CompletableFuture<Void>> writers = new ArrayList<>();
      for (int i = 0; i < WRITERS; i++) {
        writers.add(CompletableFuture.runAsync(new Writer(i, seed)::write));
      }
      for (CompletableFuture<Void> writer : writers) {
        writer.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS);
      }
      FoldedEvents folded = new FoldedEvents();
      heard.next().forEach(folded::add);
      for (String person : PEOPLE) {
        assertThat(folded.of(person)).as("%s, seed %d", person, seed).isEqualTo(stored(person));
      }
      assertThat(folded.mailboxes()).as("seed %d", seed).isEqualTo(mailboxes(server));
    }
  }

  private void create(GraphServer server) {
    server
        .database("neo4j")
        .executeTransactionally(
            "UNWIND $ids AS id CREATE (:Person {id: id})", Map.of("ids", PEOPLE));
    for (String group : GROUPS) {
      run(
          QueryMode.NATIVE,
          GroupOperations.CREATE,
          new CreateGroup(OWNER_OF_GROUPS, Map.of("id", group, "title", group), 1, null));
    }
    for (String person : PEOPLE) {
      run(
          QueryMode.NATIVE,
          MessageOperations.CREATE_COLLECTION,
          new CreateCollection(person, Map.of("id", BOX, "title", "Box"), THEN, 1, null));
    }
  }

  private FoldedEvents.Counts stored(String person) {
    Notifications found =
        run(QueryMode.NATIVE, NotificationOperations.GET, new GetNotifications(person))
            .orElseThrow();
    return new FoldedEvents.Counts(
        found.unread(),
        found.requests().total(),
        found.requests().seen(),
        found.invitations().total(),
        found.invitations().seen());
  }

  private static Map<List<String>, List<Long>> mailboxes(GraphServer server) {
    return server
        .database("neo4j")
        .executeTransactionally(
            "MATCH (p:Person)-[:HAS_COLLECTION]->(c:MessageCollection) WHERE c.total > 0"
                + " RETURN p.id AS person, c.id AS id, c.total AS total, c.unread AS unread",
            Map.of(),
            found -> {
              Map<List<String>, List<Long>> counts = new HashMap<>();
              found.forEachRemaining(
                  row ->
                      counts.put(
                          List.of((String) row.get("person"), (String) row.get("id")),
                          List.of((Long) row.get("total"), (Long) row.get("unread"))));
              return counts;
            });
  }
}
