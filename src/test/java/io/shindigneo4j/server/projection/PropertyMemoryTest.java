package io.shindigneo4j.server.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.graphdb.NotFoundException;

@DisplayName("Properties in memory")
class PropertyMemoryTest {

  private static final long MEBIBYTE = 1 << 20;

  private final PropertyMemory memory = new PropertyMemory(MEBIBYTE);
  private final AtomicInteger reads = new AtomicInteger();

  private Object name(long node, String inStore) {
    Remembered found =
        memory.propertiesOf(
            node,
            () -> {
              reads.incrementAndGet();
              return Map.of("name", inStore);
            });
    return found == null ? null : found.value(memory.keys().number("name"));
  }

  @Test
  void areReadOnce() {
    assertThat(name(7, "a")).isEqualTo("a");
    assertThat(name(7, "b")).isEqualTo("a");
    assertThat(name(1_000_000, "c")).isEqualTo("c");
    assertThat(reads).hasValue(2);
  }

  @Test
  void takeNoMoreThanTheirShareHoweverFarApartTheNodesAre() {
    for (long node = 0; node < 2_000_000; node += 256) {
      name(node, "a");
    }
    assertThat(memory.bytes()).isLessThan(MEBIBYTE);
    assertThat(memory.nodes()).as("some are kept").isGreaterThan(100);
  }

  @Test
  void areReadAgainAfterACommit() {
    name(7, "a");
    memory.forget(7);
    assertThat(name(7, "b")).isEqualTo("b");
    memory.forgetAll();
    assertThat(name(7, "c")).isEqualTo("c");
    assertThat(name(7, "d")).isEqualTo("c");
  }

  @Test
  void areNotKeptWhereACommitComesWhileTheyAreRead() {
    memory.propertiesOf(7, () -> readWhile(() -> memory.forget(7)));
    assertThat(name(7, "b")).isEqualTo("b");
    memory.forgetAll();
    memory.propertiesOf(7, () -> readWhile(memory::forgetAll));
    assertThat(name(7, "c")).isEqualTo("c");
  }

  private static Map<String, Object> readWhile(Runnable commit) {
    commit.run();
    return Map.of("name", "old");
  }

  @Test
  void areReadByOneAtATimeAndFromTheStoreByOthers() {
    memory.propertiesOf(
        7,
        () -> {
          assertThat(name(7, "other")).isNull();
          return Map.of("name", "a");
        });
    assertThat(name(7, "b")).isEqualTo("a");
    assertThat(reads).hasValue(0);
  }

  @Test
  void areReadAgainAfterAReadThatFailed() {
    assertThatThrownBy(
            () ->
                memory.propertiesOf(
                    7,
                    () -> {
                      throw new NotFoundException();
                    }))
        .isInstanceOf(NotFoundException.class);
    assertThat(name(7, "a")).isEqualTo("a");
  }

  @Test
  void takeNoMoreMemoryThanTheyMay() {
    for (int node = 0; node < 20_000; node++) {
      assertThat(name(node, "x".repeat(node % 300))).isNotNull();
      assertThat(memory.bytes()).isLessThanOrEqualTo(MEBIBYTE);
    }
    assertThat(memory.bytes()).isGreaterThan(MEBIBYTE / 2);
  }

  @Test
  void stayWhereTheyAreAskedForOften() {
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
  void areNotKeptWhereTheyAreTooMany() {
    String large = "x".repeat(100_000);
    assertThat(name(7, large)).isNull();
    assertThat(name(7, large)).isNull();
    assertThat(reads).as("not in vain each time").hasValue(1);
    memory.forget(7);
    assertThat(name(7, "small")).isEqualTo("small");
  }

  @Test
  void areNotKeptForNodesThatLieTooFarApart() {
    assertThat(name(1L << 40, "a")).isNull();
    assertThat(memory.bytes()).isZero();
  }

  @Test
  void countWhatIsForgotten() {
    long empty = memory.bytes();
    name(7, "a");
    long one = memory.bytes();
    assertThat(one).isGreaterThan(empty);
    name(8, "a");
    memory.forget(8);
    assertThat(memory.bytes()).isEqualTo(one);
  }
}
