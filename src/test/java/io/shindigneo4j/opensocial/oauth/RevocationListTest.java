package io.shindigneo4j.opensocial.oauth;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.util.concurrent.Uninterruptibles;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.Revocation;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import io.shindigneo4j.testing.LogLines;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A list of revocations")
class RevocationListTest {

  /** The log of a graph. */
  private final Map<String, Revocation> graph = new ConcurrentHashMap<>();

  private final AtomicInteger asked = new AtomicInteger();
  private volatile boolean down;

  /** Those after this number cannot be read. */
  private long downAfter = Long.MAX_VALUE;

  /** What happens while they are read. */
  private Error fault;

  /** Whether all of them cannot be read, but those after a number can. */
  private boolean tooMany;

  private Instant now = Instant.EPOCH;

  /** As {@link System#nanoTime}. */
  private long ticks;

  private final RevocationList list =
      new RevocationList(this::after, () -> now, () -> ticks, Duration.ofSeconds(10));

  private void later(Duration time) {
    now = now.plus(time);
    ticks += time.toNanos();
  }

  private List<Revocation> after(long sequence) {
    asked.incrementAndGet();
    if (fault != null) {
      throw fault;
    }
    if (down || sequence >= downAfter || (tooMany && sequence == 0)) {
      throw new IllegalStateException("no connection");
    }
    return graph.values().stream()
        .filter(revocation -> revocation.sequence() > sequence)
        .sorted(Comparator.comparing(Revocation::sequence))
        .limit(RevocationOperations.MAX)
        .toList();
  }

  @AfterEach
  void close() {
    list.close();
  }

  private void revoke(RevocationKind kind, String subject, long before) {
    long number = graph.values().stream().mapToLong(Revocation::sequence).max().orElse(0) + 1;
    graph.put(kind.key(subject), new Revocation(number, kind, subject, before));
  }

  private boolean isRevoked(String person, long moment) {
    return list.isRevoked(Issuance.of(person, "app", moment));
  }

  @Test
  void hasWhatWasIssuedUpToAMoment() {
    revoke(RevocationKind.PERSON, "ann", 10);
    list.refresh();
    assertThat(isRevoked("ann", 10)).isTrue();
    assertThat(isRevoked("ann", 11)).isFalse();
    assertThat(isRevoked("bob", 1)).isFalse();
    assertThat(isRevoked(null, 1)).isFalse();
    revoke(RevocationKind.PERSON, "ann", 20);
    list.refresh();
    assertThat(isRevoked("ann", 20)).isTrue();
    assertThat(isRevoked("ann", 21)).isFalse();
  }

  @Test
  void hasThingsOfEachKind() {
    revoke(RevocationKind.CLIENT, "client", 10);
    revoke(RevocationKind.GRANT, "grant", 20);
    revoke(RevocationKind.SESSION, "session", 30);
    list.refresh();
    assertThat(list.isRevoked(new Issuance(null, "client", null, null, 10))).isTrue();
    assertThat(list.isRevoked(new Issuance("client", "grant", null, null, 10))).isFalse();
    assertThat(list.isRevoked(new Issuance("p", "c", "grant", null, 20))).isTrue();
    assertThat(list.isRevoked(new Issuance("p", "c", "g", "session", 30))).isTrue();
    assertThat(list.isRevoked(new Issuance("p", "client", "grant", "session", 31))).isFalse();
    revoke(RevocationKind.CONSENT, RevocationKind.consent("c", "p"), 33);
    list.refresh();
    assertThat(list.isRevoked(new Issuance("p", "c", "g", null, 33))).isTrue();
    assertThat(list.isRevoked(new Issuance("p", "c", "g", null, 34))).isFalse();
    assertThat(list.isRevoked(new Issuance("p", "d", "g", null, 33))).isFalse();
    assertThat(list.isRevoked(new Issuance("q", "c", "g", null, 33))).isFalse();
    assertThat(list.isRevoked(new Issuance(null, "c", "g", null, 33))).isFalse();
    revoke(RevocationKind.PERSON_SESSIONS, "p", 35);
    list.refresh();
    assertThat(list.isRevoked(new Issuance("p", "c", null, "s", 35))).isTrue();
    assertThat(list.isRevoked(new Issuance("p", "c", null, "s", 36))).isFalse();
    assertThat(list.isRevoked(new Issuance("p", "c", "g", null, 35))).isFalse();
    assertThat(list.isRevoked(new Issuance("q", "c", null, "s", 35))).isFalse();
    revoke(RevocationKind.ALL, "", 40);
    list.refresh();
    assertThat(list.isRevoked(new Issuance(null, null, null, null, 40))).isTrue();
    assertThat(list.isRevoked(new Issuance("p", "c", "g", "s", 41))).isFalse();
  }

  @Test
  void keepsWhatItKnowsThroughAnOutageOfWhichItSaysTwoLines() {
    revoke(RevocationKind.PERSON, "ann", 10);
    try (LogLines log = new LogLines()) {
      list.refresh();
      down = true;
      revoke(RevocationKind.PERSON, "bob", 10);
      IntStream.range(0, 20).forEach(i -> list.refresh());
      assertThat(isRevoked("ann", 10)).isTrue();
      assertThat(isRevoked("bob", 10)).isFalse();
      down = false;
      list.refresh();
      assertThat(isRevoked("bob", 10)).isTrue();
      list.refresh();
      assertThat(log.lines().stream().filter(line -> line.contains("WARNING")))
          .satisfiesExactly(
              line -> assertThat(line).contains("cannot be read", "no connection"),
              line -> assertThat(line).contains("after 20 failures"));
    }
  }

  @Test
  void goesOnAfterAnError() {
    fault = new NoClassDefFoundError("a fault");
    assertThatCode(list::refresh).doesNotThrowAnyException();
    fault = null;
    revoke(RevocationKind.PERSON, "ann", 10);
    list.refresh();
    assertThat(isRevoked("ann", 10)).isTrue();
  }

  @Test
  void readsManyInSeveralAnswers() {
    IntStream.range(0, 25_000).forEach(i -> put(i + 1, "p" + i));
    list.refresh();
    assertThat(asked).hasValue(3);
    assertThat(isRevoked("p0", 1)).isTrue();
    assertThat(isRevoked("p24999", 1)).isTrue();
    IntStream.range(25_000, 36_000).forEach(i -> put(i + 1, "p" + i));
    list.refresh();
    assertThat(isRevoked("p35999", 1)).isTrue();
  }

  private void put(long number, String person) {
    graph.put(person, new Revocation(number, RevocationKind.PERSON, person, 1));
  }

  /** The numbers of a database that was put back are lower than those that were read. */
  @Test
  void readsAllAgainFromAnotherGraph() {
    IntStream.range(0, 8).forEach(i -> revoke(RevocationKind.PERSON, "p" + i, 1));
    list.refresh();
    graph.clear();
    revoke(RevocationKind.PERSON, "q", 1);
    list.refresh();
    assertThat(isRevoked("q", 1)).isTrue();
    graph.clear();
    IntStream.range(0, 9).forEach(i -> revoke(RevocationKind.PERSON, "r" + i, 1));
    list.refresh();
    assertThat(isRevoked("r1", 1)).isTrue();
  }

  @Test
  void keepsForADayWhatARestoredBackupDoesNotHave() {
    IntStream.range(0, 8).forEach(i -> revoke(RevocationKind.PERSON, "p" + i, 5));
    list.refresh();
    graph.remove(RevocationKind.PERSON.key("p7"));
    revoke(RevocationKind.PERSON, "p1", 3);
    later(Duration.ofHours(23));
    list.refresh();
    later(Duration.ofHours(23));
    list.refresh();
    assertThat(isRevoked("p7", 5)).isTrue();
    assertThat(isRevoked("p1", 5)).isTrue();
    later(Duration.ofHours(2));
    list.refresh();
    assertThat(isRevoked("p7", 1)).isFalse();
    assertThat(isRevoked("p1", 3)).isTrue();
    assertThat(isRevoked("p1", 5)).isFalse();
  }

  @Test
  void learnsWhatIsNewWhileAllCannotBeReadAgain() {
    revoke(RevocationKind.PERSON, "ann", 1);
    revoke(RevocationKind.PERSON, "bob", 1);
    list.refresh();
    later(Duration.ofHours(25));
    tooMany = true;
    revoke(RevocationKind.PERSON, "cid", 1);
    list.refresh();
    assertThat(isRevoked("cid", 1)).isTrue();
    assertThat(isRevoked("ann", 1)).isTrue();
  }

  @Test
  void goesOnWhereTheLastOneIsRevokedAgain() {
    revoke(RevocationKind.PERSON, "ann", 1);
    revoke(RevocationKind.PERSON, "bob", 1);
    list.refresh();
    revoke(RevocationKind.PERSON, "bob", 5);
    revoke(RevocationKind.PERSON, "cid", 5);
    asked.set(0);
    list.refresh();
    assertThat(asked).as("without reading all").hasValue(1);
    assertThat(isRevoked("bob", 5)).isTrue();
    assertThat(isRevoked("cid", 5)).isTrue();
  }

  @Test
  void forgetsOnceADayWhatIsNoLongerInTheGraph() {
    revoke(RevocationKind.GRANT, "old", 1);
    revoke(RevocationKind.PERSON, "ann", 1);
    list.refresh();
    graph.remove(RevocationKind.GRANT.key("old"));
    later(Duration.ofHours(23));
    list.refresh();
    assertThat(list.isRevoked(new Issuance(null, null, "old", null, 1))).isTrue();
    later(Duration.ofHours(2));
    list.refresh();
    assertThat(list.isRevoked(new Issuance(null, null, "old", null, 1))).isFalse();
    assertThat(isRevoked("ann", 1)).isTrue();
  }

  /** What the graph has still, too. */
  @Test
  void forgetsWhatCannotBeValidAnyMore() {
    later(Duration.ofDays(1));
    long end = now.plus(Duration.ofHours(1)).toEpochMilli();
    graph.put("ended", new Revocation(1, RevocationKind.SESSION, "ended", 1, end));
    graph.put("longer", new Revocation(2, RevocationKind.SESSION, "longer", 1, end + 3_600_000));
    graph.put("ann", new Revocation(3, RevocationKind.PERSON, "ann", 1));
    list.refresh();
    later(Duration.ofMinutes(59));
    list.refresh();
    assertThat(list.isRevoked(new Issuance("p", null, null, "ended", 1))).isTrue();
    later(Duration.ofMinutes(18));
    list.refresh();
    assertThat(list.isRevoked(new Issuance("p", null, null, "ended", 1))).isFalse();
    assertThat(list.isRevoked(new Issuance("p", null, null, "longer", 1))).isTrue();
    assertThat(isRevoked("ann", 1)).isTrue();
  }

  @Test
  void forgetsNothingEarlierWhereTheClockIsSetForward() {
    revokeForAnHour("ended");
    list.refresh();
    now = now.plus(Duration.ofDays(2));
    later(Duration.ofMinutes(16));
    list.refresh();
    assertThat(list.isRevoked(new Issuance("p", null, null, "ended", 1))).isTrue();
    later(Duration.ofHours(24));
    list.refresh();
    later(Duration.ofMinutes(16));
    list.refresh();
    assertThat(list.isRevoked(new Issuance("p", null, null, "ended", 1))).isFalse();
  }

  @Test
  void knowsAgainWhatHasExpiredTooEarlyWhereTheClockIsSetBack() {
    revokeForAnHour("ended");
    Instant right = now;
    now = now.plus(Duration.ofDays(2));
    try (RevocationList ahead =
        new RevocationList(this::after, () -> now, () -> ticks, Duration.ofSeconds(10))) {
      later(Duration.ofMinutes(16));
      ahead.refresh();
      assertThat(ahead.isRevoked(new Issuance("p", null, null, "ended", 1))).isFalse();
      now = right.plus(Duration.ofMinutes(16));
      ahead.refresh();
      assertThat(ahead.isRevoked(new Issuance("p", null, null, "ended", 1))).isTrue();
    }
  }

  private void revokeForAnHour(String session) {
    long end = now.plus(Duration.ofHours(1)).toEpochMilli();
    graph.put(session, new Revocation(1, RevocationKind.SESSION, session, 1, end));
    revoke(RevocationKind.PERSON, "ann", 1); // the last one is always read again
    revoke(RevocationKind.PERSON, "bob", 1);
  }

  @Test
  void readsAllOnceADayHoweverTheClockIsSet() {
    revoke(RevocationKind.GRANT, "old", 1);
    revoke(RevocationKind.PERSON, "ann", 1);
    list.refresh();
    graph.remove(RevocationKind.GRANT.key("old"));
    now = now.minus(Duration.ofDays(30));
    list.refresh();
    ticks += Duration.ofHours(25).toNanos();
    list.refresh();
    assertThat(list.isRevoked(new Issuance(null, null, "old", null, 1))).isFalse();
    asked.set(0);
    now = now.plus(Duration.ofDays(90));
    list.refresh();
    assertThat(asked).as("not again").hasValue(1);
  }

  @Test
  void goesOnAfterOneOfAKindThatOnlyALaterReleaseKnows() {
    revoke(RevocationKind.PERSON, "ann", 1);
    graph.put("later", new Revocation(2, "device", "d", 1, null));
    revoke(RevocationKind.PERSON, "bob", 1);
    try (LogLines log = new LogLines()) {
      list.refresh();
      list.refresh();
      assertThat(isRevoked("ann", 1)).isTrue();
      assertThat(isRevoked("bob", 1)).isTrue();
      assertThat(log.lines()).filteredOn(line -> line.contains("the kind device")).hasSize(1);
    }
  }

  @Test
  void knowsWhatWasRevokedBeforeItStarts() {
    revoke(RevocationKind.PERSON, "ann", 1);
    list.start(Duration.ofHours(1));
    assertThat(isRevoked("ann", 1)).isTrue();
  }

  /** Or what was revoked would be good while the others are read. */
  @Test
  void letsNobodyInBeforeAllIsKnownHoweverMuchItIs() {
    IntStream.range(0, 45_000).forEach(i -> put(i + 1, "p" + i));
    RevocationSource slow =
        sequence -> {
          Uninterruptibles.sleepUninterruptibly(Duration.ofMillis(450));
          return after(sequence);
        };
    try (RevocationList large =
        new RevocationList(slow, () -> now, () -> ticks, Duration.ofSeconds(2))) {
      large.start(Duration.ofHours(1));
      assertThat(large.isRevoked(Issuance.of("p44999", "app", 1))).isTrue();
    }
  }

  @Test
  void startsDuringAnOutageAndAsksUntilItIsClosed() {
    down = true;
    list.start(Duration.ofMillis(5));
    revoke(RevocationKind.PERSON, "ann", 1);
    assertLetsNobodyIn();
    down = false;
    await().until(list::isReady);
    assertThat(isRevoked("ann", 1)).isTrue();
    list.close();
    await().until(() -> threads() == 0);
  }

  private void assertLetsNobodyIn() {
    assertThat(list.isReady()).isFalse();
    assertThatThrownBy(() -> isRevoked("bob", 1)).isInstanceOf(UnknownRevocationsException.class);
  }

  /** What was revoked may be among those that were not read. */
  @Test
  void letsNobodyInWhoseRevocationMayNotHaveBeenRead() {
    IntStream.range(0, 15_000).forEach(i -> put(i + 1, "p" + i));
    downAfter = 10_000;
    list.refresh();
    assertLetsNobodyIn();
    downAfter = Long.MAX_VALUE;
    list.refresh();
    assertThat(isRevoked("p14999", 1)).isTrue();
    assertThat(isRevoked("bob", 1)).isFalse();
    down = true;
    list.refresh();
    assertThat(isRevoked("bob", 1)).isFalse();
  }

  /** However seldom it asks later. */
  @Test
  void asksAgainSoonWhileNobodyIsLetIn() {
    down = true;
    list.start(Duration.ofDays(1));
    down = false;
    await().until(list::isReady);
  }

  private static long threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals("shindig-neo4j-revocations"))
        .count();
  }
}
