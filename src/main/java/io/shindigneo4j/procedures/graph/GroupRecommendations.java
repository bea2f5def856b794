package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.groups.GroupRoles;
import io.shindigneo4j.procedures.groups.Groups;
import io.shindigneo4j.procedures.people.ClosedGroups;
import io.shindigneo4j.procedures.people.People;
import io.shindigneo4j.procedures.query.NodeReader;
import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.graph.RecommendationOperations.GroupRecommendation;
import io.shindigneo4j.schema.graph.RecommendationOperations.RecommendGroups;
import io.shindigneo4j.schema.graph.RecommendationOperations.RecommendedGroups;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.server.graph.NodeIds;
import io.shindigneo4j.server.graph.SocialGraph;
import io.shindigneo4j.server.procedure.ProcedureContext;
import java.util.List;
import java.util.Optional;
import org.neo4j.graphdb.Direction;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Relationship;
import org.neo4j.graphdb.RelationshipType;

/** Recommends groups that friends are members of. */
final class GroupRecommendations {

  private final ProcedureContext context;
  private final RecommendGroups parameters;
  private final SocialGraph graph;
  private final GraphView view;
  private final ProfileReader profiles;
  private final NodeReader groups;
  private final int[] users;

  /** The users' friends. */
  private final IndexedSet friends;

  /** Empty for somebody who is not known. */
  private final Optional<Node> viewer;

  /** The groups that users are in or own. */
  private final IndexedSet own;

  /** The groups that users are invited to. */
  private final IndexedSet invited;

  private GroupRecommendations(
      ProcedureContext context, WorkBudget budget, RecommendGroups parameters) {
    this.context = context;
    this.parameters = parameters;
    graph = context.graph();
    view = new GraphView(context, budget, parameters.viewpoint());
    profiles = new ProfileReader(context, parameters.selection());
    groups = new NodeReader(context, parameters.selection());
    users = view.numbers(parameters.users());
    friends = view.visibleFriends(users);
    viewer =
        Optional.ofNullable(parameters.viewpoint().viewer())
            .flatMap(id -> People.find(context, id));
    own = bound(Groups.MEMBER_OF, Groups.OWNER_OF);
    invited = bound(Groups.INVITED_TO);
  }

  static RecommendedGroups call(
      ProcedureContext context, WorkBudget budget, RecommendGroups parameters) {
    return new GroupRecommendations(context, budget, parameters).answer();
  }

  private IndexedSet bound(RelationshipType... types) {
    IndexedSet bound = new IndexedSet();
    for (int user : users) {
      for (Relationship membership : view.node(user).getRelationships(Direction.OUTGOING, types)) {
        int group = graph.group(NodeIds.of(membership.getEndNode()));
        if (group != SocialGraph.NONE) {
          bound.add(group);
        }
      }
    }
    return bound;
  }

  private RecommendedGroups answer() {
    Tally members = new Tally(view.budget(), graph.groups());
    for (int place = 0; place < friends.size(); place++) {
      members.add(place + 1, graph.memberships(friends.number(place)), 0);
    }
    BestFirst best = new BestFirst(parameters.page(), IdOrder.unranked(this::id));
    for (int place = 0; place < members.size(); place++) {
      int group = members.number(place);
      if (members.count(place) >= parameters.minimumFriends()
          && !own.contains(group)
          && isShown(group)) {
        best.add(group, members.count(place));
      }
    }
    FriendsInCommon shared =
        new FriendsInCommon(view.budget(), profiles, friends, parameters.examples());
    return new RecommendedGroups(
        best.total(), best.page().stream().map(found -> item(found, shared)).toList());
  }

  private boolean isShown(int group) {
    return !ClosedGroups.isClosed(node(group))
        || (invited.contains(group)
            && viewer.filter(person -> isKnownTo(person, group)).isPresent());
  }

  private boolean isKnownTo(Node person, int group) {
    return GroupRoles.of(person, node(group)) != GroupRole.NONE;
  }

  private Object id(int group) {
    return node(group).getProperty(GraphNames.ID, null);
  }

  private Node node(int group) {
    return NodeIds.node(context.transaction(), graph.groupNode(group));
  }

  private GroupRecommendation item(Scored found, FriendsInCommon shared) {
    int group = found.number();
    return new GroupRecommendation(
        groups.values(node(group)),
        found.score(),
        ClosedGroups.tellsMembers(node(group), viewer)
            ? shared.examples(shared.among(graph.members(group)))
            : List.of());
  }
}
