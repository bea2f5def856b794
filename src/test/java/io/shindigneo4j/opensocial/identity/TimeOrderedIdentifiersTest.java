package io.shindigneo4j.opensocial.identity;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.DefectOfPredecessor;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("New ids")
class TimeOrderedIdentifiersTest {

  private static final int THREADS = 8;
  private static final int EACH = 20_000;

  private final Identifiers identifiers = new TimeOrderedIdentifiers();

  @Test
  @DefectOfPredecessor("The id generator hands out duplicates under concurrency")
  void areDifferentAndInOrderOnEachOfEightThreads() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<Callable<List<String>>> tasks = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        tasks.add(() -> Stream.generate(identifiers::next).limit(EACH).toList());
      }
      List<String> all = new ArrayList<>();
      for (Future<List<String>> ids : threads.invokeAll(tasks)) {
        assertThat(ids.get(1, TimeUnit.MINUTES)).isSorted();
        all.addAll(ids.get());
      }
      assertThat(all).hasSize(THREADS * EACH).doesNotHaveDuplicates();
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void areWhatShindigTakesForIds() {
    assertThat(identifiers.next()).matches("[\\w.-]{36}");
  }
}
