package io.shindigneo4j.benchmark.client.relational;

import io.shindigneo4j.benchmark.environment.relational.GroupEntity;
import io.shindigneo4j.benchmark.question.OperationArguments;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import io.shindigneo4j.opensocial.graph.RecommendedGroup;
import io.shindigneo4j.opensocial.graph.RecommendedPerson;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.shindig.social.core.model.PersonImpl;
import org.apache.shindig.social.opensocial.model.Person;
import org.hibernate.Session;

/** Recommendations of people and groups. */
final class RecommendationQueries {

  private static final String FRIENDS =
      """
      select person.oid, person.id, person.displayName, candidate.common, count(*) over ()
      from (
        select next.friend.oid as oid, count(*) as common
        from FriendshipEntity own
        join FriendshipEntity next on next.person.oid = own.friend.oid
        where own.person.id = :user
        group by next.friend.oid
      ) candidate
      join PersonEntity person on person.oid = candidate.oid
      where person.id <> :user and not exists (
        from FriendshipEntity known where known.person.id = :user and known.friend = person)
      order by candidate.common desc, person.id
      """;

  private static final String COMMON_FRIENDS =
      """
      select example.item, example.id, example.name
      from (
        select next.person.oid as item, friend.id as id, friend.displayName as name,
          row_number() over (partition by next.person.oid order by friend.id) as place
        from FriendshipEntity own
        join own.friend friend
        join FriendshipEntity next on next.friend = friend
        where own.person.id = :user and next.person.oid in :items
      ) example
      where example.place <= :examples
      order by example.item, example.place
      """;

  private static final String GROUPS =
      """
      select item, item.oid, candidate.friends, count(*) over ()
      from (
        select bond.group.oid as oid, count(*) as friends
        from FriendshipEntity own
        join GroupRoleEntity bond on bond.person.oid = own.friend.oid
        where own.person.id = :user and bond.kind = MEMBER
        group by bond.group.oid
      ) candidate
      join GroupEntity item on item.oid = candidate.oid
      where not exists (
        from GroupRoleEntity bond where bond.person.id = :user and bond.group = item)
      order by candidate.friends desc, item.id
      """;

  private static final String FRIENDS_IN_GROUPS =
      """
      select example.item, example.id, example.name
      from (
        select bond.group.oid as item, friend.id as id, friend.displayName as name,
          row_number() over (partition by bond.group.oid order by friend.id) as place
        from FriendshipEntity own
        join own.friend friend
        join GroupRoleEntity bond on bond.person = friend
        where own.person.id = :user and bond.kind = MEMBER and bond.group.oid in :items
      ) example
      where example.place <= :examples
      order by example.item, example.place
      """;

  private record Candidate(Long oid, String id, String displayName, Long common, Long all) {

    RecommendedPerson bean(List<Person> examples) {
      RecommendedPerson bean =
          RelationalPersonMapper.named(new RecommendedPerson(), id, displayName);
      bean.setScore(common);
      bean.setCommonFriends(common);
      bean.setExamples(examples);
      return bean;
    }
  }

  private record CandidateGroup(GroupEntity group, Long oid, Long friends, Long all) {

    RecommendedGroup bean(List<Person> examples) {
      RecommendedGroup bean = GroupQueries.fill(new RecommendedGroup(), group);
      bean.setFriends(friends);
      bean.setExamples(examples);
      return bean;
    }
  }

  private record Example(Long item, String id, String displayName) {

    Person bean() {
      return RelationalPersonMapper.named(new PersonImpl(), id, displayName);
    }
  }

  private RecommendationQueries() {}

  private static String user(OperationArguments arguments) {
    return arguments.users().get(0);
  }

  static ShindigAnswer friends(Session session, OperationArguments arguments) {
    List<Candidate> page = page(session, FRIENDS, Candidate.class, arguments);
    Map<Long, List<Person>> examples =
        examples(session, COMMON_FRIENDS, page.stream().map(Candidate::oid).toList(), arguments);
    return new ShindigAnswer(
        page.isEmpty() ? 0 : page.get(0).all(),
        page.stream().map(each -> each.bean(examples.get(each.oid()))).toList());
  }

  static ShindigAnswer groups(Session session, OperationArguments arguments) {
    List<CandidateGroup> page = page(session, GROUPS, CandidateGroup.class, arguments);
    Map<Long, List<Person>> examples =
        examples(
            session, FRIENDS_IN_GROUPS, page.stream().map(CandidateGroup::oid).toList(), arguments);
    return new ShindigAnswer(
        page.isEmpty() ? 0 : page.get(0).all(),
        page.stream().map(each -> each.bean(examples.get(each.oid()))).toList());
  }

  private static <T> List<T> page(
      Session session, String text, Class<T> type, OperationArguments arguments) {
    return session
        .createSelectionQuery(text, type)
        .setParameter("user", user(arguments))
        .setMaxResults(arguments.limit())
        .getResultList();
  }

  /** The examples of each candidate, by the candidate's key. */
  private static Map<Long, List<Person>> examples(
      Session session, String text, List<Long> items, OperationArguments arguments) {
    return session
        .createSelectionQuery(text, Example.class)
        .setParameter("user", user(arguments))
        .setParameterList("items", items)
        .setParameter("examples", arguments.number("examples"))
        .getResultStream()
        .collect(
            Collectors.groupingBy(
                Example::item, Collectors.mapping(Example::bean, Collectors.toList())));
  }
}
