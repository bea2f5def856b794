package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.NodeIds;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.neo4j.graphdb.ConstraintViolationException;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;
import org.neo4j.graphdb.TransientFailureException;

/**
 * Changes people, friendships and memberships in all the ways there are, each in one transaction or
 * several together. After each commit all friendships are mutual, with equal times, and one group
 * has {@link #MEMBERS} members. For one thread.
 */
final class RandomWriter {

  static final Label PERSON = Label.label("Person");
  static final Label GROUP = Label.label("Group");
  static final Label ROUND_TABLE = Label.label("RoundTable");
  static final int MEMBERS = 12;

  private static final RelationshipType FRIEND_OF = RelationshipType.withName("FRIEND_OF");
  private static final RelationshipType MEMBER_OF = RelationshipType.withName("MEMBER_OF");
  private static final RelationshipType OTHER = RelationshipType.withName("OWNER_OF");
  private static final int KINDS = 12;

  private final GraphDatabaseService database;
  private final Random random;
  private volatile int commits;
  volatile int attempts;

  RandomWriter(GraphDatabaseService database, long seed) {
    this.database = database;
    this.random = new Random(seed);
  }

  /** A graph to begin with. */
  static void prepare(GraphDatabaseService database, int people) {
    try (Transaction transaction = database.beginTx()) {
      Node table = transaction.createNode(GROUP, ROUND_TABLE);
      for (int i = 0; i < people; i++) {
        Node person = transaction.createNode(PERSON);
        person.setProperty("id", "person " + i);
        if (i < MEMBERS) {
          person.createRelationshipTo(table, MEMBER_OF);
        }
      }
      transaction.commit();
    }
  }

  int commits() {
    return commits;
  }

  /** One transaction; it may be rolled back, also for a deadlock. */
  void step() {
    attempts++;
    try (Transaction transaction = database.beginTx()) {
      List<Node> people = some(transaction, PERSON);
      List<Node> groups = some(transaction, GROUP);
      int actions = 1 + random.nextInt(4);
      for (int i = 0; i < actions; i++) {
        act(transaction, people, groups);
      }
      if (random.nextInt(5) > 0) {
        transaction.commit();
        commits++;
      }
    } catch (TransientFailureException | NotFoundException | ConstraintViolationException e) {
      // another writer was there
    }
  }

  private List<Node> some(Transaction transaction, Label label) {
    List<Node> nodes = new ArrayList<>();
    try (var found = transaction.findNodes(label)) {
      found.forEachRemaining(nodes::add);
    }
    return nodes;
  }

  private void act(Transaction transaction, List<Node> people, List<Node> groups) {
    Node one = any(people);
    Node other = any(people);
    switch (random.nextInt(KINDS)) {
      case 0 -> people.add(newPerson(transaction, one));
      case 1, 2, 3 -> befriend(one, other);
      case 4, 5 -> part(transaction, one);
      case 6 -> groups.add(transaction.createNode(GROUP));
      case 7, 8 -> join(one, any(groups));
      case 9 -> leave(one);
      case 10 -> rare(transaction, people, groups, one);
      default -> moveAtTable(transaction, other);
    }
  }

  private void rare(Transaction transaction, List<Node> people, List<Node> groups, Node one) {
    switch (random.nextInt(5)) {
      case 0 -> delete(transaction, people, one);
      case 1 -> relabel(transaction, one);
      case 2 -> deleteGroup(groups);
      case 3 -> again(one);
      default -> one.setProperty("displayName", "another " + random.nextInt());
    }
  }

  private Node any(List<Node> nodes) {
    return nodes.get(random.nextInt(nodes.size()));
  }

  private Node newPerson(Transaction transaction, Node friend) {
    Node person = transaction.createNode(PERSON);
    befriend(person, friend);
    return person;
  }

  private void befriend(Node one, Node other) {
    long since = random.nextInt(1000);
    lock(one, other);
    edge(one, other, since);
    edge(other, one, since);
  }

  /** In order, as the procedures do. */
  private static void lock(Node one, Node other) {
    boolean ordered = NodeIds.of(one) < NodeIds.of(other);
    (ordered ? one : other).removeProperty("nothing");
    (ordered ? other : one).removeProperty("nothing");
  }

  private void edge(Node from, Node to, long since) {
    Relationship edge = from.createRelationshipTo(to, FRIEND_OF);
    if (since % 10 > 0) {
      edge.setProperty("since", since);
    }
  }

  /** Both directions, of whatever friendship with that person comes first. */
  private void part(Transaction transaction, Node one) {
    Relationship first = first(one, Direction.OUTGOING, null, null);
    if (first != null) {
      Node other = first.getEndNode();
      transaction.acquireWriteLock(NodeIds.of(one) < NodeIds.of(other) ? one : other);
      transaction.acquireWriteLock(NodeIds.of(one) < NodeIds.of(other) ? other : one);
      Object since = first.getProperty("since", 0L);
      first.delete();
      Relationship back = first(other, Direction.OUTGOING, one, since);
      if (back == null) {
        throw new NotFoundException("somebody else was there");
      }
      back.delete();
    }
  }

  private static Relationship first(Node from, Direction direction, Node to, Object since) {
    for (Relationship edge : from.getRelationships(direction, FRIEND_OF)) {
      if (to == null
          || (edge.getEndNode().equals(to) && edge.getProperty("since", 0L).equals(since))) {
        return edge;
      }
    }
    return null;
  }

  private void join(Node person, Node group) {
    if (!group.hasLabel(ROUND_TABLE)) {
      person.createRelationshipTo(group, random.nextInt(4) > 0 ? MEMBER_OF : OTHER);
    }
  }

  private static void leave(Node person) {
    for (Relationship membership : person.getRelationships(Direction.OUTGOING, MEMBER_OF)) {
      if (!membership.getEndNode().hasLabel(ROUND_TABLE)) {
        membership.delete();
        return;
      }
    }
  }

  private void delete(Transaction transaction, List<Node> people, Node person) {
    table(transaction);
    if (!isAtTable(person) && people.size() > 20) {
      people.remove(person);
      person.getRelationships().forEach(Relationship::delete);
      person.delete();
    }
  }

  private static boolean isAtTable(Node person) {
    for (Relationship membership : person.getRelationships(Direction.OUTGOING, MEMBER_OF)) {
      if (membership.getEndNode().hasLabel(ROUND_TABLE)) {
        return true;
      }
    }
    return false;
  }

  /** Somebody stops to be a person, or becomes one again. */
  private void relabel(Transaction transaction, Node person) {
    Label former = Label.label("Former");
    table(transaction);
    try (var formers = transaction.findNodes(former)) {
      if (formers.hasNext() && random.nextBoolean()) {
        Node back = formers.next();
        back.removeLabel(former);
        back.addLabel(PERSON);
      } else if (!isAtTable(person)) {
        person.removeLabel(PERSON);
        person.addLabel(former);
      }
    }
  }

  private void deleteGroup(List<Node> groups) {
    Node group = any(groups);
    if (!group.hasLabel(ROUND_TABLE)) {
      groups.remove(group);
      group.getRelationships().forEach(Relationship::delete);
      group.delete();
    }
  }

  /** The friendship begins anew, at both ends. */
  private void again(Node one) {
    Relationship first = first(one, Direction.OUTGOING, null, null);
    if (first != null) {
      Node other = first.getEndNode();
      lock(one, other);
      Object before = first.getProperty("since", 0L);
      long since = random.nextInt(1000);
      first.setProperty("since", since);
      Relationship back = first(other, Direction.OUTGOING, one, before);
      if (back == null) {
        throw new NotFoundException("somebody else was there");
      }
      back.setProperty("since", since);
    }
  }

  /** Somebody rises, and another sits down. */
  private void moveAtTable(Transaction transaction, Node person) {
    Node table = table(transaction);
    if (person.hasLabel(PERSON) && !isAtTable(person)) {
      table.getRelationships(Direction.INCOMING, MEMBER_OF).iterator().next().delete();
      person.createRelationshipTo(table, MEMBER_OF);
    }
  }

  /** Nobody else sits down or rises, comes or goes until the end of the transaction. */
  private static Node table(Transaction transaction) {
    try (var tables = transaction.findNodes(ROUND_TABLE)) {
      Node table = tables.next();
      transaction.acquireWriteLock(table);
      return table;
    }
  }
}
