package io.shindigneo4j.server.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.graphdb.NotFoundException;

@DisplayName("The cache of properties")
class PropertyCacheTest {

  private static final long MEBIBYTE = 1 << 20;

  private final PropertyCache cache = new PropertyCache(MEBIBYTE);
  private final AtomicInteger reads = new AtomicInteger();

  private Object name(long node, String inStore) {
    CachedProperties found =
        cache.propertiesOf(
            node,
            () -> {
              reads.incrementAndGet();
              return Map.of("name", inStore);
            });
    return found == null ? null : found.value(cache.keys().number("name"));
  }

  @Test
  void readsANodeOnce() {
    assertThat(name(7, "a")).isEqualTo("a");
    assertThat(name(7, "b")).isEqualTo("a");
    assertThat(name(1_000_000, "c")).isEqualTo("c");
    assertThat(reads).hasValue(2);
  }

  @Test
  void staysWithinItsSizeHoweverFarApartTheNodesAre() {
    for (long node = 0; node < 2_000_000; node += 256) {
      name(node, "a");
    }
    assertThat(cache.bytes()).isLessThan(MEBIBYTE);
    assertThat(cache.nodes()).as("some are cached").isGreaterThan(100);
  }

  @Test
  void readsANodeAgainAfterACommit() {
    name(7, "a");
    cache.invalidate(7);
    assertThat(name(7, "b")).isEqualTo("b");
    cache.invalidateAll();
    assertThat(name(7, "c")).isEqualTo("c");
    assertThat(name(7, "d")).isEqualTo("c");
  }

  @Test
  void cachesNothingThatWasReadDuringACommit() {
    cache.propertiesOf(7, () -> readWhile(() -> cache.invalidate(7)));
    assertThat(name(7, "b")).isEqualTo("b");
    cache.invalidateAll();
    cache.propertiesOf(7, () -> readWhile(cache::invalidateAll));
    assertThat(name(7, "c")).isEqualTo("c");
  }

  private static Map<String, Object> readWhile(Runnable commit) {
    commit.run();
    return Map.of("name", "old");
  }

  @Test
  void letsOneThreadLoadANodeWhileOthersReadTheStore() {
    cache.propertiesOf(
        7,
        () -> {
          assertThat(name(7, "other")).isNull();
          return Map.of("name", "a");
        });
    assertThat(name(7, "b")).isEqualTo("a");
    assertThat(reads).hasValue(0);
  }

  @Test
  void loadsANodeAgainAfterAFailedRead() {
    assertThatThrownBy(
            () ->
                cache.propertiesOf(
                    7,
                    () -> {
                      throw new NotFoundException();
                    }))
        .isInstanceOf(NotFoundException.class);
    assertThat(name(7, "a")).isEqualTo("a");
  }

  @Test
  void staysWithinItsSize() {
    for (int node = 0; node < 20_000; node++) {
      assertThat(name(node, "x".repeat(node % 300))).isNotNull();
      assertThat(cache.bytes()).isLessThanOrEqualTo(MEBIBYTE);
    }
    assertThat(cache.bytes()).isGreaterThan(MEBIBYTE / 2);
  }

  /** A call may be on a thread that reads sockets, and there may be fifty million ids. */
  @Test
  void looksAtFewSlotsInACall() {
    int nodes = 0;
    for (; cache.nodes() == nodes; nodes++) {
      name(nodes, "x".repeat(100));
    }
    assertThat(nodes).as("all of them were just read").isGreaterThan(2_000);
    assertThat(cache.nodes()).as("no entry was evicted for the last one").isEqualTo(nodes - 1);
    assertThat(cache.bytes()).isLessThanOrEqualTo(MEBIBYTE);
    int calls = 0;
    for (reads.set(0); reads.get() == calls; calls++) {
      name(-1 + nodes, "x".repeat(100));
    }
    assertThat(calls).as("until the hand has passed all once").isBetween(2, 1 + nodes / 500);
  }

  @Test
  void keepsNodesThatAreReadOften() {
    for (int node = 1; node < 20_000; node++) {
      name(node, "x".repeat(100));
      if (node % 10 == 0) {
        name(0, "often");
      }
    }
    reads.set(0);
    name(0, "often");
    assertThat(reads).hasValue(0);
  }

  @Test
  void doesNotCacheANodeWithLargeProperties() {
    String large = "x".repeat(100_000);
    assertThat(name(7, large)).isNull();
    assertThat(name(7, large)).isNull();
    assertThat(reads).as("not tried each time").hasValue(1);
    cache.invalidate(7);
    assertThat(name(7, "small")).isEqualTo("small");
  }

  @Test
  void cachesWhatIsReadNowHoweverMuchWasReadBefore() {
    for (long node = 0; node < 2_000_000; node += 256) {
      name(node, "a");
    }
    for (long node = 5_000_000; node < 5_002_000; node++) {
      name(node, "new");
    }
    reads.set(0);
    for (long node = 5_000_000; node < 5_002_000; node++) {
      assertThat(name(node, "again")).isEqualTo("new");
    }
    assertThat(reads).hasValue(0);
    assertThat(cache.bytes()).isLessThanOrEqualTo(MEBIBYTE);
  }

  @Test
  void cachesNodesHoweverFarApartTheyLie() {
    assertThat(name(1L << 40, "a")).isEqualTo("a");
    assertThat(name(1L << 40, "b")).isEqualTo("a");
  }

  @Test
  void cachesNothingThatWasReadBeforeItsNeighboursHadToLeave() {
    cache.propertiesOf(
        7,
        () -> {
          for (long node = 0; node < 2_000_000; node += 256) {
            name(1 + node, "a"); // all places, also that of the node
          }
          return readWhile(() -> cache.invalidate(7));
        });
    assertThat(name(7, "b")).isEqualTo("b");
    assertThat(cache.bytes()).isLessThanOrEqualTo(MEBIBYTE);
  }

  @Test
  void countsWhatIsInvalidated() {
    long empty = cache.bytes();
    name(7, "a");
    long one = cache.bytes();
    assertThat(one).isGreaterThan(empty);
    name(8, "a");
    cache.invalidate(8);
    assertThat(cache.bytes()).isEqualTo(one);
  }
}
