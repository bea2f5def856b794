package io.shindigneo4j.web.origin;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The content security policy")
class ContentSecurityPolicyTest {
  private static final String CONTAINER = "https://social.example.org";

  private static String policy(ServedResource resource, String gadgetHost, String containers) {
    return new ContentSecurityPolicy(OriginsTest.origins(gadgetHost, containers)).of(resource);
  }

  @Test
  void givesAGadgetItsOriginOnAHostOfItsOwnAlone() {
    assertThat(policy(ServedResource.GADGET, "*.gadgets.example", CONTAINER))
        .contains("allow-same-origin", "frame-ancestors " + CONTAINER + ";");
    assertThat(policy(ServedResource.GADGET, "gadgets.example", CONTAINER))
        .contains("sandbox allow-scripts", "frame-ancestors " + CONTAINER + ";")
        .doesNotContain("allow-same-origin");
    assertThat(policy(ServedResource.GADGET, "", ""))
        .contains("sandbox allow-scripts", "frame-ancestors 'self';")
        .doesNotContain("allow-same-origin");
  }

  @Test
  void neverLetsAGadgetNavigateThePageAround() {
    for (String host : new String[] {"*.gadgets.example", "gadgets.example", ""}) {
      assertThat(policy(ServedResource.GADGET, host, CONTAINER))
          .doesNotContain("allow-top-navigation");
    }
  }

  @Test
  void letsTheContainerRunItsOwnFilesAndFrameGadgetsAlone() {
    assertThat(policy(ServedResource.CONTAINER, "*.gadgets.example:8443", CONTAINER))
        .contains(
            "default-src 'self'", "frame-src *.gadgets.example:8443;", "frame-ancestors 'none'")
        .doesNotContain("unsafe");
    assertThat(policy(ServedResource.CONTAINER, "", "")).contains("frame-src 'self';");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/social/rest",
        "/social/rest/people/@me",
        "/rpc",
        "/gadgets/api/rpc",
        "/gadgets/js/a.js",
        "/gadgets/proxy/a.png",
        "/gadgets/makeRequest",
        "/images/icon.png",
        "/portal/faces/john.doe.svg",
        "/portal/pictures/sea.svg",
        "/gadgets/Hello.xml"
      })
  void letsNobodyRunData(String path) {
    assertThat(ServedResource.at(path)).isEqualTo(ServedResource.DATA);
    assertThat(policy(ServedResource.DATA, "", "")).contains("default-src 'none'", "sandbox");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/",
        "/container/",
        "/identity/session",
        "/container/container.js",
        "/gadgets/metadata",
        "/gadgets/ifr/",
        "/gadgets/ifr;x",
        "/social/restaurant",
        "/xrpc",
        "/gadgets/page.html",
        "/images"
      })
  void isTheContainersForAllElse(String path) {
    assertThat(ServedResource.at(path)).isEqualTo(ServedResource.CONTAINER);
  }
}
