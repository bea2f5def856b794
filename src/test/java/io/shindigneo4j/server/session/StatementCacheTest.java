package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.CallStatement;
import io.shindigneo4j.protocol.Message.RunStatement;
import io.shindigneo4j.protocol.PreparedCall;
import io.shindigneo4j.protocol.StatementLimits;
import io.shindigneo4j.protocol.Terms;
import io.shindigneo4j.protocol.ValueBudget;
import io.shindigneo4j.server.procedure.RequestException;
import java.time.Duration;
import java.util.AbstractMap;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The cache of statements")
class StatementCacheTest {

  private static final Terms TERMS = Terms.of(AccessMode.READ, Duration.ZERO);
  private static final String ONE = "RETURN 1";
  private static final String TWO = "RETURN 2";
  private static final String LONGEST = "x".repeat(StatementLimits.MAX_TEXT_LENGTH);
  private static final int OF_THE_LONGEST =
      StatementLimits.CHARACTERS / StatementLimits.MAX_TEXT_LENGTH;

  private StatementCache statements = cache(Long.MAX_VALUE);

  private static StatementCache cache(long memory) {
    return new StatementCache(new SharedLimit(memory, memory).share("neo4j"), () -> true);
  }

  private String give(long number, String text) {
    return whole(number, Optional.of(new String(text))); // as each message has a string of its own
  }

  private String named(long number) {
    return whole(number, Optional.empty());
  }

  private String whole(long number, Optional<String> text) {
    return statements.resolve(new RunStatement(1, TERMS, number, text, Map.of())).text();
  }

  private void assertRefused(String code, boolean retryable, Runnable request) {
    assertThatThrownBy(request::run)
        .isInstanceOfSatisfying(
            RequestException.class,
            refused -> {
              assertThat(refused.code()).isEqualTo(code);
              assertThat(refused.retryable()).isEqualTo(retryable);
            });
  }

  @Test
  void givesTheSameStringForANumber() {
    String first = give(7, ONE);
    assertThat(named(7)).isSameAs(first);
    assertThat(give(7, ONE)).as("and comes again").isSameAs(first);
  }

  @Test
  void givesTheLastTextOfANumber() {
    give(0, ONE);
    give(255, ONE);
    assertThat(give(0, TWO)).isEqualTo(TWO);
    assertThat(named(0)).isEqualTo(TWO);
    assertThat(named(255)).isEqualTo(ONE);
  }

  @Test
  void hasNoTextForANumberThatWasNotSent() {
    give(1, ONE);
    assertRefused(ErrorCode.UNKNOWN_STATEMENT, true, () -> named(2));
  }

  @Test
  void refusesNumbersOutOfRange() {
    for (long number : new long[] {-1, 256, Long.MIN_VALUE, 1L << 32}) {
      assertRefused(ErrorCode.INVALID_STATEMENT_NUMBER, false, () -> give(number, ONE));
      assertRefused(ErrorCode.INVALID_STATEMENT_NUMBER, false, () -> named(number));
    }
  }

  @Test
  void refusesATextThatIsTooLong() {
    give(1, ONE);
    assertRefused(ErrorCode.STATEMENT_TOO_LONG, false, () -> give(1, LONGEST + "x"));
    assertThat(named(1)).as("what it was before").isEqualTo(ONE);
    assertThat(give(1, LONGEST)).hasSize(StatementLimits.MAX_TEXT_LENGTH);
  }

  @Test
  void limitsTheSizeOfAllTexts() {
    for (int i = 0; i < OF_THE_LONGEST; i++) {
      give(i, LONGEST);
    }
    assertRefused(ErrorCode.TOO_MANY_STATEMENTS, false, () -> give(OF_THE_LONGEST, "x"));
    assertRefused(ErrorCode.UNKNOWN_STATEMENT, true, () -> named(OF_THE_LONGEST));
    assertThat(named(0)).isEqualTo(LONGEST);
  }

  @Test
  void freesTheSizeOfAReplacedText() {
    for (int i = 0; i < OF_THE_LONGEST; i++) {
      give(i, LONGEST);
    }
    for (int i = 0; i < 3; i++) { // one instead of another
      give(3, "y" + LONGEST.substring(1));
      give(3, LONGEST);
    }
    give(3, ONE);
    give(OF_THE_LONGEST, LONGEST.substring(ONE.length()));
    assertRefused(ErrorCode.TOO_MANY_STATEMENTS, false, () -> give(100, "x"));
  }

  private CallProcedure call(long number, Optional<PreparedCall> prepared) {
    Map<String, Object> own = Map.of("id", "john.doe");
    return statements.resolve(new CallStatement(1, TERMS, number, prepared, own));
  }

  private static PreparedCall prepared(Object selection) {
    return new PreparedCall("people.get", Map.of("selection", selection));
  }

  @Test
  void addsTheSameConstantsToEachCall() {
    Map<String, Object> selection = Map.of("properties", List.of("id"));
    CallProcedure first = call(7, Optional.of(prepared(selection)));
    assertThat(first)
        .isEqualTo(
            new CallProcedure(
                1, TERMS, "people.get", Map.of("id", "john.doe", "selection", selection)));
    assertThat(call(7, Optional.empty())).isEqualTo(first);
    assertThat(call(7, Optional.empty()).parameters().get("selection")).isSameAs(selection);
  }

  @Test
  void copiesNoConstantsWhileACallWaits() {
    AtomicInteger readings = new AtomicInteger();
    Map<String, Object> constants =
        new AbstractMap<>() {
          @Override
          public Set<Entry<String, Object>> entrySet() {
            readings.incrementAndGet();
            return Map.<String, Object>of("selection", "x").entrySet();
          }
        };
    call(7, Optional.of(new PreparedCall("people.get", constants)));
    int before = readings.get();
    call(7, Optional.empty());
    assertThat(readings).hasValue(before);
  }

  @Test
  void letsAParameterStandBeforeAConstant() {
    call(7, Optional.of(new PreparedCall("people.get", Map.of("id", "jane.doe"))));
    assertThat(call(7, Optional.empty()).parameters()).containsEntry("id", "john.doe");
  }

  @Test
  void doesNotTakeATextForACall() {
    give(1, ONE);
    call(2, Optional.of(prepared("x")));
    assertRefused(ErrorCode.UNKNOWN_STATEMENT, true, () -> call(1, Optional.empty()));
    assertRefused(ErrorCode.UNKNOWN_STATEMENT, true, () -> named(2));
  }

  @Test
  void limitsTheSizeOfCallsWithThatOfTexts() {
    List<Object> many = Collections.nCopies(StatementLimits.MAX_TEXT_LENGTH / 16, null);
    assertRefused(ErrorCode.STATEMENT_TOO_LONG, false, () -> call(1, Optional.of(prepared(many))));
    for (int i = 0; i < OF_THE_LONGEST; i++) {
      give(i, LONGEST);
    }
    assertRefused(
        ErrorCode.TOO_MANY_STATEMENTS, false, () -> call(100, Optional.of(prepared("x"))));
    call(0, Optional.of(prepared("x")));
    give(100, "x".repeat(1_000));
  }

  @Test
  void runsWhatThereIsNoMemoryToRemember() {
    statements = cache(2 * ValueBudget.memoryOf(ONE));
    give(1, ONE);
    give(2, TWO);
    assertThat(give(3, ONE)).isEqualTo(ONE);
    assertRefused(ErrorCode.UNKNOWN_STATEMENT, true, () -> named(3));
    assertThat(named(2)).isEqualTo(TWO);
    give(2, ONE); // in place of another
    assertThat(named(2)).isEqualTo(ONE);
  }

  @Test
  void countsTheMemoryOfSmallMaps() {
    List<Object> maps = Collections.nCopies(1_000, Map.of("a", 1));
    PreparedCall prepared = prepared(maps);
    statements = cache(200_000);
    give(0, ONE);
    assertThat(prepared.size()).isLessThan(StatementLimits.MAX_TEXT_LENGTH);
    call(1, Optional.of(prepared));
    assertRefused(ErrorCode.UNKNOWN_STATEMENT, true, () -> call(1, Optional.empty()));
  }

  @Test
  void countsWhatWasReplacedAsLongAsARequestMayHaveIt() {
    AtomicBoolean idle = new AtomicBoolean();
    SharedLimit memory = SharedLimit.inHalves(4 * ValueBudget.memoryOf(ONE));
    statements = new StatementCache(memory.share("neo4j"), idle::get);
    give(1, ONE);
    give(1, TWO);
    give(1, ONE);
    assertRefused(ErrorCode.UNKNOWN_STATEMENT, true, () -> named(1));
    idle.set(true);
    give(1, ONE);
    assertThat(named(1)).isEqualTo(ONE);
  }

  @Test
  void freesTheMemoryWhenTheConnectionEnds() {
    SharedLimit memory = SharedLimit.inHalves(4 * ValueBudget.memoryOf(ONE));
    statements = new StatementCache(memory.share("neo4j"), () -> true);
    give(1, ONE);
    give(2, TWO);
    assertThat(memory.share("neo4j").hasRoom(1)).isFalse();
    assertThat(memory.share("other").hasRoom(1)).isTrue();
    statements.close();
    give(1, ONE);
    assertThat(memory.share("neo4j").hasRoom(2 * ValueBudget.memoryOf(ONE))).isTrue();
  }

  @Test
  void takesAnEmptyText() {
    assertThat(give(9, "")).isEmpty();
    assertThat(named(9)).isEmpty();
  }
}
