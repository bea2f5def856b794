package io.shindigneo4j.server.connection;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.server.connection.FailedLogins.Attempt;
import io.shindigneo4j.server.connection.FailedLogins.Outcome;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** At a clock of the test. Neo4j refuses a user after three failures. */
@DisplayName("An address whose logins fail")
class FailedLoginsTest {

  private Duration now = Duration.ofDays(1);
  private final FailedLogins failed = new FailedLogins(3, () -> now.toNanos());

  @Test
  void isRefusedBeforeNeo4jRefusesTheUser() throws InterruptedException {
    fail("stranger", "jane");
    fail("stranger", "jane");
    assertThat(failed.begin("stranger", "jane")).isEmpty();
    assertThat(failed.begin("home", "jane")).as("another address").isPresent();
    assertThat(failed.begin("stranger", "joe")).as("another user").isPresent();
  }

  @Test
  void isRefusedForTwiceAsLongAfterEachFurtherFailure() throws InterruptedException {
    fail("stranger", "jane");
    fail("stranger", "jane");
    Duration pause = FailedLogins.FIRST_PAUSE;
    for (int i = 0; i < 6; i++) {
      now = now.plus(pause).minusNanos(1);
      assertThat(failed.begin("stranger", "jane")).isEmpty();
      now = now.plusNanos(1);
      fail("stranger", "jane");
      pause = i < 4 ? pause.multipliedBy(2) : pause;
    }
  }

  @Test
  void beginsAnewAfterASuccess() throws InterruptedException {
    for (int i = 0; i < 10; i++) {
      fail("home", "jane");
      failed.begin("home", "jane").orElseThrow().end(Outcome.SUCCESS);
    }
    failed.begin("home", "jane").orElseThrow().end(Outcome.UNKNOWN);
    fail("home", "jane");
    assertThat(failed.begin("home", "jane")).isPresent();
  }

  @Test
  void triesNoMoreAtATimeThanMayFail() throws Exception {
    Attempt first = failed.begin("home", "jane").orElseThrow();
    Attempt second = failed.begin("home", "jane").orElseThrow();
    FutureTask<Optional<Attempt>> third = new FutureTask<>(() -> failed.begin("home", "jane"));
    Thread thread = new Thread(third);
    thread.start();
    await().until(() -> thread.getState() == Thread.State.WAITING);
    first.end(Outcome.SUCCESS);
    assertThat(third.get()).isPresent();
    second.end(Outcome.SUCCESS);
  }

  @Test
  void isRefusedAlsoWhereItTriesManyUsers() throws InterruptedException {
    for (int i = 0; i < 18; i++) {
      fail("stranger", "user" + i);
    }
    assertThat(failed.begin("stranger", "another")).isEmpty();
  }

  @Test
  void isForgottenOnceThereAreTooManyOthersAndItHasFailedLeastLately() throws InterruptedException {
    fail("first", "jane");
    fail("first", "jane");
    fail("second", "jane");
    fail("second", "jane");
    for (int i = 0; i < FailedLogins.MAX_ADDRESSES - 2; i++) {
      fail("other" + i, "jane");
    }
    assertThat(failed.begin("first", "jane")).as("while there is room").isEmpty();
    fail("one more", "jane");
    assertThat(failed.begin("first", "jane")).as("it was the last but one").isEmpty();
    assertThat(failed.begin("second", "jane")).isPresent();
  }

  @Test
  void isHeardWhereNeo4jRefusesNobody() throws InterruptedException {
    FailedLogins tolerant = new FailedLogins(0, () -> now.toNanos());
    for (int i = 0; i < 100; i++) {
      tolerant.begin("stranger", "jane").orElseThrow().end(Outcome.FAILURE);
    }
    assertThat(tolerant.begin("stranger", "jane")).isPresent();
  }

  private void fail(String address, String user) throws InterruptedException {
    failed.begin(address, user).orElseThrow().end(Outcome.FAILURE);
  }
}
