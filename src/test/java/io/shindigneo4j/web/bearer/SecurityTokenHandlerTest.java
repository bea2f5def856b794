package io.shindigneo4j.web.bearer;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Growth;
import io.shindigneo4j.testing.Requests;
import java.util.Map;
import javax.servlet.http.HttpServletRequest;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.auth.SecurityTokenCodec;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The security token of a request")
class SecurityTokenHandlerTest {
  private static final String AUTHORIZATION = "Authorization";

  private final SecurityTokenHandler handler = new SecurityTokenHandler(new NoCodec(), false);

  @ParameterizedTest
  @ValueSource(strings = {" ", "\t", "a ", "OAuth2 ", "\u0085 ", "  a b\u0085"})
  void isFoundInTimeThatGrowsAsTheHeaderDoes(String text) {
    Growth.assertLinear(
        size -> "OAuth2" + text.repeat(size) + "a b\u0085c",
        header -> token(Requests.get(null, AUTHORIZATION, header)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      nullValues = "-",
      value = {
        "\"OAuth2 one\" | one",
        "\"  OAuth2   one two \" | one",
        "\"OAuth2\" | -",
        "\"OAuth2 \" | -",
        "\"OAuth2one\" | -",
        "\"oauth2 one\" | -",
        "\"OAuth one\" | -",
        "\"Bearer one\" | -",
        "\"\" | -"
      })
  void isTheWordAfterTheScheme(String header, String token) {
    assertThat(token(Requests.get(null, AUTHORIZATION, header))).isEqualTo(token);
  }

  @Test
  void isWhereShindigLooksFirst() {
    String[] headers = {AUTHORIZATION, "OAuth2 header", "X-Shindig-ST", "own"};
    assertThat(token(Requests.get("st=query&oauth_token=oauth", headers))).isEqualTo("query");
    assertThat(token(Requests.get("oauth_token=oauth", headers))).isEqualTo("oauth");
    assertThat(token(Requests.get("oauth_token=oauth&oauth_signature_method=x", headers)))
        .isEqualTo("header");
    assertThat(token(Requests.get("st=", headers))).isEqualTo("own");
    assertThat(token(Requests.get(null, "X-Shindig-ST", "own"))).isEqualTo("own");
    assertThat(token(Requests.get(null, "X-Shindig-ST", " "))).isNull();
  }

  @Test
  void isOfOAuthOverTlsAloneWhereThatIsSet() {
    SecurityTokenHandler strict = new SecurityTokenHandler(new NoCodec(), true);
    HttpServletRequest request = Requests.get("oauth_token=oauth", AUTHORIZATION, "OAuth2 header");
    assertThat(strict.getMappedParameters(request).get(SecurityTokenCodec.SECURITY_TOKEN_NAME))
        .isNull();
  }

  private String token(HttpServletRequest request) {
    return handler.getMappedParameters(request).get(SecurityTokenCodec.SECURITY_TOKEN_NAME);
  }

  private static final class NoCodec implements SecurityTokenCodec {

    @Override
    public SecurityToken createToken(Map<String, String> parameters) {
      throw new UnsupportedOperationException();
    }

    @Override
    public String encodeToken(SecurityToken token) {
      throw new UnsupportedOperationException();
    }

    @Override
    public int getTokenTimeToLive() {
      throw new UnsupportedOperationException();
    }

    @Override
    public int getTokenTimeToLive(String container) {
      throw new UnsupportedOperationException();
    }
  }
}
