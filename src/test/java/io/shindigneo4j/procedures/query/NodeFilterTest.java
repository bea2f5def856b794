package io.shindigneo4j.procedures.query;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.schema.query.ListQuery.Comparison;
import io.shindigneo4j.schema.query.ListQuery.Filter;
import io.shindigneo4j.schema.query.ListQuery.Target;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A filter")
class NodeFilterTest {
  private static final Random RANDOM = new Random(1);

  private static NodeFilter containing(String value) {
    return new NodeFilter(new Filter(Target.property("title"), Comparison.CONTAINS, value));
  }

  private static String letters(int length) {
    return RANDOM
        .ints(length, 'a', 'c')
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  @Test
  void findsInLongTextsWhatStringsContain() {
    String text = letters(300_000);
    for (int length = 4; length < 30; length++) {
      String value = letters(length);
      NodeFilter filter = containing(value);
      assertThat(filter.compares(text)).as(value).isEqualTo(text.contains(value));
    }
    assertThat(containing("c" + text.substring(299_001)).compares(text + "c")).isFalse();
    assertThat(containing(text.substring(299_001) + "c").compares(text + "c")).isTrue();
  }

  /** One that is long takes a few times what a short one does, not as often as it is longer. */
  @Test
  void takesTimeForTheTextAlone() {
    String text = "a".repeat(1 << 20);
    long brief = nanos("a".repeat(9) + "b", text);
    assertThat(nanos("a".repeat(Filter.MAX_LENGTH - 1) + "b", text)).isLessThan(20 * brief);
  }

  private static long nanos(String value, String text) {
    NodeFilter filter = containing(value);
    long best = Long.MAX_VALUE;
    for (int run = 0; run < 10; run++) {
      long begin = System.nanoTime();
      assertThat(filter.compares(text)).isFalse();
      best = Math.min(best, System.nanoTime() - begin);
    }
    return best;
  }
}
