package io.shindigneo4j.web.gadget;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import com.google.inject.name.Names;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.gadget.RenderingMemory.Room;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.shindig.common.uri.Uri;
import org.apache.shindig.gadgets.GadgetContext;
import org.apache.shindig.gadgets.UserPrefs;
import org.apache.shindig.gadgets.render.OpenSocialI18NGadgetRewriter;
import org.apache.shindig.gadgets.render.Renderer;
import org.apache.shindig.gadgets.render.RenderingGadgetRewriter;
import org.apache.shindig.gadgets.render.RenderingResults;
import org.apache.shindig.gadgets.rewrite.GadgetRewriter;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The page of a gadget")
@TestInstance(Lifecycle.PER_CLASS)
@Timeout(TestDeadlines.TEST_SECONDS)
class GadgetPageTest {
  private static final Map<String, String> FILES =
      Map.ofEntries(
          Map.entry(
              "http://g.example/plain.xml",
              gadget("<Content><![CDATA[<p>__UP_x__</p>]]></Content>")),
          Map.entry(
              "http://g.example/expressions.xml",
              gadget("<Content><![CDATA[<p>${UserPrefs.x}</p><i>${ViewParams.a}</i>]]></Content>")),
          Map.entry(
              "http://g.example/many.xml",
              gadget("<Content><![CDATA[" + "<p>${UserPrefs.x}</p>".repeat(200) + "]]></Content>")),
          Map.entry("http://g.example/messages.xml", messages("y", "<p>${Msg.a}</p>")),
          Map.entry(
              "http://g.example/laughs.xml",
              messages("${Msg['c']}${Msg['c']}", "<p>__MSG_a__</p>")),
          Map.entry(
              "http://g.example/encoded.xml",
              messages(
                  "${"
                      + "os:htmlEncode(".repeat(300)
                      + "'"
                      + "&".repeat(3_000)
                      + "'"
                      + ")".repeat(300)
                      + "}",
                  "<p>${Msg.b}</p>".repeat(2_000))),
          Map.entry(
              "http://g.example/copies.xml",
              messages("m".repeat(9_000), "<p>${Msg.b}</p>".repeat(2_000))),
          Map.entry(
              "http://g.example/reads.xml",
              messages(
                  ("${ViewParams.a==ViewParams.b}").repeat(300),
                  ("<p>${Msg.b==Msg.b==Msg.b==Msg.b}</p>").repeat(2_000))),
          Map.entry(
              "http://g.example/words.xml",
              messages("m".repeat(9_000), "<p>${os:htmlEncode(Msg.b)} ${Msg.b}</p>")),
          Map.entry(
              "http://g.example/deep.xml",
              gadget("<Content><![CDATA[<p>${'}' + " + "(".repeat(50_000) + "</p>]]></Content>")),
          Map.entry(
              "http://g.example/language.xml",
              "<Module><ModulePrefs title='g'><Require feature='opensocial-i18n'/></ModulePrefs>"
                  + "<Content>a</Content></Module>"),
          Map.entry(
              "http://g.example/large.xml",
              gadget("<Content><![CDATA[" + "<p a b>x</p>".repeat(40_000) + "]]></Content>")),
          Map.entry(
              "http://g.example/site.xml", gadget("<Content href='http://site.example/first'/>")));

  private GadgetServer server;

  private static String gadget(String content) {
    return "<Module><ModulePrefs title='g'/><UserPref name='x'/>" + content + "</Module>";
  }

  private static String messages(String message, String content) {
    return "<Module><ModulePrefs title='g'><Locale><msg name='a'>x</msg><msg name='b'>"
        + message
        + "</msg></Locale></ModulePrefs><Content><![CDATA["
        + content
        + "]]></Content></Module>";
  }

  /** Whatever is no gadget is a page that shows its address. */
  @BeforeAll
  void start() throws Exception {
    server = GadgetServer.start(address -> FILES.getOrDefault(address, "<p>" + address + "</p>"));
  }

  @AfterAll
  void stop() {
    server.close();
  }

  /** Its client has as many in the making as it may. */
  @Test
  void isNotMadeWhereItIsLargeAndManyLargeOnesAreMade() {
    assertThat(shown("large", Map.of()).getContent()).contains("<p");
    RenderingMemory memory = server.get(RenderingMemory.class);
    List<Room> rooms =
        Stream.generate(() -> memory.take(Runtime.getRuntime().maxMemory() / 1_000).orElseThrow())
            .limit(RenderingMemory.MAX_OF_CLIENT)
            .toList();
    assertThat(shown("large", Map.of()).getHttpStatusCode()).isEqualTo(503);
    assertThat(shown("large", Map.of("nocache", "1")).getHttpStatusCode()).isEqualTo(503);
    assertThat(shown("plain", Map.of()).getContent()).contains("<p");
    rooms.forEach(Room::close);
    assertThat(shown("large", Map.of()).getContent()).contains("<p");
  }

  @Test
  void isThatOfItsSiteWhichTheRequestNames() {
    assertThat(shown("site", Map.of("path", "second")).getContent())
        .contains("http://site.example/second");
  }

  @ParameterizedTest
  @ValueSource(strings = {"//evil.example/x", "http:/x", "/\\evil.example/x"})
  void isOfNoOtherSite(String path) {
    assertThat(shown("site", Map.of("path", path)).getHttpStatusCode()).isEqualTo(400);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"${os:urlDecode('%3Cscript%3E')}", "{os:urlDecode('%3Cscript%3E')}", "#{1 + 1}"})
  void evaluatesNoExpressionOfAPreference(String preference) {
    assertThat(shown("plain", Map.of("up_x", preference)).getContent())
        .contains(preference.replace("{", "&#123;").replace("'", "&#39;"))
        .doesNotContain("<p><script>");
  }

  @Test
  void escapesWhatItsExpressionsTakeFromTheRequest() {
    Map<String, String> parameters =
        Map.of("up_x", "<b>'", "view-params", "{\"a\": \"\\u003ci>\\\"\\\\ &\"}");
    assertThat(shown("expressions", parameters).getContent())
        .contains("<p>&lt;b&gt;&#39;</p>")
        .contains("<i>&lt;i&gt;&quot;\\ &amp;</i>");
  }

  @ParameterizedTest
  @ValueSource(strings = {"encoded", "copies", "reads"})
  void isNotMadeWhereItsExpressionsMakeTooMuchOfIt(String gadget) {
    assertThat(shown(gadget, Map.of()).getHttpStatusCode()).isEqualTo(400);
  }

  @Test
  void hasLongMessages() {
    assertThat(shown("words", Map.of()).getContent()).contains("m".repeat(9_000) + " mmm");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{", "[1]", "{\"a\": [[", "{\"b\": 1}"})
  void hasNoParametersOfAViewThatAreNoJson(String parameters) {
    assertThat(shown("expressions", Map.of("view-params", parameters)).getContent())
        .contains("<i></i>");
  }

  @ParameterizedTest
  @ValueSource(strings = {"x'].aliases}", "x\\", "${x}", "a\nb"})
  void isOfNoViewWhoseNameIsAnExpression(String view) {
    assertThat(shown("plain", Map.of("view", view)).getHttpStatusCode()).isEqualTo(400);
  }

  @Test
  void isOfAViewOfAnyLetters() {
    assertThat(shown("plain", Map.of("view", "profil.für-mich_2")).getContent()).contains("<p>");
  }

  @Test
  void hasThePreferencesOfItsViewerAlone() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(4);
    List<Future<String>> pages = new ArrayList<>();
    IntStream.range(0, 100)
        .forEach(
            i ->
                pages.add(
                    threads.submit(
                        () -> shown("many", Map.of("up_x", "viewer" + i + ".")).getContent())));
    threads.shutdown();
    for (int i = 0; i < pages.size(); i++) {
      assertThat(pages.get(i).get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
          .contains(("<p>viewer" + i + ".</p>").repeat(200));
    }
  }

  @Test
  void showsItsMessages() {
    assertThat(shown("messages", Map.of()).getContent()).contains("<p>x</p>");
  }

  @Test
  void hasNoMessageThatShowsOthers() {
    assertThat(shown("laughs", Map.of()).getHttpStatusCode()).isEqualTo(400);
  }

  @Test
  void hasNoExpressionThatFillsTheStack() {
    assertThat(shown("deep", Map.of()).getHttpStatusCode()).isEqualTo(400);
  }

  @Test
  void isInTheLanguageThatTheRequestNames() {
    assertThat(shown("language", Map.of("lang", "de")).getContent()).contains("Mittwoch");
  }

  /** Theirs would grow with each name of a language, and be those of several viewers. */
  @Test
  void isMadeByRewritersWhoseFieldsAreItsOwn() {
    assertThat(
            server.get(
                Key.get(
                    new TypeLiteral<List<GadgetRewriter>>() {},
                    Names.named("shindig.rewriters.gadget"))))
        .hasAtLeastOneElementOfType(PageRewriter.class)
        .doesNotHaveAnyElementsOfTypes(
            RenderingGadgetRewriter.class, OpenSocialI18NGadgetRewriter.class);
  }

  private RenderingResults shown(String gadget, Map<String, String> parameters) {
    return server
        .get(Renderer.class)
        .render(context("http://g.example/" + gadget + ".xml", parameters));
  }

  private static GadgetContext context(String gadget, Map<String, String> parameters) {
    return new GadgetContext() {
      @Override
      public Uri getUrl() {
        return Uri.parse(gadget);
      }

      @Override
      public Locale getLocale() {
        return new Locale(parameters.getOrDefault("lang", "all"), "ALL");
      }

      @Override
      public String getView() {
        return parameters.getOrDefault("view", super.getView());
      }

      @Override
      public boolean getIgnoreCache() {
        return parameters.containsKey("nocache");
      }

      @Override
      public UserPrefs getUserPrefs() {
        return new UserPrefs(Map.of("x", parameters.getOrDefault("up_x", "")));
      }

      @Override
      public String getParameter(String name) {
        return parameters.get(name);
      }
    };
  }
}
