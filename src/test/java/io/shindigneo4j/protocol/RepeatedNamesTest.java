package io.shindigneo4j.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Names that are repeated")
class RepeatedNamesTest {

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "name", "ÿ", "naïve", "名前", "😀"})
  void areAsTheyStand(String name) throws CharacterCodingException {
    byte[] document = (name + name).getBytes(StandardCharsets.UTF_8);
    int length = document.length / 2;
    RepeatedNames names = new RepeatedNames(document);
    assertThat(names.of(0, length)).isEqualTo(name);
    assertThat(names.of(length, length)).isEqualTo(name);
  }

  @Test
  void areDecodedOnce() throws CharacterCodingException {
    RepeatedNames names = names("name,name");
    assertThat(names.of(5, 4)).isSameAs(names.of(0, 4));
  }

  /** Names with the same length, first and last byte. */
  @Test
  void areNotConfusedWithOthersOfTheSameHash() throws CharacterCodingException {
    RepeatedNames names = names("name,nime,name");
    assertThat(names.of(0, 4)).isEqualTo("name");
    assertThat(names.of(5, 4)).isEqualTo("nime");
    assertThat(names.of(10, 4)).isEqualTo("name");
  }

  @Test
  void areNotConfusedWithBytesOfOtherCharacters() throws CharacterCodingException {
    byte[] document = {'a', (byte) 0xC3, (byte) 0xBF, 'a', 'a', 'a', 'a', 'a'};
    RepeatedNames names = new RepeatedNames(document);
    assertThat(names.of(0, 4)).isEqualTo("aÿa");
    assertThat(names.of(4, 4)).isEqualTo("aaaa");
  }

  @Test
  void areRefusedIfTheyAreNotText() {
    RepeatedNames names = new RepeatedNames(new byte[] {(byte) 0xFF, (byte) 0xFF});
    assertThatThrownBy(() -> names.of(0, 1)).isInstanceOf(CharacterCodingException.class);
  }

  private static RepeatedNames names(String document) {
    return new RepeatedNames(document.getBytes(StandardCharsets.UTF_8));
  }
}
