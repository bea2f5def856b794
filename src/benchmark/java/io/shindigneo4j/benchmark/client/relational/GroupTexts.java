package io.shindigneo4j.benchmark.client.relational;

import io.shindigneo4j.benchmark.question.Answer;
import io.shindigneo4j.benchmark.question.Arguments;
import io.shindigneo4j.benchmark.stage.relational.StoredBond.Kind;
import io.shindigneo4j.benchmark.stage.relational.StoredGroup;
import io.shindigneo4j.benchmark.stage.relational.StoredPerson;
import io.shindigneo4j.opensocial.groups.GroupMember;
import io.shindigneo4j.opensocial.groups.SocialGroup;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import org.hibernate.Session;

/** Groups and who is in them. */
final class GroupTexts {

  private static final String MEMBERS =
      """
      select person, member.kind, member.since
      from (
        select bond.person.oid as oid, min(bond.kind) as kind, min(bond.since) as since
        from StoredBond bond
        where bond.group.id = :group
        group by bond.person.oid
      ) member
      join StoredPerson person on person.oid = member.oid
      order by member.since nulls first, person.id
      """;

  private static final String COUNT_MEMBERS =
      "select count(distinct person.oid) from StoredBond where group.id = :group";

  private static final String GROUPS =
      """
      from StoredGroup item
      where exists (from StoredBond bond where bond.group = item and bond.person.id = :user)
      order by item.id
      """;

  private static final String COUNT_GROUPS =
      "select count(distinct group.oid) from StoredBond where person.id = :user";

  private record Member(StoredPerson person, Kind kind, Instant since) {}

  private GroupTexts() {}

  static Answer members(Session session, Arguments arguments) {
    String group = arguments.text("group");
    List<?> page =
        session
            .createSelectionQuery(MEMBERS, Member.class)
            .setParameter("group", group)
            .setMaxResults(arguments.limit())
            .getResultStream()
            .map(GroupTexts::bean)
            .toList();
    return Pages.of(
        page,
        arguments.limit(),
        () ->
            session
                .createSelectionQuery(COUNT_MEMBERS, Long.class)
                .setParameter("group", group)
                .getSingleResult());
  }

  private static GroupMember bean(Member member) {
    GroupMember bean = PersonBeans.fill(new GroupMember(), member.person());
    bean.setRole(member.kind().name().toLowerCase(Locale.ROOT));
    bean.setSince(member.since() == null ? null : Date.from(member.since()));
    return bean;
  }

  static Answer groups(Session session, Arguments arguments) {
    String user = arguments.text("user");
    List<?> page =
        session
            .createSelectionQuery(GROUPS, StoredGroup.class)
            .setParameter("user", user)
            .setMaxResults(arguments.limit())
            .getResultStream()
            .map(group -> fill(new SocialGroup(), group))
            .toList();
    return Pages.of(
        page,
        arguments.limit(),
        () ->
            session
                .createSelectionQuery(COUNT_GROUPS, Long.class)
                .setParameter("user", user)
                .getSingleResult());
  }

  static <G extends SocialGroup> G fill(G bean, StoredGroup group) {
    bean.setId(group.getId());
    bean.setTitle(group.getTitle());
    bean.setDescription(group.getDescription());
    return bean;
  }
}
