package io.shindigneo4j.packs.traversal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.server.procedure.RequestException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The nodes that are still to be visited")
class FrontierTest {

  private static final int STEPS = 20_000;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void comeInTheOrderOfAQueue(long seed) {
    Deque<Long> expected = new ArrayDeque<>();
    Frontier queue = new LongQueue(new long[4]);
    Random random = new Random(seed);
    for (long step = 0; step < STEPS; step++) {
      if (expected.isEmpty() || random.nextInt(5) < 3) {
        expected.addLast(step);
        queue.add(step);
      } else {
        assertThat(queue.take()).isEqualTo(expected.removeFirst());
      }
      assertThat(queue.isEmpty()).isEqualTo(expected.isEmpty());
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void comeInTheOrderOfAStack(long seed) {
    Deque<Long> expected = new ArrayDeque<>();
    Frontier stack = new LongStack(new long[4]);
    Random random = new Random(seed);
    for (long step = 0; step < STEPS; step++) {
      if (expected.isEmpty() || random.nextInt(5) < 3) {
        expected.addLast(step);
        stack.add(step);
      } else {
        assertThat(stack.take()).isEqualTo(expected.removeLast());
      }
      assertThat(stack.isEmpty()).isEqualTo(expected.isEmpty());
    }
  }

  @Test
  void areCleared() {
    Frontier queue = new LongQueue(new long[4]);
    queue.add(1);
    queue.add(2);
    queue.take();
    queue.clear();
    assertThat(queue.isEmpty()).isTrue();
    queue.add(3);
    assertThat(queue.take()).isEqualTo(3);
  }

  @Test
  void areLimited() {
    Frontier full = new LongStack(new long[Frontier.MAX_NODES]);
    for (int i = 0; i < Frontier.MAX_NODES; i++) {
      full.add(i);
    }
    assertThatThrownBy(() -> full.add(1)).isInstanceOf(RequestException.class);
  }
}
