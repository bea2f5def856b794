package io.shindigneo4j.opensocial.oauth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A redirect URI")
class RedirectUriTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://app.example.org",
        "https://app.example.org/back?tenant=1",
        "https://app.example.org:8443/a/b",
        "https://[2001:db8::1]/back",
        "http://127.0.0.1/back",
        "http://127.0.0.1:51004/back",
        "http://[::1]:51004/back",
        "org.example.app:/oauth2redirect"
      })
  void isHttpsOrWhatNativeAppsHave(String text) {
    assertThat(new RedirectUri(text).text()).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "/back",
        "app.example.org/back",
        "//app.example.org/back",
        "https:app.example.org",
        "https:///back",
        "https://",
        "HTTPS://app.example.org/back",
        "http://app.example.org/back",
        "http://localhost/back",
        "http://127.0.0.1.example.org/back",
        "http://127.0.0.2/back",
        "http://0x7f000001/back",
        "https://app.example.org/back#fragment",
        "https://app.example.org/back#",
        "https://user@app.example.org/back",
        "https://user:word@app.example.org/back",
        "https://app.example.org@evil.example.net/back",
        "https://@app.example.org/back",
        "https://*.example.org/back",
        "https://app.example.org/*",
        "https://app_example/back",
        "https://app.example.org\\@evil.example.net/back",
        "https://app.example.org/a b",
        "https://app.example.org/a\nb",
        "https://app.example.org/\u0000",
        "https://\u0430pp.example.org/back",
        "https://app.example.org/%zz",
        "https://app.example.org:0/back",
        "https://app.example.org:65536/back",
        "https://app.example.org:99999999999/back",
        "javascript:alert(1)",
        "javascript://app.example.org/%0aalert(1)",
        "data:text/html,x",
        "file:///etc/passwd",
        "app:/back",
        "org.example.app:back",
        "org.example.app://evil.example.net/back",
        "org.example.app:///back",
        "urn:ietf:wg:oauth:2.0:oob"
      })
  void isNothingElse(String text) {
    assertThatExceptionOfType(InvalidClientException.class)
        .isThrownBy(() -> new RedirectUri(text))
        .withMessageStartingWith("a redirect URI ");
  }

  @Test
  void isNotTooLong() {
    String start = "https://app.example.org/";
    String longest = start + "x".repeat(RedirectUri.MAX_LENGTH - start.length());
    assertThat(new RedirectUri(longest).text()).hasSize(RedirectUri.MAX_LENGTH);
    assertThatExceptionOfType(InvalidClientException.class)
        .isThrownBy(() -> new RedirectUri(longest + "x"));
  }

  @ParameterizedTest
  @CsvSource({
    "https://app.example.org/back, https://app.example.org/back",
    "org.example.app:/back, org.example.app:/back",
    "http://127.0.0.1/back, http://127.0.0.1/back",
    "http://127.0.0.1/back, http://127.0.0.1:51004/back",
    "http://127.0.0.1:80/back?a=1, http://127.0.0.1:51004/back?a=1",
    "http://[::1]:1/, http://[::1]:2/",
  })
  void matchesItselfAndAnyPortOfALoopbackAddress(String registered, String requested) {
    assertThat(new RedirectUri(registered).matches(requested)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "https://app.example.org/back, https://app.example.org/back/",
    "https://app.example.org/back, https://app.example.org/Back",
    "https://app.example.org/back, https://APP.example.org/back",
    "https://app.example.org/back, https://app.example.org:443/back",
    "https://app.example.org/back, https://app.example.org/back?x=1",
    "https://app.example.org/back, https://app.example.org/x/../back",
    "https://app.example.org/back, https://app.example.org/b%61ck",
    "https://app.example.org/back, https://app.example.org/back#",
    "https://app.example.org/back, https://app.example.org.evil.example.net/back",
    "https://app.example.org/back, http://app.example.org/back",
    "http://127.0.0.1/back, http://127.0.0.1:51004/back?x=1",
    "http://127.0.0.1/back, http://127.0.0.1:51004/other",
    "http://127.0.0.1/back, http://[::1]/back",
    "http://127.0.0.1/back, http://localhost/back",
    "http://127.0.0.1/back, https://127.0.0.1/back",
    "http://127.0.0.1/back, http://127.0.0.1:80@evil.example.net/back",
    "http://127.0.0.1/back, http://127.0.0.1:51004/back#x",
    "org.example.app:/back, org.example.app:/back/",
  })
  void matchesNothingElse(String registered, String requested) {
    assertThat(new RedirectUri(registered).matches(requested)).isFalse();
  }
}
