package io.shindigneo4j.benchmark.shindig;

import io.shindigneo4j.benchmark.question.Question;
import io.shindigneo4j.benchmark.question.QuestionRequest;
import io.shindigneo4j.opensocial.graph.FriendPath;
import io.shindigneo4j.opensocial.graph.NearPerson;
import io.shindigneo4j.opensocial.graph.RecommendedGroup;
import io.shindigneo4j.opensocial.graph.RecommendedPerson;
import io.shindigneo4j.opensocial.groups.GroupMember;
import io.shindigneo4j.opensocial.groups.SocialGroup;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.ListActivities;
import io.shindigneo4j.schema.graph.RecommendationOperations;
import io.shindigneo4j.schema.graph.RecommendationOperations.RecommendFriends;
import io.shindigneo4j.schema.graph.RecommendationOperations.RecommendGroups;
import io.shindigneo4j.schema.graph.SocialGraphOperations;
import io.shindigneo4j.schema.graph.SocialGraphOperations.FriendsOfFriends;
import io.shindigneo4j.schema.graph.SocialGraphOperations.ShortestPaths;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.groups.GroupOperations.ListGroups;
import io.shindigneo4j.schema.groups.GroupOperations.ListMembers;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.MessageOperations.ListCollections;
import io.shindigneo4j.schema.messages.MessageOperations.ListMessages;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.GetPerson;
import io.shindigneo4j.schema.people.PeopleOperations.ListPeople;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.query.Selection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.shindig.social.core.model.ActivityEntryImpl;
import org.apache.shindig.social.core.model.MessageCollectionImpl;
import org.apache.shindig.social.core.model.MessageImpl;
import org.apache.shindig.social.core.model.PersonImpl;

/** The calls of Shindig's API that correspond to operations. */
final class SocialRequests {

  private static final String USER = "userId";
  private static final String GROUP = "groupId";
  private static final String SELF = "@self";
  private static final String PEOPLE_GET = "people.get";
  private static final String PEOPLE = "people/{userId}/{groupId}";

  private static final Map<String, String> DETAILS =
      Map.of("HAS_ADDRESS", "addresses", "HAS_ORGANIZATION", "organizations");

  /** The conversions by operation name. */
  private static final Map<String, Function<Map<String, Object>, SocialRequest>> CALLS =
      new HashMap<>();

  static {
    add(PeopleOperations.GET, SocialRequests::person);
    add(PeopleOperations.LIST, SocialRequests::people);
    add(GroupOperations.MEMBERS, SocialRequests::members);
    add(GroupOperations.LIST, SocialRequests::groups);
    add(MessageOperations.LIST, SocialRequests::messages);
    add(MessageOperations.LIST_COLLECTIONS, SocialRequests::collections);
    add(ActivityOperations.LIST, SocialRequests::activities);
    add(SocialGraphOperations.FRIENDS_OF_FRIENDS, SocialRequests::friendsOfFriends);
    add(RecommendationOperations.RECOMMEND_FRIENDS, SocialRequests::recommendations);
    add(RecommendationOperations.RECOMMEND_GROUPS, SocialRequests::groupRecommendations);
    add(SocialGraphOperations.SHORTEST_PATHS, SocialRequests::path);
  }

  private SocialRequests() {}

  private static <P extends Record> void add(
      Operation<P, ?> operation, Function<P, SocialRequest> conversion) {
    CALLS.put(operation.name(), parameters -> conversion.apply(operation.fromMap(parameters)));
  }

  static boolean has(Question question) {
    return CALLS.containsKey(question.procedure());
  }

  static SocialRequest of(QuestionRequest request) {
    return CALLS.get(request.question().procedure()).apply(request.parameters());
  }

  private static SocialRequest person(GetPerson request) {
    return SocialRequest.of(request.id(), PEOPLE_GET, PEOPLE, ShindigReply.item(PersonImpl.class))
        .with(USER, request.id())
        .with(GROUP, SELF)
        .withFields(fields(request.selection()));
  }

  private static SocialRequest people(ListPeople request) {
    return around(request.around(), PEOPLE_GET, PEOPLE, ShindigReply.list(PersonImpl.class))
        .with(request.query().page())
        .withFields(fields(request.selection()));
  }

  private static SocialRequest around(
      PeopleSelector around, String method, String path, ShindigReply reply) {
    return SocialRequest.of(around.viewpoint().viewer(), method, path, reply)
        .with(USER, around.users())
        .with(GROUP, around.circle() == PeopleRelation.SELF ? SELF : "@friends");
  }

  /** The requested fields. Names and lists of a person are requested as a whole. */
  private static List<String> fields(Selection selection) {
    return Stream.concat(
            selection.properties().stream().map(property -> property.replaceFirst("\\..*", "")),
            selection.details().stream().map(DETAILS::get))
        .distinct()
        .toList();
  }

  private static SocialRequest members(ListMembers request) {
    String viewer = request.viewpoint().viewer();
    String path = "groups/{userId}/{groupId}/@members";
    return SocialRequest.of(viewer, "groups.members", path, ShindigReply.list(GroupMember.class))
        .with(USER, viewer)
        .with(GROUP, request.group())
        .with(request.query().page())
        .withFields(fields(request.selection()));
  }

  private static SocialRequest groups(ListGroups request) {
    String path = "groups/{userId}";
    return SocialRequest.of(
            request.viewer(), "groups.get", path, ShindigReply.list(SocialGroup.class))
        .with(USER, request.user())
        .with(request.query().page())
        .withFields(request.selection().properties());
  }

  private static SocialRequest messages(ListMessages request) {
    String path = "messages/{userId}/{msgCollId}";
    SocialRequest all =
        SocialRequest.of(
                request.user(),
                "messages.get",
                request.ids().isEmpty() ? path : path + "/{messageIds}",
                ShindigReply.list(MessageImpl.class))
            .with(USER, request.user())
            .with("msgCollId", request.collection())
            .with(request.query().page())
            .withFields(request.selection().properties());
    return request.ids().isEmpty() ? all : all.with("messageIds", request.ids());
  }

  private static SocialRequest collections(ListCollections request) {
    ShindigReply reply = ShindigReply.list(MessageCollectionImpl.class);
    return SocialRequest.of(request.user(), "messages.get", "messages/{userId}", reply)
        .with(USER, request.user())
        .with(request.query().page())
        .withFields(request.selection().properties());
  }

  private static SocialRequest activities(ListActivities request) {
    String path = "activitystreams/{userId}/{groupId}/{appId}";
    Class<?> bean = ActivityEntryImpl.class;
    SocialRequest all =
        around(
                request.around(),
                "activitystreams.get",
                request.ids().isEmpty() ? path : path + "/{activityId}",
                request.ids().size() == 1 ? ShindigReply.only(bean) : ShindigReply.list(bean))
            .with("appId", request.application())
            .with(request.query().page());
    return request.ids().isEmpty() ? all : all.with("activityId", request.ids());
  }

  private static SocialRequest friendsOfFriends(FriendsOfFriends request) {
    return graph(request.users(), "friendsOfFriends", NearPerson.class)
        .with("depth", request.depth())
        .with("strangers", Boolean.toString(request.strangersOnly()))
        .with(request.page())
        .withFields(fields(request.selection()));
  }

  private static SocialRequest graph(List<String> users, String method, Class<?> bean) {
    return SocialRequest.of(
            users.get(0), "graph." + method, "graph/{userId}/@" + method, ShindigReply.list(bean))
        .with(USER, users);
  }

  private static SocialRequest recommendations(RecommendFriends request) {
    return graph(request.users(), "recommendations", RecommendedPerson.class)
        .with("minimumCommon", request.minimumCommon())
        .with("examples", request.examples())
        .with(request.page())
        .withFields(fields(request.selection()));
  }

  private static SocialRequest groupRecommendations(RecommendGroups request) {
    return graph(request.users(), "groupRecommendations", RecommendedGroup.class)
        .with("minimumFriends", request.minimumFriends())
        .with("examples", request.examples())
        .with(request.page())
        .withFields(request.selection().properties());
  }

  private static SocialRequest path(ShortestPaths request) {
    String path = "graph/{userId}/@path/{personId}";
    return SocialRequest.of(
            request.from(), "graph.path", path, ShindigReply.listOfOne(FriendPath.class))
        .with(USER, request.from())
        .with("personId", request.to())
        .with("hops", request.hops())
        .with("paths", request.paths())
        .withFields(fields(request.selection()));
  }
}
