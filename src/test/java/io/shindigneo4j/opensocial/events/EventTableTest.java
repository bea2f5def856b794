package io.shindigneo4j.opensocial.events;

import static io.shindigneo4j.testing.Tokens.viewer;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.EventMessage;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.AccessPolicy;
import io.shindigneo4j.opensocial.access.Audience;
import io.shindigneo4j.opensocial.access.Caller;
import io.shindigneo4j.opensocial.access.ClientToken;
import io.shindigneo4j.opensocial.access.DefaultAccessPolicy;
import io.shindigneo4j.opensocial.access.GroupAction;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.access.Scopes;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.metrics.EventMeters;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.schema.events.EventType;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.testing.HandlerContract;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.shindig.auth.SecurityToken;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The events are a script's; who may hear them say the real policy and a real graph. */
@DisplayName("Who hears an event")
@Timeout(TestDeadlines.TEST_SECONDS)
class EventTableTest extends HandlerContract {

  /** Each event is Ann's, of application 1 and group g. */
  private static final String TABLE =
      """
      activity.posted       | self otherApplication friend friendOfOtherApplication endorser
      activity.updated      | self otherApplication friend friendOfOtherApplication endorser
      activity.deleted      | self otherApplication friend friendOfOtherApplication endorser
      message.received      | self otherApplication
      message.updated       | self otherApplication
      message.deleted       | self otherApplication
      mailbox.counted       | self otherApplication
      friendship.requested  | self otherApplication
      friendship.declined   | self otherApplication
      friendship.accepted   | self otherApplication
      friendship.ended      | self otherApplication
      group.invited         | self otherApplication
      group.uninvited       | self otherApplication
      group.joined          | self otherApplication member
      group.left            | self otherApplication member
      group.role            | self otherApplication member
      person.updated        | self otherApplication friend friendOfOtherApplication endorser
      person.deleted        | self otherApplication friend friendOfOtherApplication endorser
      album.created         | self otherApplication friend friendOfOtherApplication endorser
      album.updated         | self otherApplication friend friendOfOtherApplication endorser
      album.deleted         | self otherApplication friend friendOfOtherApplication endorser
      mediaItem.created     | self otherApplication friend friendOfOtherApplication endorser
      mediaItem.updated     | self otherApplication friend friendOfOtherApplication endorser
      mediaItem.deleted     | self otherApplication friend friendOfOtherApplication endorser
      appData.changed       | self
      skill.endorsed        | self otherApplication endorser
      skill.unendorsed      | self otherApplication endorser
      notifications.seen    | self otherApplication
      """;

  /** All but Ann. Two of them are of her circles only until they listen. */
  private static final List<String> PEOPLE =
      List.of(
          "friend",
          "idol",
          "stranger",
          "blocked",
          "blocking",
          "member",
          "left",
          "ended",
          "endorser");

  private static final Set<String> WITH_APPLICATION =
      Set.of("activity", "album", "mediaItem", "appData");

  private final ScriptedFeed feed = new ScriptedFeed();
  private final Map<String, SecurityToken> relations = new LinkedHashMap<>();
  private EventHub hub;

  @BeforeEach
  void people() {
    graph(
        """
        CREATE (ann:Person {id: 'ann'}), (friend:Person {id: 'friend'}),
          (idol:Person {id: 'idol'}), (:Person {id: 'stranger'}), (blocked:Person {id: 'blocked'}),
          (blocking:Person {id: 'blocking'}), (member:Person {id: 'member'}),
          (left:Person {id: 'left'}), (ended:Person {id: 'ended'}),
          (endorser:Person {id: 'endorser'}),
          (friend)-[:FRIEND_OF]->(ann), (endorser)-[:FRIEND_OF]->(ann), (ann)-[:FRIEND_OF]->(idol),
          (blocked)-[:FRIEND_OF]->(ann), (blocking)-[:FRIEND_OF]->(ann),
          (ann)-[:BLOCKS]->(blocked), (blocking)-[:BLOCKS]->(ann),
          (ended)-[:FRIEND_OF]->(ann), (g:Group {id: 'g'}), (left)-[:MEMBER_OF]->(g), (member)-[:MEMBER_OF]->(g), (ann)-[:MEMBER_OF]->(g),
          (blocked)-[:MEMBER_OF]->(g), (blocking)-[:MEMBER_OF]->(g)
        """);
    relations.put("self", viewer("ann", "1"));
    relations.put("otherApplication", viewer("ann", "2"));
    relations.put("friendOfOtherApplication", viewer("friend", "2"));
    for (String person : PEOPLE) {
      relations.put(person, viewer(person, "1"));
    }
    relations.put("anonymous", Tokens.anonymous());
  }

  private void under(AccessPolicy policy) {
    EventsModule.GraphAudience audience =
        new EventsModule.GraphAudience(new OperationRunner(driver, mode));
    audience.ask("ann", "g", PEOPLE).join(); // planned now: the hub is patient for seconds only
    hub =
        new EventHub(
            feed,
            audience,
            new EventRules(new AccessControl(policy)),
            new EventsSettings(true, 1 << 24, ScriptedHub.RETENTION, ScriptedHub.HEARTBEAT),
            EventMeters.NONE,
            System::nanoTime,
            AudienceQuestions.DELAYS_MILLIS);
  }

  @AfterEach
  void close() {
    hub.close();
  }

  private static GraphEvent event(EventType type) {
    Map<String, Object> data =
        Map.of("group", "g", "endorser", "endorser", "application", "1", "friend", "idol");
    String area = type.area();
    return new GraphEvent(
        type.wireName(),
        "ann",
        WITH_APPLICATION.contains(area)
            ? data
            : data.entrySet().stream()
                .filter(entry -> !entry.getKey().equals("application"))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
  }

  /** Who has heard each type of event. */
  private Map<String, Set<String>> heard() {
    Map<String, Ear> ears = listen();
    endTies();
    int offset = 11;
    for (EventType type : EventType.values()) {
      feed.say(offset++, event(type));
    }
    Map<Ear, Integer> idle = new HashMap<>();
    ears.values().forEach(ear -> idle.put(ear, ear.idle()));
    feed.say(
        offset, relations.values().stream().map(EventTableTest::mark).toArray(GraphEvent[]::new));
    Map<String, Set<String>> heard = new LinkedHashMap<>();
    for (EventType type : EventType.values()) {
      heard.put(type.wireName(), new TreeSet<>());
    }
    ears.forEach(
        (name, ear) -> {
          awaitMark(name, ear, idle.get(ear));
          collect(name, ear, heard);
        });
    return heard;
  }

  private Map<String, Ear> listen() {
    Map<String, Ear> ears = new LinkedHashMap<>();
    relations.forEach((name, token) -> ears.put(name, new Ear().listen(hub, token, null)));
    ears.values().forEach(ear -> ear.awaitIdle(1));
    return ears;
  }

  private void endTies() {
    graph(
        """
        MATCH (:Person {id: 'left'})-[membership:MEMBER_OF]->(),
          (:Person {id: 'ended'})-[friendship:FRIEND_OF]->()
        DELETE membership, friendship
        """);
  }

  /** What each hears at last, but for nobody. */
  private static GraphEvent mark(SecurityToken token) {
    return new GraphEvent("friendship.accepted", token.getViewerId(), Map.of("id", "mark"));
  }

  /** Nobody is woken by the mark as well, and hears nothing. */
  private static void awaitMark(String name, Ear ear, int idle) {
    if (name.equals("anonymous")) {
      ear.awaitIdle(idle + 1);
    } else {
      ear.awaitHeard("friendship.accepted mark");
    }
  }

  private static void collect(String name, Ear ear, Map<String, Set<String>> heard) {
    for (String event : ear.heard()) {
      if (!event.endsWith(" mark")) {
        heard.get(event.split(" ")[0]).add(name);
      }
    }
  }

  private static Map<String, Set<String>> table() {
    return Stream.of(TABLE.split("\n"))
        .map(line -> line.split("\\|"))
        .collect(
            Collectors.toMap(
                cells -> cells[0].strip(), cells -> Set.of(cells[1].strip().split(" "))));
  }

  @Test
  void isWhatTheTableSays() {
    under(new DefaultAccessPolicy(false));
    assertThat(heard()).isEqualTo(table());
  }

  @Test
  void isNobodyElseWhereThePolicyOpensThingsToTheirOwnersAlone() {
    under(reading(Audience.OWNER));
    for (Map.Entry<String, Set<String>> row : heard().entrySet()) {
      assertThat(Set.of("self", "otherApplication"))
          .describedAs(row.getKey())
          .containsAll(row.getValue());
    }
  }

  @Test
  void areMembersOnlyWhereMembersSeeEachOther() {
    under(
        new ChangedReading(null) {
          @Override
          public GroupRole requiredRole(GroupAction action, boolean closed, Caller caller) {
            return GroupRole.ADMIN;
          }
        });
    assertThat(heard().get("group.joined")).containsExactly("otherApplication", "self");
  }

  @Test
  void isNobodyWhereThePolicyOpensNothing() {
    under(reading(Audience.NOBODY));
    relations.remove("anonymous"); // everybody is like that
    Map<String, Ear> ears = listen();
    feed.say(11, event(EventType.PERSON_UPDATED), event(EventType.MESSAGE_RECEIVED));
    feed.say(new EventMessage.Gap(ScriptedFeed.at(12), "to know the end"));
    ears.forEach((name, ear) -> assertThat(ear.heard(1)).containsExactly("gap"));
  }

  @Test
  void areOnlyThoseOfTheApplicationWhereThePolicySaysSo() {
    under(
        new ChangedReading(null) {
          @Override
          public boolean reachesOtherApplications(Resource resource, Caller caller) {
            return false;
          }
        });
    Map<String, Set<String>> heard = heard();
    assertThat(heard.get("activity.posted")).containsExactly("endorser", "friend", "self");
    assertThat(heard.get("mediaItem.deleted")).doesNotContain("otherApplication");
    assertThat(heard.get("message.received")).contains("otherApplication");
  }

  @Test
  void isAskedOfTheScopesOfAToken() {
    under(new DefaultAccessPolicy(false));
    relations.clear();
    relations.put("people", scoped("people:read", "friends:read"));
    relations.put("messages", scoped("messages:read", "friends:read"));
    Map<String, Set<String>> heard = heard();
    assertThat(heard.get("person.updated")).containsExactly("people");
    assertThat(heard.get("message.received")).containsExactly("messages");
    assertThat(heard.get("activity.posted")).isEmpty();
    assertThat(heard.get("friendship.requested")).containsExactly("messages", "people");
  }

  private static SecurityToken scoped(String... scopes) {
    return new ClientToken("1", "ann", Scopes.of(List.of(scopes)), Instant.MAX);
  }

  private static AccessPolicy reading(Audience audience) {
    return new ChangedReading(audience);
  }

  /** The default policy but for who reads what; null for no change. */
  private static class ChangedReading implements AccessPolicy {

    private final AccessPolicy standard = new DefaultAccessPolicy(false);
    private final Audience readers;

    ChangedReading(Audience readers) {
      this.readers = readers;
    }

    @Override
    public Audience readers(Resource resource, Caller caller) {
      return readers == null ? standard.readers(resource, caller) : readers;
    }

    @Override
    public Audience writers(Resource resource, Caller caller) {
      return standard.writers(resource, caller);
    }

    @Override
    public GroupRole requiredRole(GroupAction action, boolean closed, Caller caller) {
      return standard.requiredRole(action, closed, caller);
    }

    @Override
    public boolean reachesOtherApplications(Resource resource, Caller caller) {
      return standard.reachesOtherApplications(resource, caller);
    }
  }
}
