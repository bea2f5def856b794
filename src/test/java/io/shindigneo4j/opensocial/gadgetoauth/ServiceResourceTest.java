package io.shindigneo4j.opensocial.gadgetoauth;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The address below which a gadget may fetch")
class ServiceResourceTest {

  private static final ServiceResource RESOURCE =
      new ServiceResource("https://api.example.org/v1/");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://api.example.org/v1/",
        "https://api.example.org/v1/mail?to=../x",
        "HTTPS://API.example.org:443/v1/a/b"
      })
  void contains(String address) {
    assertThat(RESOURCE.contains(address)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://api.example.org/v1/",
        "https://api.example.org/v1",
        "https://api.example.org/v10/",
        "https://api.example.org/V1/",
        "https://api.example.org:444/v1/",
        "https://api.example.org.evil.net/v1/",
        "https://evil.net/https://api.example.org/v1/",
        "https://api.example.org@evil.net/v1/",
        "https://evil.net#@api.example.org/v1/",
        "https://me@api.example.org/v1/",
        "https://api.example.org/v1/../v2/",
        "https://api.example.org/v1/%2E%2e/v2/",
        "https://api.example.org/v1/..%5cv2/",
        "https://api.example.org/v1/a b",
        "//api.example.org/v1/",
        "/v1/",
        ""
      })
  void doesNotContain(String address) {
    assertThat(RESOURCE.contains(address)).isFalse();
  }
}
