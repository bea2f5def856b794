package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.groups.ListGroups;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.Iterator;
import java.util.List;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;
import org.neo4j.graphdb.Transaction;

/** The groups that a person owns or is in. */
final class GroupList {

  private static final List<String> COLUMNS = List.of("total", "groups");
  private static final RelationshipType MEMBER_OF = RelationshipType.withName(GraphNames.MEMBER_OF);
  private static final RelationshipType OWNER_OF = RelationshipType.withName(GraphNames.OWNER_OF);

  private GroupList() {}

  static ProcedureResult call(Transaction transaction, ListGroups parameters) {
    return People.find(transaction, parameters.user())
        .map(person -> record(person, parameters))
        .orElse(ProcedureResult.empty(COLUMNS));
  }

  private static ProcedureResult record(Node person, ListGroups parameters) {
    Listing listing = Listing.of(candidates(person), group -> true, parameters.query());
    NodeReader reader = new NodeReader(parameters.selection());
    return ProcedureResult.single(
        COLUMNS, listing.total(), listing.nodes().stream().map(reader::item).toList());
  }

  private static Iterator<Candidate> candidates(Node person) {
    return person.getRelationships(Direction.OUTGOING, MEMBER_OF, OWNER_OF).stream()
        .map(Relationship::getEndNode)
        .distinct()
        .map(group -> new Candidate(group, 0))
        .iterator();
  }
}
