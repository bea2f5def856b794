package org.apache.shindig.common.uri;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.shindigneo4j.testing.Growth;
import io.shindigneo4j.testing.Requests;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("An address that is made")
class UriBuilderTest {

  /** Shindig's. */
  private static final Pattern PAIR = Pattern.compile("([^&=]+)=([^&=]*)");

  @Test
  void isOurs() {
    assertThat(UriBuilder.class.getDeclaredFields()).extracting("name").doesNotContain("str");
    assertThat(UriBuilder.class.getDeclaredClasses())
        .extracting("simpleName")
        .containsExactly("Parameters");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "=", "&", "%41", "a=", "=a", "a&", "+"})
  void isReadInTimeThatGrowsAsItDoes(String text) {
    Growth.assertLinear(text::repeat, UriBuilder::splitParameters);
    Growth.assertLinear(text::repeat, query -> UriBuilder.parse("http://a/?" + query).toUri());
  }

  @Test
  void hasTheParametersThatShindigFindsInAnyText() {
    Random random = new Random(1);
    for (int i = 0; i < 20_000; i++) {
      String text =
          random
              .ints(random.nextInt(12), 0, 6)
              .mapToObj(List.of("a", "=", "&", "%41", "+", "b")::get)
              .collect(Collectors.joining());
      assertThat(UriBuilder.splitParameters(text)).as(text).isEqualTo(byExpression(text));
    }
    assertThat(UriBuilder.splitParameters(null)).isEmpty();
    assertThatIllegalArgumentException().isThrownBy(() -> UriBuilder.splitParameters("a=%"));
  }

  private static Map<String, List<String>> byExpression(String text) {
    Map<String, List<String>> parameters = new LinkedHashMap<>();
    Matcher pairs = PAIR.matcher(text);
    while (pairs.find()) {
      parameters
          .computeIfAbsent(decoded(pairs.group(1)), name -> new ArrayList<>())
          .add(decoded(pairs.group(2)));
    }
    return parameters;
  }

  private static String decoded(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }

  @Test
  void keepsItsTextUntilItIsChanged() {
    UriBuilder address = UriBuilder.parse("http://a.example:81/b?c=%64&c=e&f#g=h");
    assertThat(address).hasToString("http://a.example:81/b?c=%64&c=e&f#g=h");
    assertThat(address.getQueryParameters("c")).containsExactly("d", "e");
    assertThat(address.getQueryParameter("f")).isNull();
    assertThat(address.addQueryParameter("i", "j k").removeQueryParameter("c"))
        .hasToString("http://a.example:81/b?i=j+k#g=h");
    assertThat(address.putFragmentParameter("g", "1", "2").setQuery(null))
        .hasToString("http://a.example:81/b#g=1&g=2");
    assertThat(address.removeFragmentParameter("g").getFragment()).isNull();
    assertThat(new UriBuilder(address.toUri()).setPath("xy").setScheme("https"))
        .hasToString("https://a.example:81/xy");
  }

  @Test
  void isThatOfARequest() {
    assertThat(new UriBuilder(Requests.get("a=b")))
        .hasToString("http://social.example.org/social/rest?a=b");
  }
}
