package io.shindigneo4j.prove.checker;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.checker.WriteChecker.Part;
import io.shindigneo4j.prove.checker.WriteChecker.Write;
import io.shindigneo4j.prove.history.Outcome;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The checker of writes")
class WriteCheckerTest {

  private static List<Kind> found(Outcome outcome, String... parts) {
    Write write = new Write("t", outcome, Set.of("a", "b"));
    List<Part> there = Arrays.stream(parts).map(name -> new Part("t", name)).toList();
    return WriteChecker.check(List.of(write), there).stream().map(Anomaly::kind).toList();
  }

  @Test
  void acceptsWhatTheClientWasTold() {
    assertThat(found(Outcome.SUCCESS, "a", "b")).isEmpty();
    assertThat(found(Outcome.FAILURE)).isEmpty();
    assertThat(found(Outcome.UNKNOWN)).isEmpty();
    assertThat(found(Outcome.UNKNOWN, "a", "b")).isEmpty();
  }

  @Test
  void findsWhatIsNotSo() {
    assertThat(found(Outcome.SUCCESS)).containsExactly(Kind.LOST);
    assertThat(found(Outcome.FAILURE, "a", "b")).containsExactly(Kind.TOLD_AS_FAILED);
    assertThat(found(Outcome.UNKNOWN, "a")).containsExactly(Kind.HALF);
    assertThat(found(Outcome.SUCCESS, "a", "b", "b")).containsExactly(Kind.DOUBLED);
    assertThat(found(Outcome.SUCCESS, "a", "b", "c")).containsExactly(Kind.CROSSED);
  }

  @Test
  void findsWhatNobodyWrote() {
    assertThat(WriteChecker.check(List.of(), List.of(new Part("t", "a"))))
        .extracting(Anomaly::kind)
        .containsExactly(Kind.CROSSED);
  }
}
