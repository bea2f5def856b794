package io.shindigneo4j.web.gadget;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.TestDeadlines;
import java.util.Locale;
import java.util.Map;
import org.apache.shindig.common.uri.Uri;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.MessageBundleFactory;
import org.apache.shindig.gadgets.spec.GadgetSpec;
import org.apache.shindig.gadgets.spec.MessageBundle;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.Timeout;

@DisplayName("The messages of a gadget")
@TestInstance(Lifecycle.PER_CLASS)
@Timeout(TestDeadlines.TEST_SECONDS)
class BoundedMessagesTest {
  private static final String MESSAGES = "http://m.example/messages.xml";
  private static final Locale ARABIC = new Locale("ar", "EG");

  private GadgetServer server;

  /** Each has a cache of its own. */
  private MessageBundleFactory messages;

  @BeforeAll
  void start() throws Exception {
    server =
        GadgetServer.start(
            Map.of(MESSAGES, "<messagebundle><msg name='a'>hello</msg></messagebundle>"));
    messages = server.get(MessageBundleFactory.class);
  }

  @AfterAll
  void stop() {
    server.close();
  }

  /** Otherwise one gadget would turn round the pages of all that share its messages. */
  @Test
  void haveTheDirectionOfTheirGadget() throws GadgetException {
    String shared = "<Locale messages='" + MESSAGES + "' language_direction='";
    for (String direction : new String[] {"rtl", "ltr", "rtl"}) {
      MessageBundle bundle = bundle(shared + direction + "'/>");
      assertThat(bundle.getLanguageDirection()).isEqualTo(direction);
      assertThat(bundle.getMessages()).containsExactly(Map.entry("a", "hello"));
    }
    assertThat(server.fetched()).containsExactly(MESSAGES);
  }

  @Test
  void haveTheDirectionOfTheMostExactLocale() throws GadgetException {
    String all = "<Locale language_direction='ltr'><msg name='b'>all</msg></Locale>";
    String country = "<Locale country='EG' language_direction='ltr'/>";
    String language = "<Locale lang='ar' language_direction='rtl'/>";
    String exact = "<Locale lang='ar' country='EG' language_direction='ltr'/>";
    assertThat(bundle(all + country + language).getLanguageDirection()).isEqualTo("rtl");
    assertThat(bundle(all + country + language + exact).getLanguageDirection()).isEqualTo("ltr");
    assertThat(bundle(language + all).getMessages()).containsExactly(Map.entry("b", "all"));
    assertThat(bundle("").getLanguageDirection()).isEqualTo("ltr");
  }

  private MessageBundle bundle(String locales) throws GadgetException {
    GadgetSpec gadget =
        new GadgetSpec(
            Uri.parse("http://g.example/gadget.xml"),
            "<Module><ModulePrefs title='g'>" + locales + "</ModulePrefs><Content/></Module>");
    return messages.getBundle(gadget, ARABIC, false, "default", "default");
  }
}
