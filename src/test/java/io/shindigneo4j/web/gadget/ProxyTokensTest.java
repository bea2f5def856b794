package io.shindigneo4j.web.gadget;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Tokens;
import java.util.HashMap;
import java.util.Map;
import org.apache.shindig.auth.BasicSecurityTokenCodec;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.config.BasicContainerConfig;
import org.apache.shindig.gadgets.Gadget;
import org.apache.shindig.gadgets.GadgetContext;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The proxy's address in a gadget")
class ProxyTokensTest {
  private static final Map<String, Object> FEATURE =
      Map.of("proxyUrl", "//host/gadgets/proxy?url=%url%", "other", "as it was");

  private final ProxyTokens tokens =
      new ProxyTokens(new BasicSecurityTokenCodec(new BasicContainerConfig()));
  private final Map<String, Object> configuration = new HashMap<>(Map.of("core.io", FEATURE));

  private static Gadget gadget(SecurityToken token) {
    return new Gadget()
        .setContext(
            new GadgetContext() {
              @Override
              public SecurityToken getToken() {
                return token;
              }
            });
  }

  @Test
  void hasTheGadgetsToken() {
    tokens.contribute(configuration, gadget(Tokens.viewer("jane", "http://app/")));
    Map<?, ?> feature = (Map<?, ?>) configuration.get("core.io");
    assertThat(feature.get("proxyUrl").toString())
        .startsWith("//host/gadgets/proxy?url=%url%&st=jane")
        .doesNotContain("http://");
    assertThat(feature.get("other")).isEqualTo("as it was");
  }

  @Test
  void hasNoTokenOfNobody() {
    tokens.contribute(configuration, gadget(Tokens.anonymous()));
    tokens.contribute(configuration, gadget(null));
    tokens.contribute(configuration, "default", "host");
    assertThat(configuration).containsEntry("core.io", FEATURE);
  }
}
