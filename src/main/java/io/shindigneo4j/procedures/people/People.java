package io.shindigneo4j.procedures.people;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Optional;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** People in the graph. */
public final class People {

  public static final Label PERSON = Label.label(GraphNames.PERSON);
  public static final RelationshipType FRIEND_OF = RelationshipType.withName(GraphNames.FRIEND_OF);

  private People() {}

  public static Optional<Node> find(Transaction transaction, String id) {
    return Optional.ofNullable(transaction.findNode(PERSON, GraphNames.ID, id));
  }

  /** The same, in memory where that is there. */
  public static Optional<Node> find(ProcedureContext context, String id) {
    long person = context.person(id);
    if (person == SocialGraph.NONE) {
      return Optional.empty();
    }
    try {
      return Optional.of(NodeIds.node(context.transaction(), person));
    } catch (NotFoundException e) { // deleted meanwhile
      return find(context.transaction(), id);
    }
  }

  /** The person's number in the social graph; {@link SocialGraph#NONE} for an unknown id. */
  public static int number(ProcedureContext context, String id) {
    long person = context.person(id);
    return person == SocialGraph.NONE ? SocialGraph.NONE : context.graph().person(person);
  }

  /** The place of a person in the order of ids, as {@link SocialGraph#rank} has it. */
  public static int rank(ProcedureContext context, Node person) {
    SocialGraph graph = context.graph();
    int number = graph.person(NodeIds.of(person));
    return number == SocialGraph.NONE ? SocialGraph.NONE : graph.rank(number);
  }

  /**
   * The person, locked for writing until the transaction ends; empty also where the person is
   * deleted meanwhile.
   */
  public static Optional<Node> locked(Transaction transaction, String id) {
    Optional<Node> person = find(transaction, id);
    person.ifPresent(transaction::acquireWriteLock);
    return find(transaction, id).equals(person) ? person : locked(transaction, id);
  }
}
