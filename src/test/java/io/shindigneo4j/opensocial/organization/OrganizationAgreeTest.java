package io.shindigneo4j.opensocial.organization;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.organization.OrganizationOperations;
import io.shindigneo4j.schema.organization.OrganizationOperations.FindHierarchyPath;
import io.shindigneo4j.schema.organization.OrganizationOperations.ListManagers;
import io.shindigneo4j.schema.organization.OrganizationOperations.ListReports;
import io.shindigneo4j.schema.organization.OrganizationOperations.RemoveManager;
import io.shindigneo4j.schema.organization.OrganizationOperations.SetManager;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.ListQuery.Target;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.testing.BothModes;
import io.shindigneo4j.testing.BothModes.Call;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.RandomCases;
import io.shindigneo4j.testing.Seeds;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Native and Cypher make the same of the hierarchy, and answer the same")
@ExtendWith(SharedGraphServer.class)
class OrganizationAgreeTest {

  private static final int PEOPLE = 8;
  private static final int CALLS = 20;

  private RandomGenerator random;

  @Seeds(exhaustive = 12)
  void whateverIsDone(long seed, GraphServer server) {
    RandomCases.check(seed, choices -> compare(choices, server));
  }

  private void compare(RandomGenerator choices, GraphServer server) {
    random = choices;
    List<List<String>> friends = pairs(10);
    List<List<String>> managers = random.nextInt(3) == 0 ? pairs(4) : List.of();
    List<Call<?>> calls = new ArrayList<>();
    for (int i = 0; i < CALLS; i++) {
      calls.add(call());
    }
    new BothModes(server, driver -> prepare(driver, friends, managers), List.of("REPORTS_TO"))
        .assertAgree(calls);
  }

  /** Each person has one manager at most, but there may be circles. */
  private static void prepare(
      GraphDriver driver, List<List<String>> friends, List<List<String>> managers) {
    driver
        .run(
            Statement.cypher(
                    """
                    UNWIND range(0, $people - 1) AS i
                    CREATE (:Person {id: 'p' + i, displayName: 'P' + i % 2})
                    WITH count(*) AS people
                    CALL () {
                      UNWIND $friends AS pair
                      MATCH (a:Person {id: pair[0]}), (b:Person {id: pair[1]})
                      MERGE (a)-[:FRIEND_OF]->(b)
                    }
                    CALL () {
                      UNWIND $managers AS pair
                      MATCH (a:Person {id: pair[0]}), (b:Person {id: pair[1]})
                      WHERE NOT EXISTS { (a)-[:REPORTS_TO]->() }
                      FOREACH (copy IN range(0, toInteger(right(pair[0], 1)) % 2) | CREATE (a)-[:REPORTS_TO]->(b))
                    }
                    """)
                .with(Map.of("people", (long) PEOPLE, "friends", friends, "managers", managers))
                .writing())
        .join();
  }

  private List<List<String>> pairs(int count) {
    List<List<String>> pairs = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      pairs.add(List.of("p" + random.nextInt(PEOPLE), "p" + random.nextInt(PEOPLE)));
    }
    return pairs;
  }

  private Call<?> call() {
    return switch (random.nextInt(8)) {
      case 0 -> new Call<>(OrganizationOperations.REMOVE_MANAGER, removal());
      case 1 -> new Call<>(OrganizationOperations.MANAGERS, managers());
      case 2 -> new Call<>(OrganizationOperations.REPORTS, reports());
      case 3, 4 -> new Call<>(OrganizationOperations.HIERARCHY_PATH, path());
      default -> new Call<>(OrganizationOperations.SET_MANAGER, change());
    };
  }

  private SetManager change() {
    int person = random.nextInt(PEOPLE);
    String other = "p" + (person + 1 + random.nextInt(PEOPLE)) % (PEOPLE + 1);
    return new SetManager("p" + person, other, random.nextInt(9));
  }

  private RemoveManager removal() {
    return new RemoveManager(person(), random.nextBoolean() ? person() : null);
  }

  private ListManagers managers() {
    return new ListManagers(person(), viewpoint(), random.nextInt(4) == 0, page(), selection());
  }

  private ListReports reports() {
    Target name = random.nextBoolean() ? Target.property("displayName") : null;
    Sort sort = new Sort(name, random.nextBoolean());
    return new ListReports(
        person(), viewpoint(), new ListQuery(null, null, sort, page()), selection());
  }

  private FindHierarchyPath path() {
    return new FindHierarchyPath(person(), person(), viewpoint(), selection());
  }

  private Page page() {
    return new Page(random.nextInt(2), random.nextInt(5));
  }

  private Viewpoint viewpoint() {
    Reach reach = random.nextBoolean() ? Reach.EVERYBODY : Reach.values()[random.nextInt(3)];
    return new Viewpoint(random.nextInt(6) == 0 ? null : person(), reach);
  }

  private static Selection selection() {
    return new Selection(List.of("id", "displayName"), List.of("HAS_EMAIL"));
  }

  /** Somebody, or at times nobody. */
  private String person() {
    return "p" + random.nextInt(PEOPLE + 1);
  }
}
