package io.shindigneo4j.benchmark.client.relational;

import io.shindigneo4j.benchmark.environment.relational.GroupEntity;
import io.shindigneo4j.benchmark.environment.relational.GroupRoleEntity.Kind;
import io.shindigneo4j.benchmark.environment.relational.PersonEntity;
import io.shindigneo4j.benchmark.question.OperationArguments;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import io.shindigneo4j.opensocial.groups.GroupMember;
import io.shindigneo4j.opensocial.groups.SocialGroup;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import org.hibernate.Session;

/** Groups and their members. */
final class GroupQueries {

  private static final String MEMBERS =
      """
      select person, member.kind, member.since
      from (
        select bond.person.oid as oid, min(bond.kind) as kind, min(bond.since) as since
        from GroupRoleEntity bond
        where bond.group.id = :group
        group by bond.person.oid
      ) member
      join PersonEntity person on person.oid = member.oid
      order by member.since nulls first, person.id
      """;

  private static final String COUNT_MEMBERS =
      "select count(distinct person.oid) from GroupRoleEntity where group.id = :group";

  private static final String GROUPS =
      """
      from GroupEntity item
      where exists (from GroupRoleEntity bond where bond.group = item and bond.person.id = :user)
      order by item.id
      """;

  private static final String COUNT_GROUPS =
      "select count(distinct group.oid) from GroupRoleEntity where person.id = :user";

  private record Member(PersonEntity person, Kind kind, Instant since) {}

  private GroupQueries() {}

  static ShindigAnswer members(Session session, OperationArguments arguments) {
    String group = arguments.text("group");
    List<?> page =
        session
            .createSelectionQuery(MEMBERS, Member.class)
            .setParameter("group", group)
            .setMaxResults(arguments.limit())
            .getResultStream()
            .map(GroupQueries::bean)
            .toList();
    return Paging.of(
        page,
        arguments.limit(),
        () ->
            session
                .createSelectionQuery(COUNT_MEMBERS, Long.class)
                .setParameter("group", group)
                .getSingleResult());
  }

  private static GroupMember bean(Member member) {
    GroupMember bean = RelationalPersonMapper.fill(new GroupMember(), member.person());
    bean.setRole(member.kind().name().toLowerCase(Locale.ROOT));
    bean.setSince(member.since() == null ? null : Date.from(member.since()));
    return bean;
  }

  static ShindigAnswer groups(Session session, OperationArguments arguments) {
    String user = arguments.text("user");
    List<?> page =
        session
            .createSelectionQuery(GROUPS, GroupEntity.class)
            .setParameter("user", user)
            .setMaxResults(arguments.limit())
            .getResultStream()
            .map(group -> fill(new SocialGroup(), group))
            .toList();
    return Paging.of(
        page,
        arguments.limit(),
        () ->
            session
                .createSelectionQuery(COUNT_GROUPS, Long.class)
                .setParameter("user", user)
                .getSingleResult());
  }

  static <G extends SocialGroup> G fill(G bean, GroupEntity group) {
    bean.setId(group.getId());
    bean.setTitle(group.getTitle());
    bean.setDescription(group.getDescription());
    return bean;
  }
}
