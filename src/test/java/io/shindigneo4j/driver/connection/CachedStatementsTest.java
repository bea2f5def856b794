package io.shindigneo4j.driver.connection;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Head;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.CallStatement;
import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.RunStatement;
import io.shindigneo4j.protocol.PreparedCall;
import io.shindigneo4j.protocol.StatementLimits;
import io.shindigneo4j.protocol.Terms;
import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The statements that a connection prepares")
class CachedStatementsTest {

  private static final String PADDING = " ".repeat(256);
  private static final Terms TERMS = Terms.of(AccessMode.READ, Duration.ZERO);

  private final CachedStatements cache = new CachedStatements();
  private long lastId;

  private Request sent(String text) {
    long id = ++lastId;
    RunCypher run = new RunCypher(id, AccessMode.READ, Duration.ZERO, text, Map.of("x", id));
    Request shortened = cache.shorten(run);
    cache.answered(new Head("success", id));
    return shortened;
  }

  private boolean isNamed(String text) {
    sent(text);
    sent(text);
    return sent(text) instanceof RunStatement named && named.text().isEmpty();
  }

  @Test
  void keepTheirParametersAndTerms() {
    sent(PADDING);
    sent(PADDING);
    RunStatement named = (RunStatement) sent(PADDING);
    assertThat(named.id()).isEqualTo(3);
    assertThat(named.parameters()).containsEntry("x", 3L);
    assertThat(named.terms().mode()).isEqualTo(AccessMode.READ);
  }

  private Request sent(String constant, long parameter) {
    long id = ++lastId;
    Map<String, Object> parameters = Map.of("selection", constant, "x", parameter);
    Request shortened =
        cache.shorten(new CallProcedure(id, TERMS, "people.get", parameters, Set.of("selection")));
    cache.answered(new Head("success", id));
    return shortened;
  }

  @Test
  void areProceduresWithTheirConstants() {
    assertThat(sent(PADDING, 1)).isInstanceOf(CallProcedure.class);
    assertThat(sent(PADDING, 2))
        .isEqualTo(
            new CallStatement(
                2,
                TERMS,
                0,
                Optional.of(new PreparedCall("people.get", Map.of("selection", PADDING))),
                Map.of("x", 2L)));
    assertThat(sent(PADDING, 3))
        .isEqualTo(new CallStatement(3, TERMS, 0, Optional.empty(), Map.of("x", 3L)));
    assertThat(sent(PADDING + 1, 4)).isInstanceOf(CallProcedure.class);
    sent("short", 5);
    assertThat(sent("short", 6)).isInstanceOf(CallProcedure.class);
  }

  @Test
  void areNoProceduresWithoutConstants() {
    CallProcedure call = new CallProcedure(1, AccessMode.READ, Duration.ZERO, PADDING, Map.of());
    for (int i = 0; i < 3; i++) {
      assertThat(cache.shorten(call)).isSameAs(call);
    }
  }

  @Test
  void areAsManyAsThereAreNumbers() {
    Set<Long> numbers = new HashSet<>();
    for (int i = 0; i < StatementLimits.NUMBERS; i++) {
      assertThat(isNamed(i + PADDING)).isTrue();
      numbers.add(((RunStatement) sent(i + PADDING)).statement());
    }
    assertThat(numbers).hasSize(StatementLimits.NUMBERS).contains(0L, 255L);
    assertThat(isNamed("one more" + PADDING)).isFalse();
    assertThat(isNamed(0 + PADDING)).isTrue();
  }

  @Test
  void haveNoMoreCharactersThanTheServerRemembers() {
    int fitting = StatementLimits.CHARACTERS / StatementLimits.MAX_TEXT_LENGTH;
    String longest = "x".repeat(StatementLimits.MAX_TEXT_LENGTH - 3);
    for (int i = 0; i < fitting; i++) {
      assertThat(isNamed((100 + i) + longest)).isTrue();
    }
    assertThat(isNamed(PADDING)).isFalse();
    assertThat(isNamed(100 + longest)).isTrue();
  }

  @Test
  void getOneNumberEachFromManyThreads() {
    Set<String> pairs = new HashSet<>();
    Set<Long> numbers = new HashSet<>();
    IntStream.range(0, 100_000)
        .parallel()
        .mapToObj(
            i -> new RunCypher(i, AccessMode.READ, Duration.ZERO, i % 200 + PADDING, Map.of()))
        .map(cache::shorten)
        .filter(RunStatement.class::isInstance)
        .map(RunStatement.class::cast)
        .filter(given -> given.text().isPresent())
        .sequential()
        .forEach(
            given -> {
              pairs.add(given.text().get() + given.statement());
              numbers.add(given.statement());
            });
    assertThat(pairs).hasSize(200);
    assertThat(numbers).hasSize(200);
  }

  @Test
  void mustBeSeenTwiceWithinAThousandTexts() {
    CachedStatements.SeenStatements seen = new CachedStatements.SeenStatements();
    assertThat(seen.seenBefore(PADDING)).isFalse();
    assertThat(seen.seenBefore(PADDING)).isTrue();
    for (int i = 0; i < 1_001; i++) {
      assertThat(seen.seenBefore("text " + i)).isFalse();
    }
    assertThat(seen.seenBefore(PADDING)).isFalse();
  }
}
