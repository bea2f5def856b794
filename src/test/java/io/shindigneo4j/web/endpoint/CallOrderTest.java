package io.shindigneo4j.web.endpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.apache.shindig.protocol.ProtocolException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The calls of a batch")
class CallOrderTest {

  private final List<String> begun = new ArrayList<>();
  private final Map<String, CompletableFuture<String>> open = new TreeMap<>();
  private boolean over;
  private final CallOrder order = new CallOrder(Duration.ofMinutes(10), () -> over);

  private Supplier<Future<?>> call(String name) {
    return () -> {
      begun.add(name);
      return open.computeIfAbsent(name, key -> new CompletableFuture<>());
    };
  }

  private void end(String name) {
    open.get(name).complete("result of " + name);
  }

  @Test
  void beginTogetherWhereTheyRead() {
    order.begin(false, call("a"));
    order.begin(false, call("b"));
    assertThat(begun).containsExactly("a", "b");
  }

  @Test
  void seeWhatThoseBeforeThemHaveWritten() throws Exception {
    order.begin(false, call("a read"));
    order.begin(false, call("another read"));
    Future<?> write = order.begin(true, call("a write"));
    Future<?> after = order.begin(false, call("a read of it"));
    order.begin(false, call("another read of it"));
    order.begin(true, call("a write over it"));
    end("another read");
    assertThat(begun).doesNotContain("a write");
    end("a read");
    assertThat(begun).hasSize(3).endsWith("a write");
    end("a write");
    assertThat(begun).hasSize(5).contains("a read of it", "another read of it");
    end("another read of it");
    end("a read of it");
    assertThat(begun).hasSize(6).endsWith("a write over it");
    assertThat(write.get()).isEqualTo("result of a write");
    assertThat(after.get()).isEqualTo("result of a read of it");
  }

  @Test
  void goOnAfterOneThatFails() {
    Future<?> first = order.begin(true, call("first"));
    Future<?> second = order.begin(true, call("second"));
    Future<?> broken = order.begin(true, CallOrderTest::broken);
    order.begin(false, call("last"));
    open.get("first").completeExceptionally(new IllegalStateException("of the first"));
    open.get("second").completeExceptionally(new IllegalStateException("of the second"));
    assertThat(begun).containsExactly("first", "second", "last");
    for (Future<?> failed : List.of(first, second, broken)) {
      assertThatExceptionOfType(ExecutionException.class)
          .isThrownBy(failed::get)
          .withCauseInstanceOf(IllegalStateException.class);
    }
  }

  private static Future<?> broken() {
    throw new IllegalStateException("of a handler");
  }

  @Test
  void doNotBeginOnceNobodyWaits() {
    order.begin(true, call("on its way"));
    Future<?> late = order.begin(true, call("late"));
    over = true;
    end("on its way");
    assertThat(begun).containsExactly("on its way");
    assertNotBegun(late);
  }

  private static void assertNotBegun(Future<?> call) {
    assertThatExceptionOfType(ExecutionException.class)
        .isThrownBy(call::get)
        .withCauseInstanceOf(ProtocolException.class)
        .withMessageContaining("has not begun");
  }

  @Test
  void doNotBeginOnceTheTimeIsOver() {
    CallOrder late = new CallOrder(Duration.ofNanos(-1), () -> false);
    late.begin(true, call("on its way"));
    Future<?> second = late.begin(true, call("late"));
    end("on its way");
    assertThat(begun).containsExactly("on its way");
    assertNotBegun(second);
  }
}
