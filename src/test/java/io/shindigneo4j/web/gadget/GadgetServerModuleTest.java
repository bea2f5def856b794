package io.shindigneo4j.web.gadget;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Tokens;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.shindig.common.uri.Uri;
import org.apache.shindig.gadgets.AuthType;
import org.apache.shindig.gadgets.GadgetContext;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.features.FeatureRegistryProvider;
import org.apache.shindig.gadgets.features.FeatureResource;
import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.apache.shindig.gadgets.http.RequestPipeline;
import org.apache.shindig.gadgets.oauth.OAuthArguments;
import org.apache.shindig.gadgets.render.Renderer;
import org.apache.shindig.gadgets.render.RenderingResults;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** With the modules of web.xml, but what it fetches is in this class. */
@DisplayName("A gadget")
@TestInstance(Lifecycle.PER_CLASS)
class GadgetServerModuleTest {
  private static final String MESSAGES =
      "<messagebundle><msg name='hello'>Hello &amp;amp; <b>welcome<br/></b></msg></messagebundle>";

  private static final Map<String, String> FILES =
      Map.of(
          "http://g.example/messages.xml",
          MESSAGES,
          "http://g.example/plain.xml",
          gadget(
              "", "<p onclick=\"a('b')\">__MSG_hello__</p><script>if (1 && 2) c('&lt;');</script>"),
          "http://g.example/bold.xml",
          gadget("", "<div>" + bold() + "</div>" + "<p>x".repeat(40_000)),
          "http://g.example/caja.xml",
          gadget("<Require feature='caja'/>", "x"),
          "http://g.example/templates.xml",
          gadget(
              "<Require feature='opensocial-templates'/><Require feature='opensocial-data'/>",
              "<script type='text/os-data' xmlns:osx='http://ns.opensocial.org/2009/extensions'>"
                  + "<osx:Variable key='names' value='Jane <i>'/></script>"
                  + "<script type='text/os-template' require='names'"
                  + " xmlns:os='http://ns.opensocial.org/2008/markup'><table>"
                  + "<os:Repeat expression='${names}'><tr><td class='n'>${Cur}<br></td></tr>"
                  + "</os:Repeat></table><os:Html code='&lt;em&gt;raw&lt;/em&gt;'/></script>"));

  private GadgetServer server;

  /** Elements that browsers open again in each of many others. */
  private static String bold() {
    return IntStream.range(0, 12)
        .mapToObj(i -> "<b id=" + i + " a".repeat(200) + ">")
        .collect(Collectors.joining());
  }

  private static String gadget(String features, String content) {
    return "<Module><ModulePrefs title='g'><Locale messages='http://g.example/messages.xml'/>"
        + features
        + "</ModulePrefs><Content><![CDATA["
        + content
        + "]]></Content></Module>";
  }

  @BeforeAll
  void start() throws Exception {
    server = GadgetServer.start(FILES);
  }

  @AfterAll
  void stop() {
    if (server != null) {
      server.close();
    }
  }

  @Test
  void isShownWithItsMessagesAndItsScripts() {
    assertThat(shown("plain").getContent())
        .contains("<p onclick=\"a(&#39;b&#39;)\">Hello &amp; <b>welcome<br></b></p>")
        .contains("<script>if (1 && 2) c('&lt;');</script>");
  }

  @Test
  void leavesItsTemplatesAndDataToTheBrowser() {
    assertThat(shown("templates").getContent())
        .contains("text/os-data", "text/os-template", "<os:Repeat", "${Cur}");
  }

  @Test
  void hasOurScriptsOfItsRequestsForDataAfterShindigs() throws GadgetException {
    assertThat(
            server
                .get(FeatureRegistryProvider.class)
                .get(null)
                .getFeatureResources(
                    context("templates", List.of()), List.of("opensocial-data"), null)
                .getResources())
        .extracting(FeatureResource::getContent)
        .anySatisfy(
            script -> assertThat(script).contains("os:PeopleRequest", "registerRequestHandler"))
        .anySatisfy(script -> assertThat(script).contains("handlers['PeopleRequest'] = "))
        .anySatisfy(script -> assertThat(script).contains("'os:PersonAppDataRequest', "));
  }

  @Test
  void isNotShownWhereItNeedsCaja() throws GadgetException {
    assertThat(shown("caja").getErrorMessage()).contains("caja");
    assertThat(server.get(FeatureRegistryProvider.class).get(null).getAllFeatureNames())
        .contains("core", "minimessage", "tabs")
        .doesNotContain("caja");
  }

  @ParameterizedTest
  @ValueSource(strings = {"sanitize", "caja"})
  void isNotShownWhereItMustBeMadeSafe(String parameter) {
    RenderingResults results = shown("plain", parameter);
    assertThat(results.getHttpStatusCode()).isEqualTo(501);
    assertThat(results.getErrorMessage()).contains("Nothing is sanitized");
  }

  @Test
  void isRefusedWhereItsElementsMultiply() {
    RenderingResults results = shown("bold");
    assertThat(results.getHttpStatusCode()).isEqualTo(400);
    assertThat(results.getErrorMessage()).hasSizeLessThan(200);
  }

  @ParameterizedTest
  @EnumSource(
      value = AuthType.class,
      names = {"SIGNED", "OAUTH", "OAUTH2"})
  void fetchesNothingSignedOrByOAuth(AuthType type) throws Exception {
    OAuthArguments arguments = new OAuthArguments();
    HttpRequest request =
        new HttpRequest(Uri.parse("http://g.example/plain.xml"))
            .setAuthType(type)
            .setOAuthArguments(arguments)
            .setSecurityToken(Tokens.viewer("jane"));
    HttpResponse answer = server.get(RequestPipeline.class).execute(request);
    assertThat(answer.getHttpStatusCode()).isEqualTo(501);
  }

  private RenderingResults shown(String gadget, String... parameters) {
    return server.get(Renderer.class).render(context(gadget, List.of(parameters)));
  }

  private static GadgetContext context(String gadget, List<String> parameters) {
    return new GadgetContext() {
      @Override
      public Uri getUrl() {
        return Uri.parse("http://g.example/" + gadget + ".xml");
      }

      @Override
      public String getParameter(String name) {
        return parameters.contains(name) ? "1" : null;
      }
    };
  }
}
