package io.shindigneo4j.opensocial.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The id of a person")
class PersonIdTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ann",
        "a",
        "john.doe@example.org",
        "Ann Ash",
        "https:ann",
        "\u05d0\u4e00",
        "\ud83d\ude00",
        "a\u0301",
        "-2"
      })
  void mayHaveWhatCanBeSeen(String id) {
    assertThat(PersonId.isValid(id)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-1",
        ".",
        "..",
        "@me",
        "a,b",
        "a/b",
        " a",
        "a ",
        "\u00a0a",
        "a\u2028b",
        "a\u200bb",
        "a\u202eb",
        "\ufeffa"
      })
  void isRefused(String id) {
    assertThat(PersonId.isValid(id)).isFalse();
  }

  @Test
  void hasNoControlCharacterInAnyPlace() {
    IntStream.rangeClosed(0, 0xFFFF)
        .filter(each -> Character.getType(each) == Character.CONTROL)
        .mapToObj(Character::toString)
        .forEach(
            control -> {
              for (String id :
                  new String[] {control, control + "a", "a" + control + "b", "a" + control}) {
                assertThat(PersonId.isValid(id)).as("%04x", (int) control.charAt(0)).isFalse();
              }
            });
  }

  @Test
  void hasTwoHundredCharactersAtMost() {
    assertThat(PersonId.isValid("a".repeat(200))).isTrue();
    assertThat(PersonId.isValid("a".repeat(201))).isFalse();
  }
}
