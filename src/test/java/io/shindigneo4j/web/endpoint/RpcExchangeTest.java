package io.shindigneo4j.web.endpoint;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Guice;
import io.shindigneo4j.opensocial.json.JsonBeanConverter;
import io.shindigneo4j.testing.Requests;
import io.shindigneo4j.web.audit.RequestAudit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.apache.shindig.protocol.ResponseItem;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A batch of calls")
class RpcExchangeTest {
  private static final String MEBIBYTE = "x".repeat(1 << 20);

  private final AtomicInteger read = new AtomicInteger();
  private final List<CompletableFuture<Result>> calls =
      IntStream.range(0, 3).mapToObj(i -> new CompletableFuture<Result>()).toList();
  private final RpcExchange exchange = exchange();

  /** What a handler answers. */
  public final class Result {
    private final int mebibytes;

    Result(int mebibytes) {
      this.mebibytes = mebibytes;
    }

    public List<String> getTexts() {
      read.incrementAndGet();
      return IntStream.range(0, mebibytes).mapToObj(i -> MEBIBYTE).toList();
    }
  }

  private RpcExchange exchange() {
    RpcExchange batch =
        new RpcExchange(
            new RpcExchange.Servlet(
                Guice.createInjector().getInstance(JsonBeanConverter.class),
                RpcExchangeTest::item,
                (id, item) -> Map.of("id", id.orElseThrow(), "result", item.getResponse()),
                (response, item) -> {}),
            true,
            null,
            RequestAudit.of(Requests.get(null)));
    for (int i = 0; i < calls.size(); i++) {
      batch.add(Optional.of(i), calls.get(i));
    }
    return batch;
  }

  private static ResponseItem item(Future<?> call) {
    return new ResponseItem(((CompletableFuture<?>) call).join());
  }

  private RequestOutcome outcome() throws IOException {
    assertThat(exchange.calls()).allMatch(Future::isDone);
    return exchange.outcome(exchange::result);
  }

  @Test
  void isEncodedCallByCall() throws Exception {
    calls.get(1).complete(new Result(0));
    assertThat(read).as("at once").hasValue(1);
    calls.get(0).complete(new Result(0));
    calls.get(2).complete(new Result(0));
    RequestOutcome.Content content = (RequestOutcome.Content) outcome();
    assertThat(new String(content.body().bytes(), StandardCharsets.UTF_8))
        .startsWith("[{")
        .containsSubsequence("\"id\":0", "\"id\":1", "\"id\":2")
        .endsWith("}]");
    assertThat(read).as("not again").hasValue(3);
  }

  @Test
  void holdsNoMoreThoughAllAreThereAtOnce() throws Exception {
    List<CompletableFuture<Void>> done =
        calls.stream()
            .map(call -> CompletableFuture.runAsync(() -> call.complete(new Result(40))))
            .toList();
    done.forEach(CompletableFuture::join);
    assertThat(read).as("the last is not needed").hasValue(2);
    assertThat(outcome()).isInstanceOf(RequestOutcome.Refusal.class);
    assertThat(exchange.calls()).as("what a slow client would keep").isEmpty();
  }

  @Test
  void holdsNoMoreThanAnAnswerMayHave() throws Exception {
    calls.get(0).complete(new Result(40));
    calls.get(1).complete(new Result(40));
    calls.get(2).complete(new Result(40));
    assertThat(read).as("the last is not needed").hasValue(2);
    RequestOutcome.Refusal refusal = (RequestOutcome.Refusal) outcome();
    assertThat(refusal.item().getErrorCode()).isEqualTo(413);
  }

  @Test
  void leavesOutWhatIsLate() throws Exception {
    calls.get(0).complete(new Result(0));
    exchange.outcome(call -> new ResponseItem("late"));
    calls.get(1).complete(new Result(0));
    assertThat(read).hasValue(1);
  }
}
