package io.shindigneo4j.opensocial.oauth;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.ListRevocations;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.DeletePerson;
import io.shindigneo4j.testing.BothModes;
import io.shindigneo4j.testing.BothModes.Call;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.RandomCases;
import io.shindigneo4j.testing.Seeds;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;

/** The other operations of identity are one text, and have no other execution to agree with. */
@DisplayName("Native and Cypher delete the same of people's consents, grants, sessions and tokens")
@ExtendWith(SharedGraphServer.class)
class DeletedIdentityAgreeTest {

  private static final int CALLS = 6;
  private static final int PEOPLE = 4;

  private static final List<String> TYPES =
      List.of("CONSENTS_TO", "HAS_GRANT", "HAS_TOKEN", "HAS_BROWSER_SESSION", "HAS_GADGET_TOKEN");

  /**
   * Each person has some of everything. A grant has at most one token more than are deleted at
   * once, and p1 more grants than are.
   */
  private static final String GRAPH =
      """
      UNWIND ['b', 'a', '\uFB01', '😀'] AS id
      CREATE (:OAuthClient {id: id, enabled: true})
      WITH collect(id) AS clients
      UNWIND range(0, size($numbers) - 1) AS i
      WITH clients, i, $numbers[i] AS number
      CREATE (person:Person {id: 'p' + i})
      CREATE (:Revocation {key: 'person:p' + i, kind: 'person', subject: 'p' + i,
        sequence: 0, before: number, expires: CASE WHEN number % 2 = 0 THEN 9 END})
      FOREACH (n IN range(1, number % 4) |
        CREATE (person)-[:HAS_BROWSER_SESSION]->(:BrowserSession {id: 's' + n + person.id})
        CREATE (person)-[:HAS_GADGET_TOKEN]->(:GadgetToken {service: 'g' + n, name: ''}))
      WITH clients, person, number
      CALL (clients, person, number) {
        UNWIND clients[number % 3..] AS id
        MATCH (client:OAuthClient {id: id})
        CREATE (person)-[:CONSENTS_TO {scopes: ['people'], since: 0}]->(client)
      }
      CALL (person, number) {
        UNWIND range(1, CASE person.id WHEN 'p1' THEN 102 ELSE number END) AS n
        CREATE (person)-[:HAS_GRANT]->(grant:OAuthGrant {id: person.id + '-' + n, client: 'a',
          person: person.id, created: (number * n) % 13, expires: 20})
        WITH grant, n
        UNWIND range(1, CASE WHEN n % 3 = 0 THEN 18 + n % 4 ELSE n % 3 END) AS token
        CREATE (grant)-[:HAS_TOKEN]->(:OAuthToken {hash: grant.id + '-' + token})
      }
      """;

  /** Both modes take the same steps, each on the same graph. */
  @Seeds(exhaustive = 12)
  void whateverThereIs(long seed, GraphServer server) {
    RandomCases.check(
        seed,
        random -> {
          List<Long> numbers =
              Stream.generate(() -> (long) random.nextInt(9)).limit(PEOPLE).toList();
          new BothModes(server, driver -> prepare(driver, numbers), TYPES)
              .assertAgree(calls(random));
        });
  }

  private static void prepare(GraphDriver driver, List<Long> numbers) {
    driver.run(Statement.cypher(GRAPH).with(Map.of("numbers", numbers)).writing()).join();
  }

  private static List<Call<?>> calls(RandomGenerator random) {
    Stream<Call<?>> more = Stream.<Call<?>>generate(() -> call(random)).limit(CALLS);
    return Stream.concat(Stream.of(delete("p1", random)), more).toList();
  }

  /** Of somebody, or at times of nobody. */
  private static Call<?> call(RandomGenerator random) {
    return random.nextInt(4) == 0
        ? new Call<>(RevocationOperations.LIST, new ListRevocations(0))
        : delete("p" + random.nextInt(PEOPLE + 1), random);
  }

  private static Call<?> delete(String person, RandomGenerator random) {
    return new Call<>(PeopleOperations.DELETE, new DeletePerson(person, (long) random.nextInt(15)));
  }
}
