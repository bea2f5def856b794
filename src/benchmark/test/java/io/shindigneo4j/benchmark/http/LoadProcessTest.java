package io.shindigneo4j.benchmark.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.shindigneo4j.benchmark.measurement.AllocatedBytes;
import io.shindigneo4j.benchmark.measurement.TurnResult;
import io.shindigneo4j.benchmark.result.BenchmarkSetting;
import io.shindigneo4j.testing.ChildProcesses;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The load client")
@Timeout(TestDeadlines.HANGING_SECONDS)
class LoadProcessTest {

  private static final String OK = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nOK";
  private static final String ERROR = "HTTP/1.1 500 Error\r\nContent-Length: 3\r\n\r\nBad";
  private static final String CHUNKS =
      "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n";
  private static final String LAST =
      "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

  private static final Duration SHORT = Duration.ofMillis(100);
  private static final Duration NONE = Duration.ofNanos(1);

  private static LoadProcess process;

  @BeforeAll
  static void start() {
    process = LoadProcess.start();
  }

  @AfterAll
  static void end() throws Exception {
    process.close();
  }

  private static List<byte[]> call(AnsweringServer server, String... paths) {
    return List.of(paths).stream()
        .map(path -> HttpRequestBytes.get(server.port(), path, Map.of()))
        .toList();
  }

  private static LoadTarget target(AnsweringServer server, int connections, Duration patience) {
    return process.target(server.port(), List.of(call(server, "/one")), connections, patience);
  }

  private static LoadResult run(Function<String, String> answers) throws IOException {
    return run(answers, TestDeadlines.HANGING);
  }

  private static LoadResult run(Function<String, String> answers, Duration patience)
      throws IOException {
    try (AnsweringServer server = new AnsweringServer(answers);
        LoadTarget target = target(server, 2, patience)) {
      return target.run(1, SHORT);
    }
  }

  @Test
  void keepsItsConnectionsFromTurnToTurn() throws IOException {
    try (AnsweringServer server = new AnsweringServer(request -> OK);
        LoadTarget target = target(server, 3, TestDeadlines.HANGING)) {
      long calls = target.run(1, SHORT).succeeded();
      LoadResult second = target.run(1, SHORT);
      assertThat(second.failed()).isZero();
      assertThat(second.example()).isEmpty();
      assertThat(server.requests()).hasSize((int) (calls + second.succeeded()));
      assertThat(server.connections()).isEqualTo(3);
      assertThat(second.nanoseconds()).isGreaterThanOrEqualTo(SHORT.toNanos());
      assertThat(second.processor()).isPositive();
      assertThat(second.latencies().getMaxValue()).isPositive();
    }
  }

  @Test
  void endsOnlyAfterWholeCycles() throws IOException {
    try (AnsweringServer server = new AnsweringServer(request -> OK);
        LoadTarget target =
            process.target(
                server.port(),
                List.of(call(server, "/one"), call(server, "/other")),
                1,
                TestDeadlines.HANGING)) {
      assertThat(target.run(6, NONE).succeeded()).isEqualTo(6);
      assertThat(server.requests().stream().filter(each -> each.contains("/one"))).hasSize(3);
    }
  }

  @Test
  void countsRequestsThatBelongTogetherAsOneCall() throws IOException {
    try (AnsweringServer server = new AnsweringServer(request -> OK);
        LoadTarget target =
            process.target(
                server.port(), List.of(call(server, "/a", "/b", "/c")), 1, TestDeadlines.HANGING)) {
      assertThat(target.run(2, NONE).succeeded()).isEqualTo(2);
      assertThat(server.requests().stream().map(each -> each.split(" ", 3)[1]))
          .containsExactly("/a", "/b", "/c", "/a", "/b", "/c");
    }
  }

  @Test
  void makesCallsAtAFixedRate() throws IOException {
    try (AnsweringServer server = new AnsweringServer(request -> OK);
        LoadTarget target = target(server, 2, TestDeadlines.HANGING)) {
      LoadResult result = target.runAt(500, SHORT);
      assertThat(server.requests()).hasSize(50);
      assertThat(result.latencies().getTotalCount()).isEqualTo(50);
      assertThat(result.failed()).isZero();
      assertThat(result.nanoseconds()).isGreaterThanOrEqualTo(SHORT.toNanos());
    }
  }

  @Test
  void countsWhatLateCallsHaveWaited() throws IOException {
    AtomicInteger requests = new AtomicInteger();
    BenchmarkSetting setting = new BenchmarkSetting("s", "q", "t", "json", "none", 1, 1);
    try (AnsweringServer server =
            new AnsweringServer(
                request -> requests.incrementAndGet() == 1 ? OK : AnsweringServer.NOTHING);
        LoadTarget target = target(server, 1, SHORT.multipliedBy(4))) {
      LoadWork work = new LoadWork(setting, target, 1).at(500, "500");
      TurnResult turn = work.turn(SHORT);
      assertThat(requests.get()).as("the first ones").isEqualTo(2);
      assertThat(work.setting().query()).isEqualTo("q@500");
      assertThat(work.notes()).contains("q@500, t, ").contains("FAILED: {TIMEOUT=1}");
      assertThat(turn.nanoseconds().getTotalCount()).as("without the failed one").isEqualTo(49);
      assertThat(turn.nanoseconds().getValueAtPercentile(50))
          .isGreaterThan(SHORT.multipliedBy(2).toNanos());
      assertThat(turn.seconds() / 49).isGreaterThan(SHORT.multipliedBy(2).toMillis() / 1e3);
    }
  }

  @Test
  void readsChunks() throws IOException {
    LoadResult result = run(request -> CHUNKS);
    assertThat(result.failed()).isZero();
    assertThat(result.succeeded()).isPositive();
  }

  @Test
  void countsErrorsApartFromWhatSucceeds() throws IOException {
    AtomicInteger requests = new AtomicInteger();
    LoadResult result = run(request -> requests.incrementAndGet() % 2 == 0 ? OK : ERROR);
    assertThat(result.failures()).containsOnlyKeys(Failure.STATUS);
    assertThat(result.failed() + result.succeeded()).isEqualTo(requests.get());
    assertThat(Math.abs(result.failed() - result.succeeded())).isLessThanOrEqualTo(2);
    assertThat(result.example()).isEqualTo("status 500");
  }

  @Test
  void connectsAgainWhereTheServerCloses() throws IOException {
    AtomicInteger requests = new AtomicInteger();
    LoadResult result = run(request -> requests.incrementAndGet() % 3 == 0 ? null : OK);
    assertThat(result.failures()).containsOnlyKeys(Failure.CLOSED);
    assertThat(result.succeeded()).isGreaterThan(result.failed());
  }

  @Test
  void connectsAgainWhereTheServerSaysThatItCloses() throws IOException {
    try (AnsweringServer server = new AnsweringServer(request -> LAST);
        LoadTarget target = target(server, 1, TestDeadlines.HANGING)) {
      LoadResult result = target.run(5, NONE);
      assertThat(result.failures()).isEmpty();
      assertThat(result.succeeded()).isEqualTo(5);
      assertThat(server.connections()).isEqualTo(5);
    }
  }

  @Test
  void doesNotWaitForAServerThatHangs() throws IOException {
    LoadResult result = run(request -> AnsweringServer.NOTHING, SHORT);
    assertThat(result.failures()).containsOnlyKeys(Failure.TIMEOUT);
    assertThat(result.succeeded()).isZero();
    LoadResult half = run(request -> "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf", SHORT);
    assertThat(half.failures()).containsOnlyKeys(Failure.TIMEOUT);
  }

  @Test
  void tellsWhatIsNoHttp() throws IOException {
    assertThat(run(request -> "hello\r\n").failures()).containsOnlyKeys(Failure.MALFORMED);
    assertThat(run(request -> OK + OK).failures()).containsKey(Failure.MALFORMED);
  }

  @Test
  void tellsThatNobodyListens() throws IOException {
    int port;
    List<List<byte[]>> calls;
    try (AnsweringServer server = new AnsweringServer(request -> OK)) {
      port = server.port();
      calls = List.of(call(server, "/"));
    }
    try (LoadTarget target = process.target(port, calls, 2, TestDeadlines.HANGING)) {
      assertThat(target.run(1, SHORT).failures()).isEqualTo(Map.of(Failure.CLOSED, 2L));
    }
  }

  @Test
  void saysWhatItCosts() throws IOException {
    AtomicInteger requests = new AtomicInteger();
    BenchmarkSetting setting = new BenchmarkSetting("s", "q", "t", "json", "none", 2, 2);
    try (AnsweringServer server =
            new AnsweringServer(request -> requests.incrementAndGet() < 5 ? OK : ERROR);
        LoadTarget target = target(server, 2, TestDeadlines.HANGING)) {
      LoadWork work = new LoadWork(setting, target, 1);
      assertThat(work.turn(SHORT).seconds()).isPositive();
      assertThat(work.notes())
          .startsWith("q, t, json, 2: the client took ")
          .contains("us of processor time for each of", "FAILED: {STATUS=", "status 500");
      assertThatIllegalStateException()
          .isThrownBy(() -> work.turn(SHORT))
          .withMessageContaining("no call of s,q,t,json,none,2,2 succeeded: {STATUS=");
    }
  }

  @Test
  void countsWhatTheServerAllocatesWhereThatIsKnown() throws IOException {
    Iterator<AllocatedBytes> server =
        List.of(new AllocatedBytes(Map.of(1L, 100L)), new AllocatedBytes(Map.of(1L, 700L, 2L, 50L)))
            .iterator();
    BenchmarkSetting setting = new BenchmarkSetting("s", "q", "t", "json", "none", 1, 1);
    try (AnsweringServer answering = new AnsweringServer(request -> OK);
        LoadTarget target = target(answering, 1, TestDeadlines.HANGING)) {
      LoadWork work = new LoadWork(setting, target, 1).allocatingIn(server::next).at(20, "70%");
      assertThat(work.turn(SHORT).allocated()).isEqualTo(650);
      assertThat(work.setting().query()).isEqualTo("q@70%");
    }
  }

  @Test
  void endsWithItsOwner() throws Exception {
    long before = ChildProcesses.running().count();
    try (AnsweringServer server = new AnsweringServer(request -> OK)) {
      LoadProcess other = LoadProcess.start();
      LoadTarget target =
          other.target(server.port(), List.of(call(server, "/")), 1, TestDeadlines.HANGING);
      other.close();
      assertThat(ChildProcesses.running().count()).isEqualTo(before);
      assertThatExceptionOfType(UncheckedIOException.class).isThrownBy(() -> target.run(1, SHORT));
    }
  }
}
