package io.shindigneo4j.web.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.testing.Tokens;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A file with keys")
class KeyLinesTest {

  private static final String OTHER = "Zq8vN3xYt1Lr6KbW0cGhJ5mPdS2eUaFi";
  private static final Duration DELAY = Duration.ofSeconds(10);
  private static final Instant WRITTEN = Instant.parse("2026-03-04T05:06:07Z");

  private static KeyRing parse(String text) {
    return parse(text, null);
  }

  private static KeyRing parse(String text, KeyRing previous) {
    return new KeyLines(previous, WRITTEN).parse(text);
  }

  private static String encrypting(KeyRing keys, Instant now) {
    return keys.encrypting(now, DELAY).name();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "\r\n", " \n\n"})
  void mayHaveOneWithoutAName(String end) {
    KeyRing keys = parse(Tokens.KEY + end);
    assertThat(keys.keys()).singleElement().matches(NamedKey::isUnnamed);
    assertThat(keys.find("unnamed").orElseThrow().key().text()).isEqualTo(Tokens.KEY);
    assertThat(encrypting(keys, WRITTEN)).isEqualTo("unnamed");
  }

  @Test
  void hasAKeyInEachLineTheNewestLast() {
    KeyRing keys = parse("a:" + Tokens.KEY + "\n\n  b:" + OTHER + " \r\n");
    assertThat(keys.keys()).extracting(NamedKey::name).containsExactly("a", "b");
    assertThat(keys.find("b").orElseThrow().key().text()).isEqualTo(OTHER);
    assertThat(keys.find("c")).isEmpty();
    assertThat(parse(KeyLines.format(keys.keys())).keys())
        .extracting(NamedKey::name)
        .containsExactly("a", "b");
  }

  @Test
  void hasANewestKeyThatEncryptsOnceAllHaveReadIt() {
    KeyRing keys = parse(Tokens.KEY + "\nb:" + OTHER);
    assertThat(encrypting(keys, WRITTEN.plus(DELAY).minusMillis(1))).isEqualTo("unnamed");
    assertThat(encrypting(keys, WRITTEN.plus(DELAY))).isEqualTo("b");
  }

  @Test
  void hasKeysWhoseNamesSayHowOldTheyAre() {
    Instant made = WRITTEN.minusSeconds(60);
    String name = NamedKey.random(made).name();
    KeyRing keys = parse("a:" + Tokens.KEY + "\n" + name + ":" + OTHER);
    assertThat(NamedKey.created(name)).contains(made);
    assertThat(encrypting(keys, WRITTEN)).isEqualTo(name);
    assertThat(NamedKey.created("20261399T999999Z-abcd")).isEmpty();
    assertThat(NamedKey.created("short")).isEmpty();
  }

  @Test
  void hasKeysThatStayAsOldAsTheyWere() {
    KeyRing before = new KeyLines(null, WRITTEN.minus(DELAY)).parse("a:" + Tokens.KEY);
    String more = "a:" + Tokens.KEY + "\nb:" + OTHER;
    assertThat(encrypting(parse("x:" + OTHER + "\n" + more, before), WRITTEN)).isEqualTo("a");
    assertThat(encrypting(parse("x:" + OTHER + "\na:" + OTHER, before), WRITTEN)).isEqualTo("x");
    assertThat(encrypting(parse("x:" + OTHER + "\n" + more), WRITTEN))
        .as("the first time, only the last one may be new")
        .isEqualTo("a");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "KEY\nOTHER",
        "a:KEY\na:OTHER",
        "a:KEY\nb:short",
        "a:KEY\nb:",
        ":KEY",
        "a b:KEY",
        "a.b:KEY",
        "ä:KEY",
        "unnamed:KEY",
        "a:b:KEY\nKEY:OTHER:x",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:KEY",
        "KEY:",
        "KEY\npart"
      })
  void isRefusedWithoutPrintingItsKeys(String text) {
    String content = text.replace("KEY", Tokens.KEY).replace("OTHER", OTHER);
    assertThatThrownBy(() -> parse(content))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageNotContainingAny(Tokens.KEY, OTHER, "short", "part");
  }

  @Test
  void hasThirtyTwoKeysAtMost() {
    assertThat(parse(lines(32)).keys()).hasSize(32);
    assertThatThrownBy(() -> parse(lines(33))).hasMessageContaining("32");
    assertThatThrownBy(() -> parse("")).isInstanceOf(IllegalArgumentException.class);
  }

  private static String lines(int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> "k" + i + ":" + OTHER + i)
        .collect(Collectors.joining("\n"));
  }
}
