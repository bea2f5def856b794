package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.ValueOrder;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import io.shindigneo4j.schema.authorization.TokenOperations;
import io.shindigneo4j.schema.authorization.TokenOperations.Grant;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/**
 * Grants in the graph. A grant and its tokens change under the write locks of its person, if there
 * is one, and of the grant; that of the revocation log comes after them.
 */
final class Grants {

  static final Label GRANT = Label.label(GraphNames.OAUTH_GRANT);
  static final RelationshipType HAS_GRANT = RelationshipType.withName(GraphNames.HAS_GRANT);
  static final RelationshipType HAS_TOKEN = RelationshipType.withName(GraphNames.HAS_TOKEN);

  /** The most that one new grant ends, where there are more than may be. */
  private static final int MOST_ENDED = 2;

  private static final int MOST_DELETED = 100;
  private static final int FEW_TOKENS = 20;

  private static final Comparator<Node> BY_ID =
      Comparator.comparing(grant -> grant.getProperty(GraphNames.ID), ValueOrder.ASCENDING);

  private Grants() {}

  /** A new grant, without tokens yet; the person, if there is one, is locked. */
  static Node create(Transaction transaction, Grant grant, long now) {
    if (grant.person() != null) {
      makeRoom(People.find(transaction, grant.person()).orElseThrow(), grant.client());
    }
    Node created = transaction.createNode(GRANT);
    created.setProperty(GraphNames.ID, grant.id());
    created.setProperty(GraphNames.CLIENT, grant.client());
    created.setProperty(GraphNames.SCOPES, grant.scopes().toArray(String[]::new));
    created.setProperty(GraphNames.CREATED, now);
    if (grant.person() != null) {
      created.setProperty(GraphNames.GRANT_PERSON, grant.person());
      People.find(transaction, grant.person())
          .orElseThrow()
          .createRelationshipTo(created, HAS_GRANT);
    }
    return created;
  }

  /** Deletes what ends first of a client's where there are as many as may be. */
  private static void makeRoom(Node person, String client) {
    List<Node> found =
        all(person, client)
            .sorted(
                Comparator.<Node>comparingLong(
                        grant -> (long) grant.getProperty(GraphNames.EXPIRES))
                    .thenComparing(BY_ID))
            .toList();
    long ended = Math.max(0, found.size() - TokenOperations.MOST_GRANTS + 1);
    found.stream().limit(Math.min(ended, MOST_ENDED)).forEach(Grants::delete);
  }

  /** A client's for a person. */
  static Stream<Node> all(Node person, String client) {
    return all(person).filter(grant -> client.equals(grant.getProperty(GraphNames.CLIENT)));
  }

  /** A person's. */
  static Stream<Node> all(Node person) {
    return person.getRelationships(Direction.OUTGOING, HAS_GRANT).stream()
        .map(Relationship::getEndNode);
  }

  /**
   * Deletes some of grants that are void, so that it takes little time: those of few tokens. The
   * others are deleted in batches.
   *
   * @return when the last was made; empty where there is none
   */
  static OptionalLong deleteSome(Stream<Node> grants) {
    List<Node> all = grants.sorted(BY_ID).toList();
    OptionalLong last =
        all.stream().mapToLong(grant -> (long) grant.getProperty(GraphNames.CREATED)).max();
    all.stream()
        .limit(MOST_DELETED)
        .filter(grant -> grant.getDegree(HAS_TOKEN, Direction.OUTGOING) <= FEW_TOKENS)
        .forEach(Grants::delete);
    return last;
  }

  static Grant of(Node grant) {
    return new Grant(
        (String) grant.getProperty(GraphNames.ID),
        (String) grant.getProperty(GraphNames.CLIENT),
        (String) grant.getProperty(GraphNames.GRANT_PERSON, null),
        scopes(grant.getProperty(GraphNames.SCOPES)));
  }

  static List<String> scopes(Object property) {
    return List.of((String[]) property);
  }

  /**
   * Deletes a grant with its tokens, and revokes it until the last has expired: clocks may differ,
   * so that a token may seem to be issued after now.
   */
  static void revoke(Transaction transaction, Node grant, long now) {
    String id = (String) grant.getProperty(GraphNames.ID);
    long before = Math.max(now, (long) grant.getProperty(GraphNames.EXPIRES, now));
    delete(grant);
    Revocations.add(transaction, RevocationKind.GRANT, id, before);
  }

  private static void delete(Node grant) {
    grant.getRelationships(Direction.OUTGOING, HAS_TOKEN).forEach(Grants::deleteToken);
    grant.getRelationships().forEach(Relationship::delete);
    grant.delete();
  }

  /** Deletes a token, which has one relationship. */
  static void deleteToken(Relationship hasToken) {
    Node token = hasToken.getEndNode();
    hasToken.delete();
    token.delete();
  }
}
