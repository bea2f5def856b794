package io.shindigneo4j.driver;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static java.util.concurrent.TimeUnit.MILLISECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Flow.Subscriber;
import java.util.concurrent.Flow.Subscription;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("A stream of records")
@ParameterizedClass
@EnumSource(Link.class)
@ExtendWith(SharedGraphServer.class)
class StreamsOnTheGraphTest {

  private static final Statement NUMBERS =
      Statement.cypher("UNWIND range(1, $n) AS i RETURN i, 'some text ' + i AS text");
  private static final Statement ENDLESS = NUMBERS.with("n", 1_000_000_000L);

  @Parameter private Link link;

  private GraphDriver driver;

  @BeforeEach
  void connect(GraphServer server) {
    driver = link.driver(server);
  }

  @AfterEach
  void disconnect() {
    driver.close();
  }

  @Test
  void hasAllRecordsInOrder() {
    try (ResultStream stream = driver.stream(NUMBERS.with("n", 200_000L))) {
      assertThat(stream.columns()).containsExactly("i", "text");
      long expected = 0;
      while (stream.hasNext()) {
        assertThat(stream.next().get("i")).isEqualTo(++expected);
      }
      assertThat(expected).isEqualTo(200_000);
      assertThat(stream.summary().phases().execute()).isPositive();
      assertThatThrownBy(stream::next).isInstanceOf(NoSuchElementException.class);
    }
  }

  @Test
  void mayBeShortOrEmpty() {
    try (ResultStream one = driver.stream(NUMBERS.with("n", 1L));
        ResultStream none = driver.stream(NUMBERS.with("n", 0L))) {
      assertThat(none.hasNext()).isFalse();
      assertThat(none.columns()).containsExactly("i", "text");
      assertThat(one.next().get("text")).isEqualTo("some text 1");
      assertThat(one.hasNext()).isFalse();
    }
  }

  @Test
  void isReadBesideOthersOnOneConnection() {
    List<ResultStream> streams = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      streams.add(driver.stream(NUMBERS.with("n", 20_000L)));
    }
    for (long row = 1; row <= 20_000; row++) {
      for (ResultStream stream : streams) {
        assertThat(stream.next().get("i")).isEqualTo(row);
      }
    }
    assertThat(driver.execute(NUMBERS.with("n", 1L)).records()).hasSize(1);
    streams.forEach(ResultStream::close);
  }

  @Test
  void endsInTheServerWhenItIsClosed() {
    try (ResultStream stream = driver.stream(ENDLESS)) {
      assertThat(stream.next().get("i")).isEqualTo(1L);
      assertThat(stream.hasNext()).isTrue();
      assertThatThrownBy(stream::summary).isInstanceOf(IllegalStateException.class);
    }
    awaitNothingRuns();
  }

  @Test
  void saysWhyItFailsInTheMiddle() {
    String text = "UNWIND range(1, 100000) AS i RETURN 1 / (90000 - i) AS x, 'some text ' + i AS t";
    try (ResultStream stream = driver.stream(Statement.cypher(text))) {
      assertThatThrownBy(() -> stream.forEachRemaining(row -> {}))
          .isInstanceOf(PermanentDriverException.class)
          .hasMessageContaining("Arithmetic");
      assertThat(stream.hasNext()).isFalse();
    }
  }

  @Test
  void ofAWriteIsCommittedAtItsEnd() {
    String text = "UNWIND range(1, 10000) AS i CREATE (n:Streamed {i: i}) RETURN i, 'text' AS t";
    try (ResultStream stream = driver.stream(Statement.cypher(text).writing())) {
      stream.forEachRemaining(row -> {});
      assertThat(stream.summary().counters()).containsEntry("nodesCreated", 10_000L);
    }
    Statement delete = Statement.cypher("MATCH (n:Streamed) DELETE n").writing();
    assertThat(driver.execute(delete).summary().counters()).containsEntry("nodesDeleted", 10_000L);
  }

  @Test
  void isPublishedAsItIsAskedFor() {
    Reader reader = new Reader();
    driver.publish(NUMBERS.with("n", 50_000L)).subscribe(reader);
    reader.subscription.request(3);
    await().until(() -> reader.numbers.size() == 3);
    reader.subscription.request(7);
    await().until(() -> reader.numbers.size() == 10);
    await().during(200, MILLISECONDS).until(() -> reader.numbers.size() == 10 && !reader.complete);
    reader.subscription.request(Long.MAX_VALUE);
    await().until(() -> reader.complete);
    assertThat(reader.numbers).hasSize(50_000).startsWith(1L, 2L).endsWith(50_000L);
    assertThat(reader.failure).isNull();
  }

  @Test
  void isPublishedAnewToEachSubscriber() {
    var publisher = driver.publish(NUMBERS.with("n", 5L));
    for (int i = 0; i < 2; i++) {
      Reader reader = new Reader();
      publisher.subscribe(reader);
      reader.subscription.request(100);
      await().until(() -> reader.complete);
      assertThat(reader.numbers).containsExactly(1L, 2L, 3L, 4L, 5L);
    }
  }

  @Test
  void endsInTheServerWhenItsSubscriberCancels() {
    Reader reader = new Reader();
    driver.publish(ENDLESS).subscribe(reader);
    reader.subscription.request(1);
    await().until(() -> reader.numbers.size() == 1);
    reader.subscription.cancel();
    awaitNothingRuns();
    assertThat(reader.numbers).hasSize(1);
    assertThat(reader.complete).isFalse();
  }

  @Test
  void refusesADemandThatIsNone() {
    Reader reader = new Reader();
    driver.publish(ENDLESS).subscribe(reader);
    reader.subscription.request(0);
    await().until(() -> reader.failure != null);
    assertThat(reader.failure).isInstanceOf(IllegalArgumentException.class);
    awaitNothingRuns();
  }

  @Test
  void tellsItsSubscriberOfAFailure() {
    Reader reader = new Reader();
    driver.publish(Statement.cypher("RETURN 1 / 0 AS i")).subscribe(reader);
    reader.subscription.request(1);
    await().until(() -> reader.failure != null);
    assertThat(reader.failure).isInstanceOf(PermanentDriverException.class);
    assertThat(reader.complete).isFalse();
  }

  private void awaitNothingRuns() {
    Statement running =
        Statement.cypher(
            "SHOW TRANSACTIONS YIELD currentQuery AS q WHERE q STARTS WITH 'UNWIND' RETURN q");
    await().until(() -> driver.execute(running).records().isEmpty());
  }

  private static final class Reader implements Subscriber<ResultRecord> {

    private final List<Object> numbers = new CopyOnWriteArrayList<>();
    private volatile Subscription subscription;
    private volatile Throwable failure;
    private volatile boolean complete;

    @Override
    public void onSubscribe(Subscription newSubscription) {
      subscription = newSubscription;
    }

    @Override
    public void onNext(ResultRecord record) {
      if (numbers.size() < 100) {
        numbers.add(record.get("i"));
      } else {
        rest.add(record.get("i"));
      }
    }

    @Override
    public void onError(Throwable cause) {
      failure = cause;
    }

    @Override
    public void onComplete() {
      numbers.addAll(rest);
      complete = true;
    }

    /** Not copied for each record. */
    private final List<Object> rest = new ArrayList<>();
  }
}
