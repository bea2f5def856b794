package io.shindigneo4j.web.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.testing.Tokens;
import io.shindigneo4j.web.gadget.GadgetServer;
import java.util.List;
import java.util.Map;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.gadgets.servlet.GadgetsHandler;
import org.apache.shindig.gadgets.servlet.GadgetsHandlerApi.BaseResponse;
import org.apache.shindig.gadgets.servlet.GadgetsHandlerApi.MetadataResponse;
import org.apache.shindig.gadgets.servlet.GadgetsHandlerApi.ProxyResponse;
import org.apache.shindig.protocol.BaseRequestItem;
import org.apache.shindig.protocol.ProtocolException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The service of gadgets")
@TestInstance(Lifecycle.PER_CLASS)
class GadgetTokensHandlerTest {
  private static final String VICTIM = "http://g.example/victim.xml";

  private static final String SETTING = "shindig.neo4j.container-application";
  private static final String CONTAINER = "container";
  private static final String PAGE = "http://p.example/page.html";
  private static final SecurityToken GADGET = Tokens.viewer("jane", "http://attacker.example/");

  private GadgetServer server;

  @BeforeAll
  void start() throws Exception {
    System.setProperty(SETTING, CONTAINER);
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
    System.clearProperty(SETTING);
  }

  @Test
  void tellsNoApplicationTheTokenOfAnother() throws Exception {
    assertThat(frames(GADGET, VICTIM))
        .containsOnlyKeys("default", "home")
        .allSatisfy((view, address) -> assertThat(address).contains("&st=%25st%25"));
    assertThat(frames(GADGET, "http://attacker.example/", VICTIM).get("home"))
        .contains("&st=%25st%25");
    assertThat(frames(Tokens.anonymous(), VICTIM).get("home")).contains("&st=%25st%25");
  }

  @Test
  void tellsTheContainerAndTheApplicationItselfItsToken() throws Exception {
    assertThat(frames(Tokens.viewer("jane", CONTAINER), VICTIM))
        .containsOnlyKeys("default", "home")
        .allSatisfy((view, address) -> assertThat(address).contains("&st=default%3A"));
    assertThat(frames(Tokens.viewer("jane", VICTIM), VICTIM).get("home"))
        .contains("&st=default%3A");
  }

  /** The addresses of the last gadget, by view. */
  private Map<String, String> frames(SecurityToken token, String... gadgets) throws JSONException {
    String last = gadgets[gadgets.length - 1];
    BaseResponse answer =
        handler().metadata(request(token, "ids", String.join(",", gadgets))).get(last);
    return ((MetadataResponse) answer).getIframeUrls();
  }

  @Test
  void makesAddressesOfTheProxyForThoseWhoMayUseIt() throws Exception {
    BaseResponse answer = handler().proxy(request(GADGET, "ids", PAGE)).get(PAGE);
    assertThat(((ProxyResponse) answer).getProxyUrl().toString()).contains("/gadgets/proxy?");
    assertRefused(401, () -> handler().proxy(request(Tokens.anonymous(), "ids", PAGE)));
    assertRefused(401, () -> handler().proxy(request(Tokens.viewer("jane", ""), "ids", PAGE)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "*",
        "proxyContent",
        "PROXYCONTENT",
        "proxyContent.contentBase64",
        "proxyUrl,proxyContent.*",
        "*.none"
      })
  void fetchesNothingForAnAddress(String fields) {
    assertRefused(400, () -> handler().proxy(request(GADGET, "ids", PAGE, "fields", fields)));
    assertThat(server.fetched()).doesNotContain(PAGE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"many", "long", "dots"})
  void readsFewShortFields(String excess) throws Exception {
    String fields =
        switch (excess) {
          case "many" -> "a" + ",a".repeat(200);
          case "long" -> "a".repeat(201);
          default -> ".".repeat(11);
        };
    JSONObject list = new JSONObject().put("fields", new JSONArray(List.of(fields.split(","))));
    assertRefused(400, () -> handler().metadata(request(GADGET, "ids", PAGE, "fields", fields)));
    assertRefused(400, () -> handler().token(request(GADGET, "fields", fields)));
    assertRefused(400, () -> handler().proxy(request(GADGET, "ids", PAGE, "fields", fields)));
    assertRefused(400, () -> handler().js(request(GADGET, "fields", fields)));
    assertRefused(
        400,
        () ->
            handler()
                .js(
                    new BaseRequestItem(
                        list.put("container", "default"), Map.of(), GADGET, null, null)));
  }

  @Test
  void cajolesNothing() {
    assertRefused(501, () -> handler().cajole(request(GADGET, "ids", PAGE)));
  }

  private GadgetsHandler handler() {
    return server.get(GadgetsHandler.class);
  }

  private static void assertRefused(int status, ThrowingCallable call) {
    assertThatExceptionOfType(ProtocolException.class)
        .isThrownBy(call)
        .satisfies(refusal -> assertThat(refusal.getCode()).isEqualTo(status));
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
