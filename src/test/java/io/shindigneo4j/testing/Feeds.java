package io.shindigneo4j.testing;

import io.shindigneo4j.procedures.timeline.Timeline;
import io.shindigneo4j.schema.GraphNames;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/**
 * A person with friends, who post in turns: a page has the same people on it however many
 * activities there are.
 */
public final class Feeds {

  /** Whose friends they are. */
  public static final String READER = "reader";

  public static final String APPLICATION = "app";

  /** How many friends each of them has besides: the mean of the networks that were measured. */
  private static final int CIRCLE = 25;

  private static final RelationshipType FRIEND_OF = RelationshipType.withName(GraphNames.FRIEND_OF);
  private static final RelationshipType HAS_STREAM =
      RelationshipType.withName(GraphNames.HAS_STREAM);
  private static final RelationshipType ACTOR = RelationshipType.withName("ACTOR");

  private static final String TIME = "2026-01-01T00:00:00.000Z";

  private static final String DOCUMENT =
      """
      {"actor": {"id": "%s", "displayName": "A friend", "objectType": "person"},
       "verb": "post", "title": "A title of the usual length",
       "object": {"id": "o", "objectType": "note", "content": "Some words of content"}}
      """;

  /** A friend and the stream that belongs to it. */
  private record Author(String id, String person, String stream) {}

  private final GraphDatabaseService database;
  private final List<Author> authors = new ArrayList<>();
  private int rounds;

  private Feeds(GraphDatabaseService database) {
    this.database = database;
  }

  public static String friend(int place) {
    return "friend" + place;
  }

  /** The people, who have posted nothing yet, into a graph without them. */
  public static Feeds create(GraphDatabaseService database, int friends) {
    Feeds feeds = new Feeds(database);
    feeds.inTransaction(transaction -> feeds.createPeople(transaction, friends));
    return feeds;
  }

  private void createPeople(Transaction transaction, int friends) {
    Node reader = person(transaction, READER);
    List<Node> people = new ArrayList<>();
    for (int place = 0; place < friends; place++) {
      Node person = person(transaction, friend(place));
      people.add(person);
      befriend(reader, person);
      Node stream = stream(transaction, person);
      authors.add(new Author(friend(place), person.getElementId(), stream.getElementId()));
    }
    for (int place = 0; place < friends; place++) {
      for (int distance = 1; distance <= CIRCLE; distance++) {
        Node other = people.get((place + distance) % friends);
        befriend(people.get(place), other);
        befriend(other, people.get(place));
      }
    }
  }

  private static Node person(Transaction transaction, String id) {
    Node person = transaction.createNode(Label.label(GraphNames.PERSON));
    person.setProperty(GraphNames.ID, id);
    return person;
  }

  private static void befriend(Node person, Node friend) {
    person.createRelationshipTo(friend, FRIEND_OF).setProperty(GraphNames.SINCE, 0L);
  }

  private static Node stream(Transaction transaction, Node person) {
    Node stream = transaction.createNode(Label.label(GraphNames.ACTIVITY_STREAM));
    set(
        stream,
        Map.of(
            GraphNames.KIND,
            "entry",
            GraphNames.APPLICATION,
            APPLICATION,
            GraphNames.OWNER,
            person.getProperty(GraphNames.ID),
            GraphNames.TOTAL,
            0L,
            GraphNames.MOMENT,
            0L));
    person.createRelationshipTo(stream, HAS_STREAM);
    return stream;
  }

  /** Lets everybody post, in turns, until each has so many activities. */
  public void growTo(int items) {
    while (rounds < items) {
      rounds++;
      inTransaction(
          transaction -> {
            for (int place = 0; place < authors.size(); place++) {
              post(transaction, authors.get(place), (long) rounds * authors.size() + place);
            }
          });
    }
  }

  private static void post(Transaction transaction, Author author, long moment) {
    Node activity = transaction.createNode(Label.label("ActivityEntry"));
    set(
        activity,
        Map.of(
            GraphNames.ID,
            "activity" + moment,
            GraphNames.OWNER,
            author.id(),
            GraphNames.APPLICATION,
            APPLICATION,
            GraphNames.STAMPED,
            true,
            GraphNames.PUBLISHED,
            TIME,
            GraphNames.UPDATED,
            TIME,
            "title",
            "A title of the usual length",
            "actor.id",
            author.id(),
            "document",
            DOCUMENT.formatted(author.id())));
    activity.createRelationshipTo(transaction.getNodeByElementId(author.person()), ACTOR);
    Timeline.withBothEnds(transaction.getNodeByElementId(author.stream())).add(activity, moment);
  }

  private static void set(Node node, Map<String, Object> properties) {
    properties.forEach(node::setProperty);
  }

  private void inTransaction(Consumer<Transaction> work) {
    try (Transaction transaction = database.beginTx()) {
      work.accept(transaction);
      transaction.commit();
    }
  }
}
