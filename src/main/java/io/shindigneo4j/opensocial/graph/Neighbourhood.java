package io.shindigneo4j.opensocial.graph;

import com.google.inject.Inject;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.GroupAction;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.groups.Outcomes;
import io.shindigneo4j.opensocial.mapping.RequestedPeople;
import io.shindigneo4j.schema.graph.FriendsOfFriends;
import io.shindigneo4j.schema.graph.MostConnected;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.people.Viewpoint;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Who is around people, and who stands in the middle of a group. Safe for use by many threads. */
final class Neighbourhood {

  private final OperationRunner operations;
  private final AccessControl access;
  private final GraphAccess graphAccess;
  private final People people;

  @Inject
  Neighbourhood(
      OperationRunner operations, AccessControl access, GraphAccess graphAccess, People people) {
    this.operations = operations;
    this.access = access;
    this.graphAccess = graphAccess;
    this.people = people;
  }

  CompletableFuture<RestfulCollection<NearPerson>> friendsOfFriends(
      Collection<UserId> users, long depth, boolean strangersOnly, ListRequest list) {
    Viewpoint viewpoint = graphAccess.viewpoint(list.token());
    FriendsOfFriends parameters =
        new FriendsOfFriends(
            RequestedPeople.ids(users, list.token()),
            depth,
            strangersOnly,
            viewpoint,
            list.page(),
            list.selection());
    return operations
        .run(SocialGraphOperations.FRIENDS_OF_FRIENDS, parameters)
        .thenApply(result -> result.first().orElseThrow())
        .thenApply(record -> list.collection(record, near(record, list)));
  }

  private List<NearPerson> near(ResultRecord record, ListRequest list) {
    List<?> distances = (List<?>) record.get("distances");
    List<?> values = (List<?>) record.get("values");
    List<?> details = (List<?>) record.get("details");
    List<NearPerson> found = new ArrayList<>(distances.size());
    for (int i = 0; i < distances.size(); i++) {
      NearPerson person = new NearPerson();
      person.setDistance((Long) distances.get(i));
      List<?> entries = details.isEmpty() ? List.of() : (List<?>) details.get(i);
      found.add(people.filled(person, row(values, i), entries, list));
    }
    return found;
  }

  private static List<Object> row(List<?> columns, int place) {
    List<Object> row = new ArrayList<>(columns.size());
    columns.forEach(column -> row.add(((List<?>) column).get(place)));
    return row;
  }

  /** Of those who may see who is in the group. */
  CompletableFuture<RestfulCollection<ConnectedPerson>> mostConnected(
      String group, boolean inside, ListRequest list) {
    access.readingEverybodysTies(Resource.GROUPS, list.token());
    MostConnected parameters =
        new MostConnected(
            group,
            access.needed(GroupAction.SEE_MEMBERS, list.token()),
            inside,
            graphAccess.viewpoint(list.token()),
            list.page(),
            list.selection());
    return operations
        .run(SocialGraphOperations.MOST_CONNECTED, parameters)
        .thenApply(Outcomes::done)
        .thenApply(record -> list.collection(record, "people", item -> connected(item, list)));
  }

  private ConnectedPerson connected(Map<?, ?> item, ListRequest list) {
    ConnectedPerson person = people.filled(new ConnectedPerson(), item, list);
    person.setConnections((Long) item.get("connections"));
    return person;
  }
}
