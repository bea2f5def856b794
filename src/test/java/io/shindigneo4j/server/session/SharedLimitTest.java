package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A limit that users share")
class SharedLimitTest {
  private static final int THREADS = 4;
  private static final int LIMIT = 500_000;

  /** Adds until there is no room. */
  private static int fill(SharedLimit.Share share) {
    int added = 0;
    while (share.tryAdd(1)) {
      added++;
    }
    return added;
  }

  private static int together(IntStream users, SharedLimit limit) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<Integer>> running = new ArrayList<>();
      users.forEach(user -> running.add(threads.submit(() -> fill(limit.share("user" + user)))));
      int sum = 0;
      for (Future<Integer> each : running) {
        sum += each.get();
      }
      return sum;
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void isExactForAUser() throws Exception {
    SharedLimit limit = new SharedLimit(LIMIT, 2 * LIMIT);
    assertThat(together(IntStream.generate(() -> 0).limit(THREADS), limit)).isEqualTo(LIMIT);
  }

  @Test
  void isExactForAll() throws Exception {
    SharedLimit limit = new SharedLimit(LIMIT, 2 * LIMIT);
    assertThat(together(IntStream.range(0, THREADS), limit)).isEqualTo(2 * LIMIT);
    assertThat(limit.share("user0").hasRoom(1)).isFalse();
  }

  @Test
  void takesNothingOfAUserWhereThereIsNoRoomForAll() {
    SharedLimit limit = new SharedLimit(2, 3);
    limit.share("a").add(2);
    limit.share("b").add(1);
    assertThat(limit.share("b").tryAdd(1)).isFalse();
    limit.share("a").add(-1);
    assertThat(limit.share("b").tryAdd(1)).isTrue();
  }
}
