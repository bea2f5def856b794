package io.shindigneo4j.procedures.query;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Sorting by texts")
class TextOrderTest {

  private static final int LISTS = 2_000;
  private static final int MAX_LIST_LENGTH = 40;
  private static final int MAX_TEXT_LENGTH = 9;

  /** On both sides of what is special: the zero, the end of ASCII, and surrogate pairs. */
  private static final List<String> LETTERS =
      List.of("\0", "a", "b", "\u007F", "\u00E9", "\uD7FF", "\uE000", "\uFFFF", "😀", "😁");

  private final Random random = new Random(7);

  @Test
  void isByCodePoint() {
    for (int i = 0; i < LISTS; i++) {
      String beginning = text(random.nextInt(3));
      List<String> texts = new ArrayList<>();
      for (int length = random.nextInt(MAX_LIST_LENGTH); length > 0; length--) {
        texts.add(beginning + text(random.nextInt(MAX_TEXT_LENGTH)));
      }
      List<String> expected = new ArrayList<>(texts);
      expected.sort(Comparator.comparing(text -> text.codePoints().toArray(), Arrays::compare));
      TextOrder.sort(texts, text -> text);
      assertThat(texts).isEqualTo(expected);
    }
  }

  private String text(int length) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append(LETTERS.get(random.nextInt(LETTERS.size())));
    }
    return text.toString();
  }

  @Test
  void hasThoseWithoutATextLast() {
    List<String> texts = new ArrayList<>(Arrays.asList("b", null, "a", null, "\uFFFF"));
    TextOrder.sort(texts, text -> text);
    assertThat(texts).containsExactly("a", "b", "\uFFFF", null, null);
  }

  @Test
  void asksOnceForEach() {
    List<String> asked = new ArrayList<>();
    List<String> texts = new ArrayList<>(List.of("c", "a", "b"));
    TextOrder.sort(
        texts,
        text -> {
          asked.add(text);
          return text;
        });
    assertThat(asked).containsExactly("c", "a", "b");
    assertThat(texts).containsExactly("a", "b", "c");
  }
}
