package io.shindigneo4j.web.openid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The settings of sign-in by a provider")
class OpenIdSettingsTest {
  @TempDir Path directory;

  private final Map<String, String> settings =
      new HashMap<>(
          Map.of(
              "shindig.neo4j.oidc-client", "social",
              "shindig.neo4j.oidc-origin", "https://social.example.org"));

  private Optional<OpenIdSettings> read() {
    return OpenIdSettings.from(key -> Optional.ofNullable(settings.get(key)));
  }

  @Test
  void areNoneByDefault() {
    settings.clear();
    assertThat(read()).isEmpty();
  }

  @Test
  void haveDefaults() {
    OpenIdSettings read = read().orElseThrow();
    assertThat(read.secret()).isEmpty();
    assertThat(read.newPeople()).isFalse();
    assertThat(read.scopes()).hasToString("openid profile email");
    assertThat(read.profile().claims())
        .containsExactly("name", "given_name", "family_name", "email");
    assertThat(read.address("/shindig", "/identity/callback"))
        .hasToString("https://social.example.org/shindig/identity/callback");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "origin | http://social.example.org",
        "origin | https://social.example.org/",
        "origin | https://social.example.org/shindig",
        "origin | https://user@social.example.org",
        "origin |''",
        "sign-in-scopes | profile email",
        "sign-in-scopes | openid,profile",
        "sign-in-scopes | openid \"a\"",
        "new-people | yes",
        "profile | name",
        "profile | name=displayName=nickname",
        "profile | =displayName",
        "profile | name=salary",
        "profile | name=id",
        "client-secret-file | /no/such/file"
      })
  void nameWhatIsWrong(String setting, String value) {
    settings.put("shindig.neo4j.oidc-" + setting, value);
    assertThatThrownBy(this::read)
        .isInstanceOf(InvalidSettingException.class)
        .hasMessageStartingWith("shindig.neo4j.oidc-" + setting + " is not valid: ")
        .hasMessageNotContaining("null");
  }

  @Test
  void takeASecretFromAFileOrFromTheSettings() throws Exception {
    Path file = Files.writeString(directory.resolve("secret"), "in the file\n");
    settings.put("shindig.neo4j.oidc-client-secret-file", file.toString());
    assertThat(read().orElseThrow().secret().orElseThrow().getValue()).isEqualTo("in the file");
    settings.put("shindig.neo4j.oidc-client-secret", "in place");
    assertThatThrownBy(this::read)
        .isInstanceOf(InvalidSettingException.class)
        .hasMessageEndingWith("are both set: choose one")
        .hasMessageNotContaining("in the file");
    settings.remove("shindig.neo4j.oidc-client-secret-file");
    assertThat(read().orElseThrow().secret().orElseThrow().getValue()).isEqualTo("in place");
    assertThat(read().toString()).doesNotContain("in place");
    Files.writeString(file, " ");
    settings.remove("shindig.neo4j.oidc-client-secret");
    settings.put("shindig.neo4j.oidc-client-secret-file", file.toString());
    assertThatThrownBy(this::read).hasMessageEndingWith("the file must have the secret alone");
  }

  @ParameterizedTest
  @CsvSource({
    "https://social.example.org, https, social.example.org, true",
    "https://social.example.org:8443, https, social.example.org, true",
    "https://social.example.org, https, SOCIAL.example.org, true",
    "https://social.example.org, http, social.example.org, false",
    "https://social.example.org, https, www.social.example.org, false",
    "http://localhost:8080, http, localhost, true",
    "http://localhost:8080, http, 127.0.0.1, false",
    "http://127.0.0.1, http, localhost, false",
    "http://[::1]:8080, http, [::1], true",
    "http://[::1], http, [::1], true"
  })
  void tellTheNameAtWhichCookiesStay(String origin, String scheme, String name, boolean same) {
    settings.put("shindig.neo4j.oidc-origin", origin);
    assertThat(read().orElseThrow().isOriginOf(request(scheme, name))).isEqualTo(same);
  }

  private static HttpServletRequest request(String scheme, String name) {
    return (HttpServletRequest)
        Proxy.newProxyInstance(
            HttpServletRequest.class.getClassLoader(),
            new Class<?>[] {HttpServletRequest.class},
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "getScheme" -> scheme;
                  case "getServerName" -> name;
                  default -> throw new AssertionError(method);
                });
  }
}
