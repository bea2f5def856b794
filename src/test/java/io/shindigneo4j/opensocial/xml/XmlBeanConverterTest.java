package io.shindigneo4j.opensocial.xml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatException;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.inject.Guice;
import com.google.inject.Injector;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.shindig.protocol.DataCollection;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.apache.shindig.social.core.util.xstream.XStream081Configuration;
import org.apache.shindig.social.opensocial.model.Activity;
import org.apache.shindig.social.opensocial.model.ActivityEntry;
import org.apache.shindig.social.opensocial.model.Drinker;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.apache.shindig.social.opensocial.model.Message;
import org.apache.shindig.social.opensocial.model.Person;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("XML from a client")
class XmlBeanConverterTest {

  private final Injector injector = Guice.createInjector();
  private final XStream081Configuration configuration = new XStream081Configuration(injector);
  private final XmlBeanConverter converter =
      new XmlBeanConverter(configuration, new BeanJsonConverter(injector));

  @ParameterizedTest
  @ValueSource(strings = {"IMAGE", "image", " image "})
  void understandsATypeByItsNameAndByItsText(String type) {
    MediaItem item =
        converter.convertToObject(
            "<mediaItem><type>" + type + "</type></mediaItem>", MediaItem.class);
    assertThat(item.getType()).isEqualTo(MediaItem.Type.IMAGE);
  }

  @Test
  void makesAPersonWithListsAndBeansInside() {
    Person person =
        converter.convertToObject(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <person xmlns="http://ns.opensocial.org/2008/opensocial">
              <aboutMe>me &amp; <![CDATA[<you>]]> \uD83D\uDE00</aboutMe>
              <age>7</age>
              <birthday>1975-01-02T00:00:00.000Z</birthday>
              <drinker><value>HEAVILY</value><displayValue>often</displayValue></drinker>
              <hasApp>true</hasApp>
              <name><givenName>Al</givenName><familyName>Bo</familyName></name>
              <tags>a</tags><tags>b</tags>
              <emails><value>a@b</value><type>home</type></emails>
              <emails><value>c@d</value></emails>
              <unknown><x>1</x></unknown>
            </person>
            """,
            Person.class);
    assertThat(person.getAboutMe()).isEqualTo("me & <you> \uD83D\uDE00");
    assertThat(person.getAge()).isEqualTo(7);
    assertThat(person.getBirthday()).isEqualTo("1975-01-02T00:00:00.000Z");
    assertThat(person.getDrinker().getValue()).isEqualTo(Drinker.HEAVILY);
    assertThat(person.getDrinker().getDisplayValue()).isEqualTo("often");
    assertThat(person.getHasApp()).isTrue();
    assertThat(person.getName().getFamilyName()).isEqualTo("Bo");
    assertThat(person.getTags()).containsExactly("a", "b");
    assertThat(person.getEmails()).extracting("value").containsExactly("a@b", "c@d");
  }

  /** Examples of the specification, and values as XML Schema has them. */
  @Test
  void readsOtherFormsOfTheSame() {
    String ns = "xmlns='http://ns.opensocial.org/2008/opensocial'";
    assertThat(
            converter.convertToObject("<entry " + ns + "><id>a</id></entry>", Person.class).getId())
        .isEqualTo("a");
    String xml =
        """
        <person xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
          <birthday>
            1975-02-14
          </birthday>
          <age> 7 </age>
          <nickname xsi:nil="true"/>
          <emails/>
          <hasApp/>
        </person>
        """;
    Person person = converter.convertToObject(xml, Person.class);
    assertThat(person.getBirthday()).isEqualTo("1975-02-14T00:00:00.000Z");
    assertThat(person.getAge()).isEqualTo(7);
    assertThat(converter.read(xml, Person.class).isNull("nickname")).isTrue();
    assertThat(person.getEmails()).isEmpty();
    assertThat(converter.read(xml, Person.class).isNull("hasApp")).isTrue();
    Message message =
        converter.convertToObject(
            "<message><recipient>a</recipient><recipient>b</recipient></message>", Message.class);
    assertThat(message.getRecipients()).containsExactly("a", "b");
  }

  @Test
  void makesActivitiesMessagesAndMaps() {
    Activity activity =
        converter.convertToObject(
            """
            <activity><title>hi</title>
              <mediaItems><mimeType>image/png</mimeType><type>image</type><url>u</url></mediaItems>
              <templateParams><entry><key>k</key><value>v</value></entry></templateParams>
            </activity>
            """,
            Activity.class);
    assertThat(activity.getTitle()).isEqualTo("hi");
    assertThat(activity.getMediaItems()).singleElement().extracting("url").isEqualTo("u");
    assertThat(activity.getTemplateParams()).isEqualTo(Map.of("k", "v"));
    Message message =
        converter.convertToObject(
            "<message><recipients>a</recipients><recipients>b</recipients></message>",
            Message.class);
    assertThat(message.getRecipients()).isEqualTo(List.of("a", "b"));
    assertThat(converter.convertToObject("<data><a>1</a><b>2</b></data>", Map.class))
        .isEqualTo(Map.of("a", "1", "b", "2"));
    assertThat(
            converter.convertToObject(
                "<appdata><entry><key>a</key><value>1</value></entry></appdata>", Map.class))
        .isEqualTo(Map.of("a", "1"));
  }

  @Test
  void keepsTheTypesOfAppData() {
    Map<String, Object> values =
        Map.of(
            "n",
            5,
            "t",
            "5",
            "b",
            true,
            "l",
            List.of(1, "2"),
            "o",
            Map.of("a", "<&"),
            "r",
            "a\rb\r\n");
    String written = converter.convertToString(new DataCollection(Map.of("ann", values)));
    String inside = written.substring(written.indexOf("<value>") + 7, written.lastIndexOf("</v"));
    Map<?, ?> read = converter.convertToObject("<appdata>" + inside + "</appdata>", Map.class);
    JSONObject json = new JSONObject(read);
    JSONObject expected = new JSONObject(values);
    assertThat(json.length()).isEqualTo(expected.length());
    for (String key : values.keySet()) {
      assertThat(json.opt(key)).as(key).hasToString(expected.opt(key).toString());
    }
    assertThat(json.opt("n")).isEqualTo(5);
    assertThat(json.opt("t")).isEqualTo("5");
    assertThat(json.opt("b")).isEqualTo(true);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"a\":1,\"a\":2}", "1 2", "a", ""})
  void takesNoOtherJson(String json) {
    String xml = "<appdata><entry><key>k</key><value type='json'>%s</value></entry></appdata>";
    assertThatException()
        .isThrownBy(() -> converter.convertToObject(xml.formatted(json), Map.class));
  }

  @Test
  void countsTheValuesOfJson() {
    String json = "<a type='json'>[" + "1,".repeat(99_999) + "1]</a>";
    converter.convertToObject("<d>" + json + "</d>", Map.class);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> converter.convertToObject("<d>" + json + json + "</d>", Map.class))
        .withMessageContaining("200000");
  }

  @Test
  void countsNoSignsInTextsOfJson() {
    String text = ",[{\\\"".repeat(100_000);
    Map<?, ?> read =
        converter.convertToObject(
            "<d><a type='json'>[\"" + text + "\", '\\'" + text + "']</a></d>", Map.class);
    assertThat(read.get("a")).asString().hasSizeGreaterThan(700_000);
  }

  @Test
  void takesAKeyOnce() {
    String entry = "<entry><key>k</key><value>1</value></entry>";
    converter.convertToObject("<appdata>" + entry + "</appdata>", Map.class);
    assertThatException()
        .isThrownBy(
            () -> converter.convertToObject("<appdata>" + entry + entry + "</appdata>", Map.class))
        .withMessageContaining("k is there twice");
  }

  @Test
  void keepsExtensions() {
    ActivityEntry entry =
        converter.convertToObject(
            """
            <activityEntry><title>t</title><actor><id>a</id></actor>
              <openSocial><embed><gadget>g</gadget></embed></openSocial>
            </activityEntry>
            """,
            ActivityEntry.class);
    assertThat(entry.getActor().getId()).isEqualTo("a");
    assertThat(entry.getOpenSocial().get("embed")).isEqualTo(Map.of("gadget", "g"));
  }

  @Test
  void comesBackAsItWasWritten() {
    Person person =
        converter.convertToObject(
            "<person><id>a</id><books>x</books><books>y</books></person>", Person.class);
    String written = converter.convertToString(Map.of("entry", person));
    assertThat(written).containsSubsequence("<books>x</books>", "<books>y</books>");
  }

  @Test
  void hasMapsWithListsAsElements() {
    Map<String, Object> event = Map.of("id", "7", "data", Map.of("friends", List.of("a", "b")));
    Map<String, Object> page = new LinkedHashMap<>();
    page.put("events", List.of(event, Map.of("id", "8")));
    page.put("gap", false);
    assertThat(converter.convertToString(Map.of("entry", page)))
        .contains("<friends>a</friends><friends>b</friends>", "<id>7</id>")
        .contains("<events><id>8</id></events><gap>false</gap></object></response>");
    assertThat(converter.element(page)).contains("<events><id>8</id></events>");
    page.put("events", List.of());
    assertThat(converter.convertToString(Map.of("entry", page)))
        .endsWith("<object><gap>false</gap></object></response>");
    assertThat(converter.convertToString(Map.of("entry", Map.of("seen", 7))))
        .contains("<key>seen</key>", "<value>7</value>");
  }

  @Test
  void hasPagesOfBeansAsShindigWritesThem() {
    Person person =
        converter.convertToObject("<person><nickname>n</nickname></person>", Person.class);
    assertThat(converter.convertToString(new RestfulCollection<>(List.of(person))))
        .contains("<person", "<nickname>n</nickname>")
        .doesNotContain("<object>");
    assertThat(converter.convertToString(new RestfulCollection<>(List.of())))
        .contains("<totalResults>0</totalResults>")
        .doesNotContain("<object>");
  }

  @Test
  void hasNestedValuesOfApplicationDataAsJson() {
    Map<String, Object> values =
        Map.of("k", Map.of("x", List.of(1, "a")), "l", List.of(true, JSONObject.NULL), "t", "{a");
    DataCollection data = new DataCollection(Map.of("john", values));
    assertThat(converter.convertToString(data).replace("&quot;", "\""))
        .contains(
            "<value type=\"json\">{\"x\":[1,\"a\"]}</value>",
            "<value type=\"json\">[true,null]</value>",
            "<value>{a</value>");
    assertThat(converter.element(Map.entry("john", values)))
        .contains(
            "<value type=\"json\">{\"x\":[1,\"a\"]}</value>",
            "<value type=\"json\">[true,null]</value>",
            "<value>{a</value>");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "<",
        "<person>",
        "<person></persona>",
        "{\"a\":1}",
        "<!DOCTYPE p [<!ENTITY e SYSTEM 'file:///etc/hostname'>]><person><aboutMe>&e;</aboutMe></person>",
        "<!DOCTYPE p [<!ENTITY a 'aaaa'>]><person><aboutMe>&a;</aboutMe></person>",
        "<person><aboutMe>&undefined;</aboutMe></person>",
        "<person><aboutMe>\u0001</aboutMe></person>",
        "<person/><person/>",
        "<nosuch/>",
        "<nosuch><person><nickname>a</nickname></person></nosuch>"
      })
  void isRefusedWhereItIsNotWellFormed(String xml) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> converter.convertToObject(xml, Person.class));
  }

  @Test
  void isRefusedWhereItNestsTooDeeply() {
    String deep = "<a>".repeat(100_000) + "</a>".repeat(100_000);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> converter.convertToObject(deep, Person.class));
  }

  /** Shindig's own converter makes an object of each of these classes. */
  @ParameterizedTest
  @ValueSource(
      strings = {"java.util.PriorityQueue", "java.lang.ProcessBuilder", "file", "tree-map"})
  void namesNoClass(String element) {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                converter.convertToObject("<" + element + " class='java.io.File'/>", Person.class));
    assertThat(converter.convertToObject("<person class='java.io.File'/>", Person.class))
        .isInstanceOf(Person.class);
  }

  @Test
  void isNotWrittenAsAtom() {
    AtomBeanConverter atom = new AtomBeanConverter(converter, new BeanJsonConverter(injector));
    assertThatThrownBy(() -> atom.convertToObject("<entry/>", Person.class))
        .isInstanceOfSatisfying(
            ProtocolException.class, refused -> assertThat(refused.getCode()).isEqualTo(415));
  }

  @ParameterizedTest
  @CsvSource({"name,name", "a>x</a><b,a_x__a__b", "'',_", "7,_7", "&#xg;,__xg_", "ns:a,ns_a"})
  void hasNamesOfElementsAlone(String name, String element) {
    assertThat(XmlOutput.valid(name)).isEqualTo(element);
  }
}
