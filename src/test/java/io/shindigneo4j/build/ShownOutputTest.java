package io.shindigneo4j.build;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("What a page shows of an output")
class ShownOutputTest {

  private static ShownOutput text(String text) {
    return new ShownOutput(false, text);
  }

  @Test
  void isTheSameLines() {
    assertThat(text("a (b)\nc\n").isWhole("a (b)  \nc")).isTrue();
    assertThat(text("a\n").isWhole("a\nb\n")).isFalse();
    assertThat(text("a\nb\n").isWhole("a\n")).isFalse();
    assertThat(text("a.c\n").isWhole("abc\n")).isFalse();
  }

  @Test
  void hasDotsForWhatDiffers() {
    assertThat(text("READY …:80/\n").isWhole("READY http://localhost:80/")).isTrue();
    assertThat(text("a…c\n").isWhole("a\nc\n")).isFalse();
    assertThat(text("a\n…\nd\n").isWhole("a\nb\nc\nd\n")).isTrue();
    assertThat(text("…\nd\n").isWhole("d\n")).isTrue();
  }

  @Test
  void hasNoColours() {
    assertThat(text("a\nb\n").isWhole("\u001B[1;31ma\u001B[0m\n\u001B[mb\n")).isTrue();
  }

  @Test
  void mayBeTheBeginning() {
    assertThat(text("a\n…\nc\n").isBeginning("a\nb\nc\nd\n")).isTrue();
    assertThat(text("a\n…\nc\n").isBeginning("a\nb\n")).isFalse();
    assertThat(text("b\n").isBeginning("a\nb\n")).isFalse();
  }

  @ParameterizedTest(name = "{0} {2} {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "{\"a\": 1, \"b\": [true]} | {\"b\":[true],\"a\":1}             | true",
        "{\"a\": 1}                | {\"a\":2}                          | false",
        "{\"a\": 1}                | {\"a\":\"1\"}                      | false",
        "{\"a\": 1}                | {\"a\":1,\"b\":2}                  | false",
        "{\"a\": 1, \"…\": \"…\"}  | {\"a\":1,\"b\":2}                  | true",
        "{\"a\": \"…\"}            | {\"a\":{\"c\":[]}}                 | true",
        "{\"a\": \"…\"}            | {}                                 | false",
        "{\"a\": \"x…z\"}          | {\"a\":\"xyz\"}                    | true",
        "{\"a\": \"x…z\"}          | {\"a\":\"xyy\"}                    | false",
        "[1, \"…\"]                | [1,2,3]                            | true",
        "[1, \"…\"]                | [2,1]                              | false",
        "[1, 2]                    | [1,2,3]                            | false",
        "[1, 2]                    | [1]                                | false",
        "{\"a\": 1}                | no JSON                            | false",
        "no JSON                   | no JSON                            | false"
      })
  void asJson(String shown, String printed, boolean same) {
    assertThat(new ShownOutput(true, shown).isWhole(printed)).isEqualTo(same);
  }
}
