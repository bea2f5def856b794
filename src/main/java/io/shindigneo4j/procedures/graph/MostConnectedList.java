package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.groups.GroupAccess;
import io.shindigneo4j.procedures.groups.Groups;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.graph.SocialGraphOperations.CentralPeople;
import io.shindigneo4j.schema.graph.SocialGraphOperations.CentralPerson;
import io.shindigneo4j.schema.graph.SocialGraphOperations.MostConnected;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.NotFoundException;
import org.neo4j.graphdb.Relationship;

/** The people of a group by the number of their friends. */
final class MostConnectedList {

  private MostConnectedList() {}

  static CentralPeople call(ProcedureContext context, WorkBudget budget, MostConnected parameters) {
    GroupAccess access =
        GroupAccess.to(
            context.transaction(),
            parameters.group(),
            parameters.viewpoint().viewer(),
            parameters.needed());
    if (!access.isGranted()) {
      return CentralPeople.refused(access.outcome());
    }
    ProfileReader profiles = new ProfileReader(context, parameters.selection());
    BestFirst best = ranked(context, budget, parameters, access.group(), profiles);
    return new CentralPeople(
        access.outcome(),
        best.total(),
        best.page().stream().map(found -> item(profiles, found)).toList());
  }

  private static BestFirst ranked(
      ProcedureContext context,
      WorkBudget budget,
      MostConnected parameters,
      Node group,
      ProfileReader profiles) {
    GraphView view = new GraphView(context, budget, parameters.viewpoint());
    IndexedSet people = people(view, group);
    BestFirst best = new BestFirst(parameters.page(), profiles.byId());
    for (int place = 0; place < people.size(); place++) {
      int person = people.number(place);
      IndexedSet friends = view.visibleFriends(person);
      best.add(person, parameters.inside() ? friends.intersectionSize(people) : friends.size());
    }
    return best;
  }

  /** Those of the group whom the viewer may see. */
  private static IndexedSet people(GraphView view, Node group) {
    int number = view.graph().group(NodeIds.of(group));
    if (number == SocialGraph.NONE) {
      throw new NotFoundException("a node is being deleted");
    }
    IndexedSet people = new IndexedSet();
    for (int member : view.graph().members(number)) {
      view.budget().spend();
      if (view.visible().test(member)) {
        people.add(member);
      }
    }
    for (Relationship membership : group.getRelationships(Direction.INCOMING, Groups.OWNER_OF)) {
      int owner = view.graph().person(NodeIds.of(membership.getStartNode()));
      if (owner != SocialGraph.NONE && view.visible().test(owner)) {
        people.add(owner);
      }
    }
    return people;
  }

  private static CentralPerson item(ProfileReader profiles, Scored found) {
    return new CentralPerson(profiles.item(found.number()), found.score());
  }
}
