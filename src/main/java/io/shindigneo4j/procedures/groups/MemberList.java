package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.people.VisibilityFilter;
import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.groups.ListMembers;
import io.shindigneo4j.schema.groups.Member;
import io.shindigneo4j.schema.groups.MemberPage;
import io.shindigneo4j.schema.groups.Outcome;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;

/** The people of a group, or those who are invited into it. */
final class MemberList {

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

  static MemberPage call(ProcedureContext context, ListMembers parameters) {
    GroupAccess access =
        GroupAccess.to(
            context.transaction(),
            parameters.group(),
            parameters.viewpoint().viewer(),
            parameters.needed());
    return access.isGranted()
        ? new MemberList(context, parameters, access.group()).page()
        : MemberPage.refused(access.outcome());
  }

  private void collect() {
    for (Relationship membership :
        group.getRelationships(Direction.INCOMING, Groups.types(parameters.bond()))) {
      Node person = membership.getStartNode();
      if (person.hasLabel(People.PERSON)) {
        Object began = membership.getProperty(GraphNames.SINCE, null);
        since.merge(person, began == null ? NEVER : ((Number) began).longValue(), Math::min);
      }
    }
  }

  private MemberPage page() {
    Listing listing =
        Listing.of(
            candidates(),
            VisibilityFilter.of(context.transaction(), parameters.viewpoint()),
            parameters.query());
    NodeReader reader = new NodeReader(context, parameters.selection());
    return new MemberPage(
        Outcome.DONE,
        listing.total(),
        listing.nodes().stream().map(person -> member(reader, person)).toList());
  }

  private Iterator<Candidate> candidates() {
    return since.entrySet().stream()
        .map(
            entry ->
                new Candidate(entry.getKey(), entry.getValue() == NEVER ? 0 : entry.getValue()))
        .iterator();
  }

  private Member member(NodeReader reader, Node person) {
    long came = since.get(person);
    return new Member(
        reader.item(person), GroupRoles.of(person, group), came == NEVER ? null : came);
  }
}
