package io.shindigneo4j.opensocial.execution;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.RunStatement;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Work;
import io.shindigneo4j.protocol.Summary;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.MessageOperations.ListMessages;
import io.shindigneo4j.schema.messages.MessageOperations.MessagePage;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.ScriptedServer;
import java.time.Duration;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A page of a list")
class OperationRunnerTest {

  private static final Map<String, Object> MESSAGE = Map.of("values", List.of("m"));

  private static final Optional<String> TRACE =
      Optional.of("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01");

  /** How many answers have been given. */
  private final AtomicInteger answers = new AtomicInteger();

  /** The time that each read had. */
  private final List<Duration> timeouts = new CopyOnWriteArrayList<>();

  /** The trace of each read. */
  private final List<Optional<String>> traces = new CopyOnWriteArrayList<>();

  @Test
  void isReadAgainWhereItHasTooFewItems() {
    assertThat(page(2, 1, 2).messages()).hasSize(2);
    assertThat(answers).hasValue(2);
  }

  /** The call has one time limit, however often the page is read. */
  @Test
  void isReadAgainInTheTimeThatIsLeft() {
    page(2, 1, 1, 2);
    assertThat(timeouts).hasSize(3).isSortedAccordingTo(Comparator.reverseOrder());
    assertThat(Set.copyOf(timeouts)).as("different ones").hasSize(3);
  }

  /** Though the call begins on another thread, and later for another. */
  @Test
  void isReadInTheTraceOfTheThreadThatAsks() {
    page(2, 1, 2);
    assertThat(traces).containsExactly(TRACE, TRACE);
  }

  @Test
  void isTakenAsItIsWhereItStaysTooShort() {
    assertThat(page(2, 1, 1, 0, 1, 2).messages()).hasSize(1);
    assertThat(answers).hasValue(4);
  }

  @Test
  void isReadOnceWhereItIsTheLast() {
    assertThat(page(12, 2).messages()).hasSize(2);
    assertThat(answers).hasValue(1);
  }

  /** The page from the tenth item on of a list, whose items are there one answer after another. */
  private MessagePage page(int total, int... items) {
    long first = total > 10 ? 10 : 0;
    ListMessages call =
        new ListMessages(
            "john.doe",
            "@inbox",
            List.of(),
            new ListQuery(null, null, new Sort(null, true), new Page(first, 5)),
            new Selection(List.of("id"), List.of()));
    try (ScriptedServer server =
            ScriptedServer.start()
                .answering(
                    (peer, request) -> {
                      timeouts.add(terms(request).timeout());
                      traces.add(terms(request).trace());
                      Success answer = answer(request, total, items[answers.getAndIncrement()]);
                      peer.later(() -> peer.send(answer));
                    });
        GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      AtomicReference<Optional<String>> trace = new AtomicReference<>(TRACE);
      OperationRunner operations =
          new OperationRunner(
              driver,
              QueryMode.CYPHER,
              (limit, begin) -> {
                trace.set(Optional.empty());
                return begin.apply(Duration.ZERO);
              },
              trace::get);
      return Answers.get(operations.run(MessageOperations.LIST, call)).orElseThrow();
    }
  }

  private static List<Object> messages(int count) {
    return List.copyOf(Collections.nCopies(count, MESSAGE));
  }

  private static Terms terms(Request request) {
    return request instanceof RunStatement run ? run.terms() : ((Work) request).terms();
  }

  private static Success answer(Request request, int total, int items) {
    return new Success(
        request.id(),
        List.of("total", "messages"),
        List.of(List.of((long) total, messages(items))),
        Summary.none());
  }
}
