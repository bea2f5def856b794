package io.shindigneo4j.web.token;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.gadget.GadgetServer;
import java.util.Map;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.gadgets.servlet.GadgetsHandler;
import org.apache.shindig.gadgets.servlet.GadgetsHandlerApi.BaseResponse;
import org.apache.shindig.gadgets.servlet.GadgetsHandlerApi.MetadataResponse;
import org.apache.shindig.protocol.BaseRequestItem;
import org.json.JSONException;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

@DisplayName("The service of gadgets")
@TestInstance(Lifecycle.PER_CLASS)
class GadgetTokensHandlerTest {
  private static final String VICTIM = "http://g.example/victim.xml";

  private static final SecurityToken GADGET = Tokens.viewer("jane", "http://attacker.example/");

  private GadgetServer server;

  @BeforeAll
  void start() throws Exception {
    server =
        GadgetServer.start(
            Map.of(
                VICTIM,
                "<Module><ModulePrefs title='g'><Require feature='osapi'/></ModulePrefs>"
                    + "<Content view='default,home'>hello</Content></Module>"));
  }

  @AfterAll
  void stop() {
    if (server != null) {
      server.close();
    }
  }

  @Test
  void tellsNoApplicationTheTokenOfAnother() throws Exception {
    BaseResponse answer = handler().metadata(request(GADGET, "ids", VICTIM)).get(VICTIM);
    assertThat(((MetadataResponse) answer).getIframeUrls())
        .containsOnlyKeys("default", "home")
        .allSatisfy((view, address) -> assertThat(address).contains("&st=%25st%25"));
  }

  private GadgetsHandler handler() {
    return server.get(GadgetsHandler.class);
  }

  /**
   * @param parameters names and values in turn
   */
  private static BaseRequestItem request(SecurityToken token, String... parameters)
      throws JSONException {
    JSONObject call = new JSONObject().put("container", "default");
    for (int i = 0; i < parameters.length; i += 2) {
      call.put(parameters[i], parameters[i + 1]);
    }
    return new BaseRequestItem(call, Map.of(), token, null, null);
  }
}
