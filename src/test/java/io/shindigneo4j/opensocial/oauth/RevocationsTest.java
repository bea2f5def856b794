package io.shindigneo4j.opensocial.oauth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.AddRevocation;
import io.shindigneo4j.schema.authorization.RevocationOperations.ListRevocations;
import io.shindigneo4j.schema.authorization.RevocationOperations.Revocation;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.DeletePerson;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.EveryQueryMode;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.OverBolt;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;

@OverBolt
@EveryQueryMode(oneText = true)
@DisplayName("Revocations have numbers, in the order in which they become visible")
class RevocationsTest {

  private static final int THREADS = 8;
  private static final int ADDED = 25;

  /** Some are revoked again and again. */
  private static final int SUBJECTS = 50;

  @Parameter(0)
  private QueryMode mode;

  @Parameter(1)
  private Link link;

  private GraphDriver driver;
  private OperationRunner runner;

  @BeforeEach
  void connect(GraphServer server) {
    driver = link.sharedDriver(server);
    runner = new OperationRunner(driver, mode);
  }

  @Test
  void areOneForEachSubject() {
    add(RevocationKind.PERSON, "ann", 10);
    add(RevocationKind.CLIENT, "ann", 20);
    Revocation again = add(RevocationKind.PERSON, "ann", 30);
    assertThat(again).isEqualTo(new Revocation(3, RevocationKind.PERSON, "ann", 30));
    assertThat(after(0))
        .containsExactly(new Revocation(2, RevocationKind.CLIENT, "ann", 20), again);
    assertThat(after(2)).containsExactly(again);
    assertThat(after(3)).isEmpty();
  }

  @Test
  void neverTakeBackWhatAClockWithALaterTimeSaid() {
    add(RevocationKind.ALL, "", 10);
    assertThat(add(RevocationKind.ALL, "", 5).before()).isEqualTo(10);
    assertThat(after(0)).containsExactly(new Revocation(2, RevocationKind.ALL, "", 10));
  }

  @Test
  void sayHowLongTheyAreNeeded() {
    assertThat(add("a", 1, 50L).expires()).isEqualTo(50);
    assertThat(add("a", 2, 40L).expires()).as("never earlier").isEqualTo(50);
    assertThat(add("a", 3, 60L).expires()).isEqualTo(60);
    assertThat(add("b", 4, null).expires()).isNull();
    assertThat(add("b", 5, 70L).expires()).as("as long as may be").isNull();
    assertThat(after(0))
        .containsExactly(
            new Revocation(3, RevocationKind.SESSION, "a", 3, 60L),
            new Revocation(5, RevocationKind.SESSION, "b", 5));
    assertThat(add("a", 6, null).expires()).isNull();
  }

  @Test
  void areListedThoughOnlyALaterReleaseKnowsTheirKind() {
    graph(
        "CREATE (:Revocation {key: 'device:d', kind: 'device', subject: 'd', before: 1,"
            + " sequence: 1})");
    assertThat(after(0)).containsExactly(new Revocation(1, "device", "d", 1, null));
  }

  private Revocation add(String session, long now, Long expires) {
    return runner
        .run(
            RevocationOperations.ADD,
            new AddRevocation(RevocationKind.SESSION, session, now, expires))
        .join();
  }

  /** Whoever has the id afterwards has nothing that was issued before. */
  @Test
  void areAddedForWhoIsDeleted() {
    graph("CREATE (:Person {id: 'ann'}), (:Person {id: 'bob'})");
    runner.run(PeopleOperations.DELETE, new DeletePerson("ann", 30L)).join();
    runner.run(PeopleOperations.DELETE, new DeletePerson("ann", 40L)).join();
    assertThat(after(0)).containsExactly(new Revocation(1, RevocationKind.PERSON, "ann", 30));
    runner.run(PeopleOperations.DELETE, new DeletePerson("bob")).join();
    assertThat(after(1))
        .singleElement()
        .satisfies(bob -> assertThat(bob.subject()).isEqualTo("bob"))
        .satisfies(bob -> assertThat(bob.before()).as("by a real clock").isGreaterThan(1L << 40));
  }

  @Test
  void haveASubjectUnlessAllIsRevoked() {
    assertThatThrownBy(() -> new AddRevocation(RevocationKind.ALL, "ann", 1))
        .isInstanceOf(InvalidParameterException.class);
    assertThatThrownBy(() -> new AddRevocation(RevocationKind.PERSON, "", 1))
        .isInstanceOf(InvalidParameterException.class);
    assertThatThrownBy(() -> new AddRevocation(RevocationKind.PERSON, "日".repeat(1_025), 1))
        .isInstanceOf(InvalidParameterException.class);
    add(RevocationKind.PERSON, "日".repeat(1_024), 1);
  }

  /** Of many at once no number is left out or comes twice, and who reads meanwhile misses none. */
  @Test
  void areMissedByNobodyWhoAsksForWhatIsAfterTheLastNumberKnown() {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<List<Long>>> adding =
          IntStream.range(0, THREADS)
              .mapToObj(thread -> threads.submit(() -> numbersOfAdded(thread)))
              .toList();
      Map<String, Revocation> known = new HashMap<>();
      long last = 0;
      for (boolean done = false; !done; ) {
        done = adding.stream().allMatch(Future::isDone);
        for (Revocation revocation : after(last)) {
          known.put(revocation.subject(), revocation);
          last = revocation.sequence();
        }
      }
      assertThat(adding.stream().map(Answers::get).flatMap(List::stream).toList())
          .containsExactlyInAnyOrderElementsOf(
              LongStream.rangeClosed(1, THREADS * ADDED).boxed().toList());
      assertThat(known.values()).containsExactlyInAnyOrderElementsOf(after(0));
    } finally {
      threads.shutdownNow();
    }
  }

  private List<Long> numbersOfAdded(int thread) {
    return IntStream.range(0, ADDED)
        .mapToObj(i -> add(RevocationKind.PERSON, "p" + (thread + i * 7) % SUBJECTS, i))
        .map(Revocation::sequence)
        .toList();
  }

  private Revocation add(RevocationKind kind, String subject, long now) {
    return runner.run(RevocationOperations.ADD, new AddRevocation(kind, subject, now)).join();
  }

  private void graph(String cypher) {
    Answers.get(driver.run(Statement.cypher(cypher).writing()));
  }

  private List<Revocation> after(long number) {
    return runner.run(RevocationOperations.LIST, new ListRevocations(number)).join();
  }
}
