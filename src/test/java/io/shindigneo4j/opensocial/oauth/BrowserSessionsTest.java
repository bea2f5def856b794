package io.shindigneo4j.opensocial.oauth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.ListRevocations;
import io.shindigneo4j.schema.authorization.RevocationOperations.Revocation;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import io.shindigneo4j.schema.authorization.SessionOperations;
import io.shindigneo4j.schema.authorization.SessionOperations.BrowserSession;
import io.shindigneo4j.schema.authorization.SessionOperations.EndSessions;
import io.shindigneo4j.schema.authorization.SessionOperations.ListSessions;
import io.shindigneo4j.schema.authorization.SessionOperations.NoteSession;
import io.shindigneo4j.schema.authorization.SessionOperations.SessionChange;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.DeletePerson;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.EveryQueryMode;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;

@EveryQueryMode(oneText = true)
@DisplayName("The browsers in which a person is signed in")
class BrowserSessionsTest {

  private static final long EXPIRES = 1_000;

  @Parameter(0)
  private QueryMode mode;

  @Parameter(1)
  private Link link;

  private GraphDriver driver;
  private OperationRunner runner;

  @BeforeEach
  void people(GraphServer server) {
    driver = link.sharedDriver(server);
    runner = new OperationRunner(driver, mode);
    graph("CREATE (:Person {id: 'ann'}), (:Person {id: 'bob'})");
  }

  private void graph(String cypher) {
    Answers.get(driver.run(Statement.cypher(cypher).writing()));
  }

  private static BrowserSession session(String id, long lastUsed, long expires) {
    return new BrowserSession(id, 1, lastUsed, "Firefox", "Linux", expires);
  }

  private SessionChange note(String person, BrowserSession session, long now) {
    return runner.run(SessionOperations.NOTE, new NoteSession(person, session, now)).join();
  }

  private SessionChange end(String person, long now, String... ids) {
    return runner.run(SessionOperations.END, new EndSessions(person, List.of(ids), now)).join();
  }

  private List<BrowserSession> list(String person, long now) {
    return runner.run(SessionOperations.LIST, new ListSessions(person, now)).join();
  }

  private List<String> ids(String person, long now) {
    return list(person, now).stream().map(BrowserSession::id).toList();
  }

  private List<Revocation> revocations() {
    return runner.run(RevocationOperations.LIST, new ListRevocations(0)).join();
  }

  @Test
  void comeWithTheOneUsedLastFirst() {
    String first = "\uFB01";
    String last = "😀"; // by code points, not by UTF-16
    for (String id : List.of(last, first, "b")) {
      note("ann", session(id, id.equals("b") ? 3 : 2, EXPIRES), 3);
    }
    assertThat(ids("ann", 3)).containsExactly("b", first, last);
    note("ann", session(last, 9, EXPIRES), 9);
    assertThat(ids("ann", 9)).as("each once").containsExactly(last, "b", first);
    assertThat(list("ann", 9).get(0)).isEqualTo(session(last, 9, EXPIRES));
    assertThat(ids("bob", 9)).isEmpty();
    assertThat(revocations()).isEmpty();
  }

  @Test
  void areNobodysWhereThePersonIsUnknown() {
    assertThat(note("nobody", session("a", 1, EXPIRES), 1).known()).isFalse();
    assertThat(note("ann", session("a", 1, EXPIRES), 1).known()).isTrue();
    assertThat(ids("nobody", 1)).isEmpty();
  }

  @Test
  void areForgottenOnceTheyHaveExpired() {
    note("ann", session("a", 1, 5), 1);
    note("ann", session("b", 1, 6), 1);
    assertThat(ids("ann", 4)).containsExactly("a", "b");
    assertThat(ids("ann", 5)).containsExactly("b");
    note("ann", session("b", 7, 9), 7);
    assertThat(ids("ann", 0)).as("a is in the graph no more").containsExactly("b");
    assertThat(revocations()).isEmpty();
  }

  @Test
  void areRevokedAsTheyEnd() {
    note("ann", session("a", 1, EXPIRES), 1);
    note("ann", session("b", 1, EXPIRES), 1);
    note("bob", session("c", 1, EXPIRES), 1);
    assertThat(end("ann", 7, "a", "never noted", "a").known()).isTrue();
    assertThat(end("nobody", 8, "d").known()).isFalse();
    assertThat(ids("ann", 9)).containsExactly("b");
    assertThat(ids("bob", 9)).containsExactly("c");
    assertThat(revocations())
        .containsExactly(
            new Revocation(1, RevocationKind.SESSION, "a", 7),
            new Revocation(2, RevocationKind.SESSION, "never noted", 7),
            new Revocation(3, RevocationKind.SESSION, "d", 8));
    end("ann", 9);
    assertThat(revocations()).as("nothing ends").hasSize(3);
  }

  @Test
  void areFiftyAtMostAndThoseUsedLongestAgoEnd() {
    int most = SessionOperations.MAX;
    for (int i = 0; i < most + 2; i++) {
      note("ann", session("s" + i, 10 + i, EXPIRES), 10 + i);
    }
    assertThat(ids("ann", 100)).hasSize(most).doesNotContain("s0", "s1");
    assertThat(revocations())
        .containsExactly(
            new Revocation(1, RevocationKind.SESSION, "s0", 10 + most),
            new Revocation(2, RevocationKind.SESSION, "s1", 11 + most));
    end("ann", 100, ids("ann", 100).toArray(String[]::new));
    assertThat(ids("ann", 100)).isEmpty();
  }

  @Test
  void areRememberedForAsLongAsTheyCouldHaveLasted() {
    for (int i = 0; i <= SessionOperations.MAX; i++) {
      BrowserSession session = session("s" + i, i, EXPIRES);
      runner.run(SessionOperations.NOTE, new NoteSession("ann", session, i, 900L + i)).join();
    }
    runner.run(SessionOperations.END, new EndSessions("ann", List.of("s9"), 99, 999L)).join();
    assertThat(revocations())
        .containsExactly(
            new Revocation(1, RevocationKind.SESSION, "s0", 50, 950L),
            new Revocation(2, RevocationKind.SESSION, "s9", 99, 999L));
  }

  @Test
  void goWithTheirPerson() {
    note("ann", session("a", 1, EXPIRES), 1);
    runner.run(PeopleOperations.DELETE, new DeletePerson("ann", 3L)).join();
    assertThat(
            Answers.get(driver.run(Statement.cypher("MATCH (s:BrowserSession) RETURN s")))
                .records())
        .isEmpty();
    assertThat(revocations()).containsExactly(new Revocation(1, RevocationKind.PERSON, "ann", 3));
  }

  @Test
  void haveBoundedTexts() {
    String longest = "x".repeat(BrowserSession.MAX_LENGTH);
    note("ann", new BrowserSession("日".repeat(1_024), 1, 1, longest, longest, EXPIRES), 1);
    assertThat(ids("ann", 1)).hasSize(1);
    for (BrowserSessionParts bad :
        List.<BrowserSessionParts>of(
            () -> new BrowserSession("", 1, 1, "", "", 1),
            () -> new BrowserSession("x".repeat(1_025), 1, 1, "", "", 1),
            () -> new BrowserSession("a", 1, 1, longest + "x", "", 1),
            () -> new BrowserSession("a", 1, 1, "", longest + "x", 1))) {
      assertThatThrownBy(bad::make).isInstanceOf(InvalidParameterException.class);
    }
    assertThatThrownBy(() -> new EndSessions("ann", List.of(""), 1))
        .isInstanceOf(InvalidParameterException.class);
  }

  /** Makes a session that cannot be. */
  private interface BrowserSessionParts {
    BrowserSession make();
  }
}
