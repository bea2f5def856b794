package io.shindigneo4j.benchmark.question;

import io.shindigneo4j.schema.graph.RecommendationOperations;
import io.shindigneo4j.schema.graph.RecommendationOperations.RecommendGroups;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.schema.groups.GroupOperations.ListGroups;
import io.shindigneo4j.schema.groups.GroupOperations.ListMembers;
import io.shindigneo4j.schema.groups.GroupOperations.MembershipKind;
import io.shindigneo4j.schema.groups.GroupOperations.RequiredRole;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.stream.Stream;

/** Questions about groups and their members. */
final class GroupQuestions {

  private static final int PAGE = 20;

  private static final int TEN = 10;

  private static final int BULKY_PAGE = 120;

  private static final int EXAMPLES = 3;

  private static final Selection PEOPLE = new Selection(Population.PROPERTIES, List.of());

  private static final Selection GROUPS =
      new Selection(List.of("id", "title", "description"), List.of());

  private final QuestionSubjects subjects;

  GroupQuestions(QuestionSubjects subjects) {
    this.subjects = subjects;
  }

  Question groupMembers() {
    return Question.ofList(
        "group-members",
        GroupOperations.MEMBERS,
        "people",
        List.of("values", "details", "role", "since"),
        ShindigBeans.member(PEOPLE),
        inGroups("group-members")
            .map(place -> membersOf(subjects.population().groups(place).get(0), place))
            .toList());
  }

  private Stream<Integer> inGroups(String question) {
    return subjects.some(question, place -> !subjects.population().groups(place).isEmpty());
  }

  private static ListMembers membersOf(String group, int viewer) {
    return new ListMembers(
        group,
        new RequiredRole(GroupRole.NONE, GroupRole.MEMBER),
        MembershipKind.MEMBERSHIP,
        Viewpoint.of(Population.id(viewer)),
        FirstPage.of(BULKY_PAGE),
        PEOPLE);
  }

  Question groupsOfPerson() {
    return Question.ofList(
        "person-groups",
        GroupOperations.LIST,
        "groups",
        List.of("values"),
        ShindigBeans.group(GROUPS),
        inGroups("person-groups")
            .map(Population::id)
            .map(
                id -> new ListGroups(id, id, MembershipKind.MEMBERSHIP, FirstPage.of(PAGE), GROUPS))
            .toList());
  }

  Question groupRecommendations() {
    return Question.ofList(
        "group-recommendation",
        RecommendationOperations.RECOMMEND_GROUPS,
        "groups",
        List.of("values", "friends", "examples"),
        ShindigBeans.recommendedGroup(GROUPS),
        subjects
            .some("group-recommendation", subjects::isUsual)
            .map(Population::id)
            .map(GroupQuestions::groupRecommendations)
            .toList());
  }

  private static RecommendGroups groupRecommendations(String id) {
    Page page = new Page(0, TEN);
    return new RecommendGroups(List.of(id), 1, EXAMPLES, Viewpoint.of(id), page, GROUPS);
  }
}
