package io.shindigneo4j.opensocial.execution;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.groups.GroupOperations.ListGroups;
import io.shindigneo4j.schema.groups.GroupOperations.MembershipKind;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.DetailList;
import io.shindigneo4j.schema.people.PeopleOperations.GetPerson;
import io.shindigneo4j.schema.people.PeopleOperations.ListPeople;
import io.shindigneo4j.schema.people.PeopleOperations.UpdatePerson;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.PersonDetail;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Comparison;
import io.shindigneo4j.schema.query.ListQuery.Filter;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.ListQuery.Target;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.RandomCases;
import io.shindigneo4j.testing.RandomGraph;
import io.shindigneo4j.testing.Seeds;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Native and Cypher give equal answers on random graphs")
@ExtendWith(SharedGraphServer.class)
class QueryModesAgreeTest {

  private static final int QUESTIONS = 20;

  /** Of people in each question, since they have the most to disagree on. */
  private static final int LISTS = 5;

  private static final List<String> PROPERTIES =
      List.of(
          "displayName",
          "name.formatted",
          "age",
          "hasApp",
          "bodyType.height",
          "utcOffset",
          "updated",
          "id",
          "tags",
          "books",
          "none");

  private RandomGenerator random;
  private RandomGraph graph;
  private GraphDriver driver;

  /** What is asked, for who reads of a failure. */
  private String question;

  @Seeds(verify = 3, exhaustive = 10)
  void whateverIsAsked(long seed, GraphServer server) {
    try (GraphDriver connected = server.driver()) {
      driver = connected;
      RandomCases.check(
          seed,
          choices -> {
            server.clear();
            ask(choices);
          });
    }
  }

  private void ask(RandomGenerator choices) {
    random = choices;
    graph = new RandomGraph(choices);
    graph.create(driver);
    for (int i = 0; i < QUESTIONS; i++) {
      question = "question " + i;
      for (int j = 0; j < LISTS; j++) {
        agree(PeopleOperations.LIST, people());
      }
      agree(GroupOperations.LIST, groups());
      agree(PeopleOperations.GET, person());
      agreeOnUpdate(update());
    }
  }

  private <P extends Record> void agree(Operation<P, ?> operation, P parameters) {
    Result expected = run(QueryMode.NATIVE, operation, parameters);
    Result actual = run(QueryMode.CYPHER, operation, parameters);
    assertEqual(actual, expected, operation.name() + " " + parameters);
  }

  /** Each on the profile as it was at first, and then both see what has become of it. */
  private void agreeOnUpdate(UpdatePerson update) {
    graph.restore(driver, update.id());
    Result expected = run(QueryMode.NATIVE, PeopleOperations.UPDATE, update);
    Result expectedProfile = profile(update.id());
    graph.restore(driver, update.id());
    Result actual = run(QueryMode.CYPHER, PeopleOperations.UPDATE, update);
    assertEqual(actual, expected, update.toString());
    assertEqual(profile(update.id()), expectedProfile, update + " afterwards");
  }

  private Result profile(String id) {
    return driver
        .run(
            Statement.cypher(
                    """
                    MATCH (person:Person {id: $id})
                    RETURN person {.*} AS person, COLLECT {
                      MATCH (person)-[has]->(entry) WHERE NOT entry:Person|Group
                      RETURN [type(has), has {.*}, labels(entry), entry {.*}]
                      ORDER BY type(has), has.position
                    } AS entries
                    """)
                .with("id", id))
        .join();
  }

  private <P extends Record> Result run(QueryMode mode, Operation<P, ?> operation, P parameters) {
    return new OperationRunner(driver, mode).runUntyped(operation, parameters).join();
  }

  private void assertEqual(Result actual, Result expected, String asked) {
    assertThat(actual.columns())
        .describedAs("%s: %s", question, asked)
        .isEqualTo(expected.columns());
    assertThat(actual.records())
        .describedAs("%s: %s", question, asked)
        .isEqualTo(expected.records());
  }

  private ListPeople people() {
    List<String> users = new ArrayList<>();
    for (int i = 0; i < random.nextInt(4); i++) {
      users.add(graph.somebody());
    }
    return new ListPeople(
        new PeopleSelector(
            users,
            PeopleRelation.values()[random.nextInt(PeopleRelation.values().length)],
            random.nextBoolean() ? graph.someGroup() : null,
            viewpoint()),
        random.nextInt(4) == 0 ? graph.somebody() : null,
        query(target()),
        selection());
  }

  private ListGroups groups() {
    Target title = Target.property(random.nextBoolean() ? "title" : "description");
    return new ListGroups(
        graph.somebody(),
        random.nextInt(5) == 0 ? null : graph.somebody(),
        MembershipKind.values()[random.nextInt(MembershipKind.values().length)],
        query(title),
        new Selection(List.of("id", "title", "none"), List.of()));
  }

  private GetPerson person() {
    return new GetPerson(graph.somebody(), selection());
  }

  private UpdatePerson update() {
    Map<String, Object> properties = new LinkedHashMap<>();
    properties.put("displayName", random.nextBoolean() ? graph.word() : null);
    properties.put("tags", random.nextBoolean() ? List.of(graph.word()) : List.of());
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("value", graph.word());
    List<Map<String, Object>> entries =
        random.nextBoolean() ? List.of(entry, Map.of("type", entryType())) : List.of();
    DetailList list = DetailList.of(someDetail(), entries);
    return new UpdatePerson(
        graph.somebody(),
        properties,
        random.nextInt(5) == 0
            ? List.of()
            : List.of(random.nextBoolean() ? list : list.onlyOf("thumbnail")),
        selection());
  }

  /** Some are the type that is replaced, or would be if a dotless i were an i. */
  private String entryType() {
    return switch (random.nextInt(3)) {
      case 0 -> "Thumbnail";
      case 1 -> "thumbna\u0131l";
      default -> graph.word();
    };
  }

  private Viewpoint viewpoint() {
    return new Viewpoint(
        random.nextInt(5) == 0 ? null : graph.somebody(),
        Reach.values()[random.nextInt(Reach.values().length)]);
  }

  private ListQuery query(Target target) {
    return new ListQuery(filter(target), updatedSince(), sort(target), page());
  }

  private String updatedSince() {
    return random.nextInt(4) == 0 ? graph.moment() : null;
  }

  private Target target() {
    String property =
        random.nextInt(3) == 0 ? "value" : PROPERTIES.get(random.nextInt(PROPERTIES.size()));
    return property.equals("value")
        ? new Target(someDetail().relationshipType(), property)
        : Target.property(property);
  }

  private PersonDetail someDetail() {
    return PersonDetail.values()[random.nextInt(PersonDetail.values().length)];
  }

  private Filter filter(Target target) {
    Comparison comparison = Comparison.values()[random.nextInt(Comparison.values().length)];
    return random.nextBoolean() ? null : new Filter(target, comparison, graph.word());
  }

  private Sort sort(Target target) {
    return new Sort(random.nextBoolean() ? null : target, random.nextBoolean());
  }

  private Page page() {
    return new Page(random.nextInt(6), random.nextInt(4) == 0 ? 0 : random.nextInt(30));
  }

  private Selection selection() {
    List<String> details =
        random.nextBoolean()
            ? List.of()
            : List.of(someDetail().relationshipType(), someDetail().relationshipType());
    return new Selection(List.of("id", "displayName", "tags", "age", "none"), details);
  }
}
