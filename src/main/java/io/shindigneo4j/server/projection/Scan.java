package io.shindigneo4j.server.projection;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.server.graph.Moments;
import io.shindigneo4j.server.graph.NodeIds;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.neo4j.graphdb.GraphDatabaseService;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.ResourceIterator;
import org.neo4j.graphdb.Transaction;

/**
 * Reads the whole graph while others write, and makes of it, with what was committed since it
 * began, the snapshot after a commit. For one thread.
 */
final class Scan {

  private static final long NO_TIMEOUT = 0;
  private static final int CHECK_EVERY = 1024;

  private final Edit.FreeNumbers free = Edit.FreeNumbers.none();
  private final SpaceEdit people = new SpaceEdit(Snapshot.EMPTY.peopleSpace(), free.people());
  private final SpaceEdit groups = new SpaceEdit(Snapshot.EMPTY.groupsSpace(), free.groups());
  private final ScannedTies friendships = new ScannedTies(people, people);
  private final ScannedTies memberships = new ScannedTies(people, groups);
  private final Budget budget;
  private int read;

  Scan(Budget budget) {
    this.budget = budget;
  }

  Edit.FreeNumbers free() {
    return free;
  }

  /**
   * Reads what there is.
   *
   * @throws TooLargeException where that is too much
   */
  void read(GraphDatabaseService database) {
    try (Transaction transaction = database.beginTx(NO_TIMEOUT, TimeUnit.SECONDS)) {
      readNodes(transaction, GraphNames.PERSON, people);
      readNodes(transaction, GraphNames.GROUP, groups);
      readTies(transaction, GraphNames.FRIEND_OF, friendships, true);
      readTies(transaction, GraphNames.MEMBER_OF, memberships, false);
    }
  }

  private void readNodes(Transaction transaction, String label, SpaceEdit space) {
    try (ResourceIterator<Node> nodes = transaction.findNodes(Label.label(label))) {
      while (nodes.hasNext()) {
        space.label(space.given(NodeIds.of(nodes.next())), true);
        check();
      }
    }
  }

  private void readTies(Transaction transaction, String name, ScannedTies ties, boolean withSince) {
    RelationshipType type = RelationshipType.withName(name);
    try (ResourceIterator<Relationship> found = transaction.findRelationships(type)) {
      while (found.hasNext()) {
        readTie(found.next(), type, ties, withSince);
        check();
      }
    }
  }

  private static void readTie(
      Relationship tie, RelationshipType type, ScannedTies ties, boolean withSince) {
    try {
      if (tie.isType(type)) {
        long since = withSince ? Moments.of(tie.getProperty(GraphNames.SINCE, null)) : 0;
        ties.add(new Tie(NodeIds.of(tie), NodeIds.start(tie), NodeIds.end(tie), since));
      }
    } catch (NotFoundException e) {
      // it has gone since, as a commit tells that comes later
    }
  }

  private void check() {
    if (++read % CHECK_EVERY == 0) {
      budget.require(bytes());
    }
  }

  private long bytes() {
    return people.bytes() + groups.bytes() + friendships.bytes() + memberships.bytes();
  }

  /**
   * Makes the snapshot after the last of these commits. All are among them that may have been seen
   * in part.
   */
  Snapshot after(List<Delta> commits) {
    friendships.replay(commits, commit -> commit.friendships);
    memberships.replay(commits, commit -> commit.memberships);
    for (Delta commit : commits) {
      Edit.label(people, commit.people, commit.deletedNodes);
      Edit.label(groups, commit.groups, commit.deletedNodes);
    }
    friendships.fill(Snapshot.FRIENDS, true, Snapshot.ADMIRERS);
    budget.require(bytes());
    memberships.fill(Snapshot.MEMBERSHIPS, false, Snapshot.MEMBERS);
    people.releaseAll();
    groups.releaseAll();
    Snapshot all =
        new Snapshot(people.done(), groups.done(), friendships.size(), memberships.size());
    budget.require(all.bytes());
    return all;
  }
}
