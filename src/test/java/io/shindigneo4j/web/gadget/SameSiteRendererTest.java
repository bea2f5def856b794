package io.shindigneo4j.web.gadget;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.shindig.common.uri.Uri;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The path to another page of a gadget's site")
class SameSiteRendererTest {
  private static final Uri PAGE = Uri.parse("https://app.example/pages/first");

  @ParameterizedTest
  @ValueSource(strings = {"", "second", "/second?a=b#c", "../a//b", "?a=//b.example", "#a"})
  void staysThere(String path) {
    assertThat(SameSiteRenderer.isOfSite(PAGE, path)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "//evil.example/x",
        "//evil.example",
        "//app.example/x",
        "//app.example:81/x",
        "//u@app.example/x",
        "https://evil.example/x",
        "https:/x",
        "https:x",
        "javascript:alert(1)",
        "\\\\evil.example/x",
        "/\\evil.example/x",
        "\\/evil.example/x",
        "/\t/evil.example/x",
        "/\n/evil.example/x",
        " //evil.example/x",
        "\u0000//evil.example/x",
        "//[::1/x"
      })
  void leadsNowhereElse(String path) {
    assertThat(SameSiteRenderer.isOfSite(PAGE, path)).isFalse();
  }

  @Test
  void makesNoOtherHostOfTheSites() {
    Uri site = Uri.parse("https://app.example.co");
    assertThat(SameSiteRenderer.isOfSite(site, "m")).isFalse();
    assertThat(SameSiteRenderer.isOfSite(site, "/m")).isTrue();
  }
}
