package io.shindigneo4j.opensocial.activities;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations.CommentedActivity;
import io.shindigneo4j.schema.activities.ActivityOperations.CreateActivity;
import io.shindigneo4j.schema.activities.ActivityOperations.DeleteActivities;
import io.shindigneo4j.schema.activities.ActivityOperations.ListActivities;
import io.shindigneo4j.schema.activities.ActivityOperations.ListComments;
import io.shindigneo4j.schema.activities.ActivityOperations.PersonLink;
import io.shindigneo4j.schema.activities.ActivityOperations.Role;
import io.shindigneo4j.schema.activities.ActivityOperations.UpdateActivity;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.CreatePerson;
import io.shindigneo4j.schema.people.PeopleOperations.DeletePerson;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Comparison;
import io.shindigneo4j.schema.query.ListQuery.Filter;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.ListQuery.Target;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.request.Receipt;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.RandomCases;
import io.shindigneo4j.testing.RandomGraph;
import io.shindigneo4j.testing.Seeds;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletionException;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Native and Cypher agree on activities, in what they answer and in what they leave")
@ExtendWith(SharedGraphServer.class)
class ActivitiesAgreeTest {

  private static final int WRITES = 30;
  private static final int QUESTIONS = 30;

  private static final List<String> PROPERTIES =
      List.of("id", "title", "priority", "updated", "owner", "none");

  private static final Selection SELECTION =
      new Selection(
          List.of("id", "owner", "application", "stamped", "published", "title", "priority"),
          List.of());

  /** Of nodes by what identifies them, since each execution makes its own. */
  private static final String EVERYTHING =
      """
      MATCH (n) WHERE n:ActivityStream OR n:Activity OR n:ActivityEntry OR n:Request
      RETURN labels(n) AS labels, n {.*} AS properties, COLLECT {
        MATCH (n)-[link]-(m)
        WITH type(link) AS type, startNode(link) = n AS out,
          labels(m) + [coalesce(m.owner, ''), m.id, m.kind, m.application] AS other
        ORDER BY type, out, toString(other[1]), toString(other[2])
        RETURN [type, out, other]
      } AS links
      ORDER BY labels[0], n.owner, n.kind, n.application, n.id, n.key
      """;

  private RandomGenerator random;
  private RandomGraph graph;
  private GraphDriver driver;
  private String question;
  private final List<Write<?>> writes = new ArrayList<>();

  private record Write<P extends Record>(Operation<P, ?> operation, P parameters) {

    /** The answer, or what the failure is called. */
    List<Object> run(GraphDriver driver, QueryMode mode) {
      try {
        return List.of(new OperationRunner(driver, mode).run(operation, parameters).join());
      } catch (CompletionException e) {
        return List.of(String.valueOf(e.getCause().getMessage()));
      }
    }
  }

  @Seeds(exhaustive = 16)
  void whateverIsAskedAndWritten(long seed, GraphServer server) {
    try (GraphDriver connected = server.driver()) {
      driver = connected;
      RandomCases.check(seed, choices -> writeAndAsk(seed, choices, server));
    }
  }

  /** On the same people each time, so that fewer choices are fewer writes. */
  private void writeAndAsk(long seed, RandomGenerator choices, GraphServer server) {
    random = choices;
    writes.clear();
    server.clear();
    graph = new RandomGraph(new Random(seed));
    graph.create(driver);
    for (int i = 0; i < WRITES; i++) {
      writes.addAll(random.nextInt(12) == 0 ? departure(graph.somebody()) : List.of(write(i)));
    }
    List<List<Object>> answers =
        writes.stream().map(write -> write.run(driver, QueryMode.NATIVE)).toList();
    Result left = everything();
    startAgain(seed, server);
    for (int i = 0; i < writes.size(); i++) {
      assertThat(writes.get(i).run(driver, QueryMode.CYPHER))
          .describedAs("seed %d, write %d: %s", seed, i, writes.get(i))
          .isEqualTo(answers.get(i));
    }
    assertThat(everything().records()).describedAs("seed %d", seed).isEqualTo(left.records());
    for (int i = 0; i < QUESTIONS; i++) {
      question = "seed " + seed + ", question " + i;
      agree(ActivityOperations.LIST, list());
      agree(ActivityOperations.COMMENTS, comments());
    }
  }

  private <P extends Record> void agree(Operation<P, ?> operation, P asked) {
    Write<P> read = new Write<>(operation, asked);
    assertThat(read.run(driver, QueryMode.CYPHER))
        .describedAs("%s: %s", question, asked)
        .isEqualTo(read.run(driver, QueryMode.NATIVE));
  }

  private Result everything() {
    return driver.run(Statement.cypher(EVERYTHING)).join();
  }

  /** With the same people. */
  private void startAgain(long seed, GraphServer server) {
    server.clear();
    new RandomGraph(new Random(seed)).create(driver);
  }

  /** A person goes, and at times comes back. */
  private List<Write<?>> departure(String person) {
    List<Write<?>> steps = new ArrayList<>();
    steps.add(new Write<>(PeopleOperations.DELETE, new DeletePerson(person, 1L)));
    if (random.nextBoolean()) {
      CreatePerson again = new CreatePerson(person, Map.of("displayName", "b"), List.of(), null);
      steps.add(new Write<>(PeopleOperations.CREATE, again));
    }
    return steps;
  }

  private Write<?> write(int number) {
    return switch (random.nextInt(6)) {
      case 0 -> new Write<>(ActivityOperations.UPDATE, update());
      case 1 -> new Write<>(ActivityOperations.DELETE, delete());
      default -> new Write<>(ActivityOperations.CREATE, create(number));
    };
  }

  private CreateActivity create(int number) {
    Map<String, Object> properties = properties();
    properties.put("id", random.nextInt(4) == 0 ? "own" + random.nextInt(6) : "id" + number);
    properties.put("stamped", random.nextBoolean());
    return new CreateActivity(
        kind(),
        graph.somebody(),
        application(),
        properties,
        links(),
        random.nextInt(20),
        random.nextInt(3) == 0 ? new Receipt("k" + random.nextInt(5), "answer" + number, 1) : null);
  }

  private UpdateActivity update() {
    return new UpdateActivity(
        kind(),
        graph.somebody(),
        someApplication(),
        someId(),
        properties(),
        links(),
        SELECTION,
        random.nextBoolean() ? null : document());
  }

  private DeleteActivities delete() {
    return new DeleteActivities(
        kind(), graph.somebody(), someApplication(), List.of(someId(), someId(), someId()));
  }

  private String document() {
    return random.nextInt(3) == 0 ? "[]" : "{}";
  }

  private Map<String, Object> properties() {
    Map<String, Object> properties = new LinkedHashMap<>();
    properties.put("title", graph.word());
    properties.put("document", document());
    properties.put("published", graph.moment());
    properties.put("updated", graph.moment());
    if (random.nextBoolean()) {
      properties.put("priority", random.nextInt(3) / 2.0);
    }
    if (random.nextBoolean()) {
      properties.put(ActivityOperations.IN_REPLY_TO, "own" + random.nextInt(3));
    }
    if (random.nextInt(3) == 0) {
      properties.put(ActivityOperations.IN_REPLY_TO_AUTHOR, graph.somebody());
    }
    return properties;
  }

  private List<PersonLink> links() {
    List<PersonLink> links = new ArrayList<>();
    for (Role role : Role.values()) {
      if (random.nextInt(3) == 0) {
        links.add(new PersonLink(role, graph.somebody()));
      }
    }
    return links;
  }

  private ActivityKind kind() {
    return ActivityKind.values()[random.nextInt(3) / 2];
  }

  private String application() {
    return List.of("", "x", "y").get(random.nextInt(3));
  }

  private String someApplication() {
    return random.nextInt(3) == 0 ? null : application();
  }

  private String someId() {
    return random.nextBoolean() ? "own" + random.nextInt(6) : "id" + random.nextInt(WRITES);
  }

  private ListActivities list() {
    List<String> users = new ArrayList<>();
    for (int i = 0; i < random.nextInt(4); i++) {
      users.add(graph.somebody());
    }
    PeopleRelation circle = PeopleRelation.values()[random.nextInt(PeopleRelation.values().length)];
    return new ListActivities(
        kind(),
        new PeopleSelector(
            users, circle, random.nextBoolean() ? graph.someGroup() : null, viewpoint()),
        someApplication(),
        random.nextInt(4) == 0 ? List.of(someId(), someId(), "own1") : List.of(),
        query(),
        SELECTION);
  }

  private ListComments comments() {
    List<CommentedActivity> activities = new ArrayList<>();
    for (int i = 0; i < random.nextInt(4); i++) {
      activities.add(new CommentedActivity(graph.somebody(), "own" + random.nextInt(4)));
    }
    return new ListComments(
        activities, someApplication(), random.nextInt(5), viewpoint(), SELECTION);
  }

  private Viewpoint viewpoint() {
    return new Viewpoint(
        random.nextInt(5) == 0 ? null : graph.somebody(),
        random.nextInt(3) == 0
            ? Reach.values()[random.nextInt(Reach.values().length)]
            : Reach.EVERYBODY);
  }

  private ListQuery query() {
    Target target = Target.property(PROPERTIES.get(random.nextInt(PROPERTIES.size())));
    Comparison comparison = Comparison.values()[random.nextInt(Comparison.values().length)];
    return new ListQuery(
        random.nextInt(3) == 0 ? new Filter(target, comparison, graph.word()) : null,
        random.nextInt(5) == 0 ? graph.moment() : null,
        new Sort(random.nextInt(3) == 0 ? target : null, random.nextBoolean()),
        new Page(random.nextInt(6), random.nextInt(4) == 0 ? 0 : random.nextInt(30)));
  }
}
