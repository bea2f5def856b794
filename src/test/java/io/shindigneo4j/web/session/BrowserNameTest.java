package io.shindigneo4j.web.session;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The name of a browser")
class BrowserNameTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 | Firefox on Linux",
        "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)"
            + " Version/18.0 Safari/605.1.15 | Safari on macOS",
        "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)"
            + " Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0 | Edge on Windows",
        "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)"
            + " Chrome/140.0.0.0 Mobile Safari/537.36 | Chrome on Android",
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like"
            + " Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1 | Chrome on iOS",
        "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/140.0 Safari/537.36 | Chrome on ChromeOS",
        "curl/8.0 | A browser",
        "Linux | A browser on Linux"
      })
  @DisplayName("is made of words of ours")
  void words(String header, String name) {
    assertThat(BrowserName.of(header)).hasToString(name);
  }

  @Test
  @DisplayName("has nothing of what comes late in a long header, or of none")
  void bounds() {
    assertThat(BrowserName.of("x".repeat(512) + "Firefox/ Linux")).hasToString("A browser");
    assertThat(BrowserName.of((String) null)).isEqualTo(new BrowserName("", ""));
  }
}
