package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.people.Sight;
import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.groups.ListMembers;
import io.shindigneo4j.schema.groups.Outcome;
import io.shindigneo4j.server.procedure.ProcedureContext;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;

/** The people of a group, or those who are invited into it. */
final class MemberList {

  private static final List<String> COLUMNS = List.of("outcome", "total", "people");

  /** Of who has been there for an unknown time. */
  private static final long NEVER = Long.MAX_VALUE;

  private final ProcedureContext context;
  private final ListMembers parameters;
  private final Node group;

  /** When each person came. */
  private final Map<Node, Long> since = new LinkedHashMap<>();

  private MemberList(ProcedureContext context, ListMembers parameters, Node group) {
    this.context = context;
    this.parameters = parameters;
    this.group = group;
    collect();
  }

  static ProcedureResult call(ProcedureContext context, ListMembers parameters) {
    Admission admission =
        Admission.to(
            context.transaction(),
            parameters.group(),
            parameters.viewpoint().viewer(),
            parameters.needed());
    return admission.isGranted()
        ? new MemberList(context, parameters, admission.group()).page()
        : refused(admission.outcome());
  }

  private static ProcedureResult refused(Outcome outcome) {
    return ProcedureResult.single(COLUMNS, outcome.word(), null, null);
  }

  private void collect() {
    for (Relationship bond :
        group.getRelationships(Direction.INCOMING, Groups.types(parameters.bond()))) {
      Node person = bond.getStartNode();
      if (person.hasLabel(People.PERSON)) {
        Object began = bond.getProperty(GraphNames.SINCE, null);
        since.merge(person, began == null ? NEVER : ((Number) began).longValue(), Math::min);
      }
    }
  }

  private ProcedureResult page() {
    Listing listing =
        Listing.of(
            candidates(),
            Sight.of(context.transaction(), parameters.viewpoint()),
            parameters.query());
    NodeReader reader = new NodeReader(context, parameters.selection());
    return ProcedureResult.single(
        COLUMNS,
        Outcome.DONE.word(),
        listing.total(),
        listing.nodes().stream().map(person -> item(reader, person)).toList());
  }

  private Iterator<Candidate> candidates() {
    return since.entrySet().stream()
        .map(
            entry ->
                new Candidate(entry.getKey(), entry.getValue() == NEVER ? 0 : entry.getValue()))
        .iterator();
  }

  private Map<String, Object> item(NodeReader reader, Node person) {
    Map<String, Object> item = reader.itemMap(person);
    item.put("role", Standings.of(person, group).word());
    item.put("since", since.get(person) == NEVER ? null : since.get(person));
    return item;
  }
}
