package io.shindigneo4j.prove.checker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The checker of growth")
class GrowthCheckerTest {

  private static final long MEBIBYTE = 1 << 20;
  private static final int SAMPLES = 50;

  /** The value jumps up and down by a tenth, as a heap does. */
  private static long noisy(long number, long value) {
    return number % 2 == 0 ? value : value * 9 / 10;
  }

  private static List<String> found(LongUnaryOperator heap, LongUnaryOperator threads) {
    return GrowthChecker.check(samples(-10, 0, heap, threads), samples(0, SAMPLES, heap, threads))
        .stream()
        .map(Anomaly::toString)
        .toList();
  }

  private static List<Resources> samples(
      long from, long to, LongUnaryOperator heap, LongUnaryOperator threads) {
    return LongStream.range(from, to)
        .mapToObj(
            number ->
                new Resources(
                    number * 30,
                    heap.applyAsLong(number),
                    MEBIBYTE,
                    200,
                    threads.applyAsLong(number),
                    700 * MEBIBYTE))
        .toList();
  }

  @Test
  void acceptsWhatGoesUpAndDown() {
    assertThat(found(n -> noisy(n, 100 * MEBIBYTE), n -> 80 + n % 3)).isEmpty();
  }

  @Test
  void acceptsWhatShrinks() {
    assertThat(found(n -> (100 - n) * MEBIBYTE, n -> 80)).isEmpty();
  }

  @Test
  void acceptsALittleGrowth() {
    assertThat(found(n -> 100 * MEBIBYTE + n * MEBIBYTE / 13, n -> 80)).isEmpty();
  }

  /** As with 100 bytes that stay of each call, beneath the noise. */
  @Test
  void findsALeakBeneathTheNoise() {
    assertThat(found(n -> noisy(n, 100 * MEBIBYTE + n * MEBIBYTE / 7), n -> 80))
        .singleElement()
        .asString()
        .startsWith("GROWING: heap by ");
  }

  /** As pools that took as many when the load began. */
  @Test
  void acceptsWhatWasThereBefore() {
    assertThat(found(n -> 100 * MEBIBYTE, n -> n < 0 ? 93 : 70 + n / 6)).isEmpty();
  }

  @Test
  void findsThreadsThatStay() {
    assertThat(found(n -> 100 * MEBIBYTE, n -> 80 + n / 10))
        .containsExactly("GROWING: threads by 5.9 %");
  }

  @Test
  void findsEachThatGrows() {
    assertThat(found(n -> 100 * MEBIBYTE + n * MEBIBYTE, n -> 80 + n)).hasSize(2);
  }
}
