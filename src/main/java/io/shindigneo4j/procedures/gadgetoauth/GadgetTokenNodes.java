package io.shindigneo4j.procedures.gadgetoauth;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetToken;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.GadgetTokenEntry;
import io.shindigneo4j.schema.gadgetoauth.GadgetTokenOperations.TokenPlace;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import java.util.Optional;
import java.util.stream.Stream;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** Tokens of services in the graph. They change under the lock of their person. */
final class GadgetTokenNodes {

  static final Label TOKEN = Label.label(GraphNames.GADGET_TOKEN);
  static final RelationshipType HAS_TOKEN = RelationshipType.withName(GraphNames.HAS_GADGET_TOKEN);

  private static final String VERSION = "version";
  private static final String GRANTED = "granted";
  private static final String CLAIMED = "claimed";

  private GadgetTokenNodes() {}

  static Stream<Node> of(Node person) {
    return person.getRelationships(Direction.OUTGOING, HAS_TOKEN).stream()
        .map(Relationship::getEndNode);
  }

  static Optional<Node> find(Node person, TokenPlace place) {
    return of(person)
        .filter(token -> place.service().equals(token.getProperty(GraphNames.SERVICE)))
        .filter(token -> place.name().equals(token.getProperty(GraphNames.NAME)))
        .findFirst();
  }

  /** The same; the person is locked. */
  static Optional<Node> locked(Transaction transaction, TokenPlace place) {
    return People.locked(transaction, place.person()).flatMap(person -> find(person, place));
  }

  static boolean isExpired(Node token, long now) {
    return (long) token.getProperty(GraphNames.EXPIRES) <= now;
  }

  static boolean isVersion(Node token, String version) {
    return version.equals(token.getProperty(VERSION));
  }

  static boolean isGrantedAfter(Node token, long moment) {
    return (long) token.getProperty(GRANTED) > moment;
  }

  static boolean isClaimed(Node token, long now) {
    return (long) token.getProperty(CLAIMED, 0L) > now;
  }

  static void claim(Node token, long until) {
    token.setProperty(CLAIMED, until);
  }

  static GadgetToken read(Node token) {
    return new GadgetToken(
        (String) token.getProperty(GraphNames.SEALED),
        (String) token.getProperty(VERSION),
        (long) token.getProperty(GRANTED),
        (long) token.getProperty(GraphNames.EXPIRES));
  }

  static GadgetTokenEntry entry(Node token, GadgetService service) {
    return new GadgetTokenEntry(
        service.id(),
        service.gadget(),
        service.name(),
        (String) token.getProperty(GraphNames.NAME),
        (long) token.getProperty(GRANTED),
        (long) token.getProperty(GraphNames.EXPIRES));
  }

  /** Without a claim. */
  static void write(Node node, GadgetToken token) {
    node.setProperty(GraphNames.SEALED, token.sealed());
    node.setProperty(VERSION, token.version());
    node.setProperty(GRANTED, token.granted());
    node.setProperty(GraphNames.EXPIRES, token.expires());
    node.removeProperty(CLAIMED);
  }

  /** Deletes a token, which has one relationship. */
  static void delete(Node token) {
    token.getRelationships().forEach(Relationship::delete);
    token.delete();
  }
}
