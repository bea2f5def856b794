package io.shindigneo4j.web.oauth1;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Growth;
import io.shindigneo4j.testing.Requests;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import net.oauth.OAuth;
import net.oauth.OAuthMessage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The header Authorization of a signed request")
class OAuth1AuthorizationHeaderTest {

  @ParameterizedTest
  @ValueSource(strings = {" ", ",", " ,", "\"", "=", "a=", "a=\"b\",", "a=\"b\" ", "%41", "\u0085"})
  void isReadInTimeThatGrowsAsItDoes(String text) {
    Growth.assertLinear(
        size -> "OAuth a" + text.repeat(size) + "x", OAuth1AuthorizationHeaderTest::readRequest);
  }

  private static void readRequest(String header) {
    try {
      SignedRequest.isSigned(Requests.get(null, "Authorization", header));
      SignedRequest.read(Requests.get(null, "Authorization", header));
    } catch (OAuth1Exception e) {
      // there is nothing that counts in it
    }
  }

  @Test
  void hasTheParametersThatTheLibraryFindsInIt() {
    assertSame("OAuth realm=\"\", oauth_token=\"a%20b\",oauth_nonce = \"c\" , x=\"\"");
    assertSame("oauth a=\"=\"");
    assertSame("OAuth a=\"b,c\"");
    assertSame("Basic a=\"b\"");
    assertSame("OAuth");
    assertSame("OAuth2 a=\"b\"");
    assertSame("");
    Random random = new Random(1);
    for (int i = 0; i < 20_000; i++) {
      assertSame(
          "OAuth "
              + random
                  .ints(random.nextInt(14), 0, 7)
                  .mapToObj(List.of("a", "=", "\"", ",", " ", "%41", "=\"b\"")::get)
                  .collect(Collectors.joining())
              + ",");
    }
  }

  private static void assertSame(String header) {
    assertThat(texts(OAuth1AuthorizationHeader.parameters(header)))
        .as(header)
        .isEqualTo(texts(OAuthMessage.decodeAuthorization(header)));
  }

  private static List<String> texts(List<OAuth.Parameter> parameters) {
    return parameters.stream().map(each -> each.getKey() + "\n" + each.getValue()).toList();
  }
}
