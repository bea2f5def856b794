package io.shindigneo4j.opensocial.xml;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The characters of a document")
class XmlCharactersTest {

  @ParameterizedTest
  @ValueSource(strings = {"", "<a>b &amp;#x1; c</a>", "\t\n\r", "\uD83D\uDE00", "&#xd;", "&amp;"})
  void areLeftAloneWhereTheyAreValid(String xml) {
    assertThat(XmlCharacters.valid(xml)).isSameAs(xml);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\u0001", "\u000B", "\uFFFE", "\uFFFF", "\uD83D", "\uDE00", "&#x0;", "&#xb;"})
  void areReplacedWhereTheyAreNot(String invalid) {
    assertThat(XmlCharacters.valid("<a>" + invalid + "b</a>")).isEqualTo("<a>\uFFFDb</a>");
  }

  /** Names of elements are not escaped. */
  @ParameterizedTest
  @ValueSource(strings = {"&#xg;", "&#x;", "&#xffffffff;", "&#x1", "&#x"})
  void areReplacedInWhatOnlyBeginsAsAReference(String text) {
    assertThat(XmlCharacters.valid(text)).isEqualTo("\uFFFD" + text.substring(1));
  }

  @Test
  void areReplacedOneByOne() {
    assertThat(XmlCharacters.valid("\u0001a&#x2;&amp;\u0003"))
        .isEqualTo("\uFFFDa\uFFFD&amp;\uFFFD");
  }
}
