package io.shindigneo4j.procedures.groups;

import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.people.VisibilityFilter;
import io.shindigneo4j.procedures.query.Listing;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.RankedNodes;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.schema.groups.GroupOperations.ListMembers;
import io.shindigneo4j.schema.groups.GroupOperations.Member;
import io.shindigneo4j.schema.groups.GroupOperations.MemberPage;
import io.shindigneo4j.schema.groups.GroupOperations.Outcome;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.Map;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.Transaction;

/** The people of a group, or those who are invited into it. */
final class MemberList {

  private final ProcedureContext context;
  private final WorkBudget budget;
  private final ListMembers parameters;
  private final Node group;

  /** When each person came. */
  private final RankedNodes since = new RankedNodes();

  private MemberList(
      ProcedureContext context, WorkBudget budget, ListMembers parameters, Node group) {
    this.context = context;
    this.budget = budget;
    this.parameters = parameters;
    this.group = group;
    collect();
  }

  static MemberPage call(ProcedureContext context, WorkBudget budget, ListMembers parameters) {
    GroupAccess access =
        GroupAccess.to(
            context.transaction(),
            parameters.group(),
            parameters.viewpoint().viewer(),
            parameters.needed());
    return access.isGranted()
        ? new MemberList(context, budget, parameters, access.group()).page()
        : MemberPage.refused(access.outcome());
  }

  private void collect() {
    for (Relationship membership :
        group.getRelationships(Direction.INCOMING, Groups.types(parameters.bond()))) {
      budget.spendStored();
      Node person = membership.getStartNode();
      if (person.hasLabel(People.PERSON)) {
        Object began = membership.getProperty(GraphNames.SINCE, null);
        since.add(
            NodeIds.of(person), began == null ? RankedNodes.UNKNOWN : ((Number) began).longValue());
      }
    }
  }

  private MemberPage page() {
    Listing listing = listing();
    Map<Node, GroupRole> roles = GroupRoles.of(listing.nodes(), group, budget);
    NodeReader reader = new NodeReader(context, parameters.selection());
    return new MemberPage(
        Outcome.DONE,
        listing.total(),
        listing.nodes().stream()
            .map(person -> member(reader, person, roles.getOrDefault(person, GroupRole.NONE)))
            .toList());
  }

  private Listing listing() {
    Transaction transaction = context.transaction();
    boolean all = parameters.viewpoint().reach() == Reach.EVERYBODY;
    return all && parameters.query().isNatural()
        ? since.list(transaction, parameters.query())
        : Listing.of(
            since.candidates(transaction),
            VisibilityFilter.of(transaction, budget, parameters.viewpoint()),
            parameters.query());
  }

  private Member member(NodeReader reader, Node person, GroupRole role) {
    long came = since.rank(NodeIds.of(person));
    return new Member(reader.item(person), role, came == RankedNodes.UNKNOWN ? null : came);
  }
}
