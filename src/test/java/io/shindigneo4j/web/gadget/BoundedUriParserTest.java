package io.shindigneo4j.web.gadget;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.testing.Growth;
import java.util.Map;
import org.apache.shindig.common.uri.Uri;
import org.apache.shindig.common.uri.Uri.UriException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("An address that Shindig reads")
class BoundedUriParserTest {
  private static final Uri BASE = Uri.parse("http://a.example/b/c");

  /** As Shindig does when it starts. */
  @BeforeEach
  void start() throws Exception {
    GadgetServer.start(Map.of()).close();
  }

  @Test
  void isBounded() {
    String longest = "a".repeat(BoundedUriParser.MAX_CHARACTERS);
    assertThat(Uri.parse(longest)).hasToString(longest);
    assertThatExceptionOfType(UriException.class).isThrownBy(() -> Uri.parse(longest + "a"));
  }

  @Test
  void leadsUpNotTooOften() {
    String most = "../".repeat(BoundedUriParser.MAX_UP);
    assertThat(BASE.resolve(Uri.parse("x/".repeat(200) + most)).getPath()).endsWith("/x/");
    assertThatExceptionOfType(UriException.class).isThrownBy(() -> Uri.parse(most + ".."));
  }

  @Test
  void isResolvedInTimeThatGrowsAsItDoes() {
    Growth.assertLinear(size -> "a/".repeat(size) + "../".repeat(size), BoundedUriParserTest::read);
  }

  private static void read(String text) {
    try {
      BASE.resolve(Uri.parse(text));
    } catch (UriException e) {
      // it is too long
    }
  }
}
