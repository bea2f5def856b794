package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.groups.Admission;
import io.shindigneo4j.procedures.groups.Groups;
import io.shindigneo4j.schema.graph.CentralPeople;
import io.shindigneo4j.schema.graph.CentralPerson;
import io.shindigneo4j.schema.graph.MostConnected;
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

  static CentralPeople call(ProcedureContext context, Effort effort, MostConnected parameters) {
    Admission admission =
        Admission.to(
            context.transaction(),
            parameters.group(),
            parameters.viewpoint().viewer(),
            parameters.needed());
    if (!admission.isGranted()) {
      return CentralPeople.refused(admission.outcome());
    }
    Profiles profiles = new Profiles(context, parameters.selection());
    BestFirst best = ranked(context, effort, parameters, admission.group(), profiles);
    return new CentralPeople(
        admission.outcome(),
        best.total(),
        best.page().stream().map(found -> item(profiles, found)).toList());
  }

  private static BestFirst ranked(
      ProcedureContext context,
      Effort effort,
      MostConnected parameters,
      Node group,
      Profiles profiles) {
    Crowd crowd = new Crowd(context, effort, parameters.viewpoint());
    Met people = people(crowd, group);
    BestFirst best = new BestFirst(parameters.page(), profiles::id);
    for (int place = 0; place < people.size(); place++) {
      int person = people.number(place);
      Met friends = crowd.visibleFriends(person);
      best.add(person, parameters.inside() ? friends.inCommon(people) : friends.size());
    }
    return best;
  }

  /** Those of the group whom the viewer may see. */
  private static Met people(Crowd crowd, Node group) {
    int number = crowd.graph().group(NodeIds.of(group));
    if (number == SocialGraph.NONE) {
      throw new NotFoundException("a node is being deleted");
    }
    Met people = new Met();
    for (int member : crowd.graph().members(number)) {
      crowd.effort().spend();
      if (crowd.visible().test(member)) {
        people.add(member);
      }
    }
    for (Relationship bond : group.getRelationships(Direction.INCOMING, Groups.OWNER_OF)) {
      int owner = crowd.graph().person(NodeIds.of(bond.getStartNode()));
      if (owner != SocialGraph.NONE && crowd.visible().test(owner)) {
        people.add(owner);
      }
    }
    return people;
  }

  private static CentralPerson item(Profiles profiles, Scored found) {
    return new CentralPerson(profiles.item(found.number()), found.score());
  }
}
