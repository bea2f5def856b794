package io.shindigneo4j.benchmark.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.benchmark.environment.EchoProcess;
import io.shindigneo4j.benchmark.measurement.TurnResult;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A turn of posts to those who listen")
class LiveTurnTest {

  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final List<String> PEOPLE =
      IntStream.range(0, 50).mapToObj(i -> "listener" + i).toList();
  private static final Audience AUDIENCE = Audience.of("author", PEOPLE);

  private static EchoProcess echo;

  @BeforeAll
  static void start() {
    echo = EchoProcess.start(EventEcho.class.getName(), PATIENCE);
  }

  @AfterAll
  static void stop() throws InterruptedException {
    echo.close();
  }

  @Test
  void countsEachDelivery() {
    LiveTurn turn =
        new LiveTurn(
            posts -> Ways.echoedStreams(echo.port(), PEOPLE, posts),
            () -> new EchoPublisher(echo.port(), AUDIENCE),
            AUDIENCE);
    TurnResult result = turn.run(20, Duration.ofMillis(500));
    assertThat(result.nanoseconds().getTotalCount()).isEqualTo(10 * PEOPLE.size());
  }

  @Test
  void countsWhatWasPolledOnce() {
    LiveTurn turn = new LiveTurn(this::polling, Newest::new, AUDIENCE);
    TurnResult result = turn.run(10, Duration.ofMillis(500));
    assertThat(result.nanoseconds().getTotalCount()).isEqualTo(5 * PEOPLE.size());
  }

  private Listening polling(Consumer<String> posts) {
    return Ways.begun(Newest::new, PEOPLE, posts);
  }

  @Test
  void failsIfADeliveryIsMissing() {
    Deliveries deliveries = new Deliveries();
    deliveries.sending("written1", 2);
    deliveries.arrived("written1");
    assertThatThrownBy(() -> deliveries.await(Duration.ofMillis(1)))
        .hasMessageContaining("1 of 2 deliveries");
  }

  /** Takes posts, and answers with all of them. */
  private static final class Newest implements Posts.Publisher, Polling.Question {

    private static final StringBuffer POSTS = new StringBuffer();

    @Override
    public CompletableFuture<?> post(String author, String id) {
      POSTS.append("\"id\":\"").append(id).append("\" ");
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public String ask(String viewer) {
      return POSTS.toString();
    }

    @Override
    public void close() {
      // there is no connection
    }
  }
}
