package io.shindigneo4j.web.client;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Tokens;
import java.util.Map;
import org.apache.shindig.auth.BlobCrypterSecurityToken;
import org.apache.shindig.auth.SecurityToken;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A security token")
class SignedInViewerTest {

  @Test
  void signsItsViewerIn() {
    assertThat(SignedInViewer.of(checked("jane"))).hasValue("jane");
    assertThat(SignedInViewer.checked(checked("jane"))).hasValue("jane");
  }

  @Test
  void isNotCheckedIfItIsPlain() {
    assertThat(SignedInViewer.of(Tokens.viewer("jane"))).hasValue("jane");
    assertThat(SignedInViewer.checked(Tokens.viewer("jane"))).isEmpty();
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"", "-1"})
  void signsNobodyInWithoutAViewer(String viewer) {
    assertThat(SignedInViewer.of(checked(viewer))).isEmpty();
    assertThat(SignedInViewer.checked(checked(viewer))).isEmpty();
  }

  @Test
  void signsNobodyInWhereItIsAnonymousOrMissing() {
    assertThat(SignedInViewer.of(Tokens.anonymous())).isEmpty();
    assertThat(SignedInViewer.of(null)).isEmpty();
    assertThat(SignedInViewer.checked(null)).isEmpty();
  }

  private static SecurityToken checked(String viewer) {
    return new BlobCrypterSecurityToken(
        "default", null, null, viewer == null ? Map.of() : Map.of("v", viewer));
  }
}
