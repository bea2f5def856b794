package io.shindigneo4j.opensocial.oauth;

import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.ListRevocations;
import io.shindigneo4j.schema.authorization.SessionOperations;
import io.shindigneo4j.schema.authorization.SessionOperations.BrowserSession;
import io.shindigneo4j.schema.authorization.SessionOperations.EndSessions;
import io.shindigneo4j.schema.authorization.SessionOperations.ListSessions;
import io.shindigneo4j.schema.authorization.SessionOperations.NoteSession;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.DeletePerson;
import io.shindigneo4j.testing.BothModes;
import io.shindigneo4j.testing.BothModes.Call;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.RandomCases;
import io.shindigneo4j.testing.Seeds;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Native and Cypher make the same of sessions in browsers, and answer the same")
@ExtendWith(SharedGraphServer.class)
class BrowserSessionsAgreeTest {

  private static final int CALLS = 20;
  private static final int PEOPLE = 3;

  /** Almost as many as a person may have. */
  private static final String GRAPH =
      """
      CREATE (:Person {id: 'p0'}), (p:Person {id: 'p1'})
      WITH p
      UNWIND range(1, 48) AS i
      CREATE (p)-[:HAS_BROWSER_SESSION]->(:BrowserSession {id: 'old' + i, since: 0, lastUsed: i % 7,
        browser: '', system: '', expires: 9 + i})
      """;

  @Seeds(exhaustive = 12)
  void whateverIsDone(long seed, GraphServer server) {
    BothModes modes =
        new BothModes(
            server,
            driver -> driver.run(Statement.cypher(GRAPH).writing()).join(),
            List.of("HAS_BROWSER_SESSION"));
    RandomCases.check(seed, random -> modes.assertAgree(calls(random)));
  }

  private static List<Call<?>> calls(RandomGenerator random) {
    return Stream.<Call<?>>generate(() -> call(random)).limit(CALLS).toList();
  }

  private static Call<?> call(RandomGenerator random) {
    long now = random.nextInt(12);
    return switch (random.nextInt(16)) {
      case 0 -> new Call<>(PeopleOperations.DELETE, new DeletePerson(person(random), now));
      case 1, 2, 3 ->
          new Call<>(SessionOperations.LIST, new ListSessions(person(random), random.nextInt(30)));
      case 4 -> new Call<>(RevocationOperations.LIST, new ListRevocations(random.nextInt(CALLS)));
      case 5, 6 ->
          new Call<>(
              SessionOperations.END, new EndSessions(person(random), ids(random), now, now + 9));
      default ->
          new Call<>(
              SessionOperations.NOTE,
              new NoteSession(person(random), session(random, now), now, now + 5));
    };
  }

  private static BrowserSession session(RandomGenerator random, long now) {
    return new BrowserSession(
        id(random), now, random.nextInt(9), "Firefox", "", now + random.nextInt(30));
  }

  private static List<String> ids(RandomGenerator random) {
    return IntStream.range(0, random.nextInt(3)).mapToObj(i -> id(random)).toList();
  }

  /** The order of code points is not that of UTF-16. */
  private static String id(RandomGenerator random) {
    return (random.nextBoolean() ? "\uFB01" : "😀") + random.nextInt(6);
  }

  private static String person(RandomGenerator random) {
    return "p" + random.nextInt(PEOPLE);
  }
}
