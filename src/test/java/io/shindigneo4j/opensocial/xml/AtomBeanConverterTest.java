package io.shindigneo4j.opensocial.xml;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Guice;
import com.google.inject.Injector;
import io.shindigneo4j.opensocial.activities.ActivityComments;
import io.shindigneo4j.testing.FilledBeans;
import java.io.StringReader;
import java.net.URI;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.apache.shindig.protocol.DataCollection;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.apache.shindig.social.core.model.ActivityEntryImpl;
import org.apache.shindig.social.core.model.ActivityImpl;
import org.apache.shindig.social.core.model.AlbumImpl;
import org.apache.shindig.social.core.model.GroupImpl;
import org.apache.shindig.social.core.model.MediaItemImpl;
import org.apache.shindig.social.core.model.MessageCollectionImpl;
import org.apache.shindig.social.core.model.MessageImpl;
import org.apache.shindig.social.core.model.PersonImpl;
import org.apache.shindig.social.opensocial.model.ActivityEntry;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;

@DisplayName("A feed of Atom")
class AtomBeanConverterTest {

  private static final String ATOM = "http://www.w3.org/2005/Atom";
  private static final String ADDRESS = "http://social.example/rest/people/@me/@friends";

  private final Injector injector = Guice.createInjector();
  private final BeanJsonConverter json = new BeanJsonConverter(injector);
  private final AtomBeanConverter atom =
      new AtomBeanConverter(new XmlBeanConverter(new SocialXmlConfiguration(injector), json), json)
          .at(ADDRESS);

  static List<Class<?>> beans() {
    return List.of(
        PersonImpl.class,
        ActivityImpl.class,
        ActivityEntryImpl.class,
        AlbumImpl.class,
        GroupImpl.class,
        MediaItemImpl.class,
        MessageImpl.class,
        MessageCollectionImpl.class);
  }

  @ParameterizedTest
  @MethodSource("beans")
  void isValidWhateverIsInIt(Class<?> type) throws Exception {
    List<Object> things = new ArrayList<>();
    if (type != GroupImpl.class) { // whose id is never null
      things.add(type.getDeclaredConstructor().newInstance());
      things.add(type.getDeclaredConstructor().newInstance());
    }
    for (int seed = 0; seed < 10; seed++) {
      Random random = new Random(seed);
      List<String> texts = List.of("a", "", "<&>", "\uD83D\uDE00", "a,b", "2010-01-02", "urn:x:y");
      things.add(
          new FilledBeans(random, () -> texts.get(random.nextInt(texts.size())), 3).of(type));
    }
    assertValid(new RestfulCollection<>(things, 20, 100, 30), things.size());
    assertValid(Map.of("entry", things.get(0)), 1);
  }

  @Test
  void isValidWhereAnswersAreNoBeans() throws Exception {
    assertValid(new RestfulCollection<>(List.of()), 0);
    assertValid(Map.of("entry", List.of("id", "name")), 1);
    assertValid(Map.of("entry", List.of("id", Map.of("name", List.of("a", "b")))), 1);
    assertValid(Map.of("entry", Map.of("events", List.of(Map.of("id", "7")), "gap", false)), 1);
    assertValid(Map.of("entry", new JSONObject("{\"a b\": [1, {\"c\": null}]}")), 1);
    assertValid(Map.of("entry", "a text"), 1);
    ActivityComments comments = new ActivityComments();
    comments.setComments(List.of());
    assertValid(new RestfulCollection<>(List.of(comments)), 1);
    ActivityEntry comment = new ActivityEntryImpl();
    comment.setId("1");
    comments.setComments(List.of(comment, comment, comment));
    assertValid(new RestfulCollection<>(List.of(comments)), 1);
    assertValid(Map.of("entry", Map.of("a", "b")), 1);
    assertValid(new DataCollection(Map.of("john doe", Map.of("k", "v"))), 1);
  }

  /** RFC 3339, section 5.6. */
  @ParameterizedTest
  @CsvSource({
    "12345-01-01T00:00:00Z, 1970-01-01T00:00:00Z",
    "-0001-01-01T00:00:00Z, 1970-01-01T00:00:00Z",
    "253402300800000, 1970-01-01T00:00:00Z",
    "-62167219200001, 1970-01-01T00:00:00Z",
    "-86400000, 1969-12-31T00:00:00Z",
    "2026-01-31T12:00:00+02:00, 2026-01-31T10:00:00Z"
  })
  void hasMomentsWithYearsOfFourDigits(String published, String updated) {
    ActivityEntry activity = new ActivityEntryImpl();
    activity.setId("1");
    activity.setPublished(published);
    assertThat(atom.convertToString(new RestfulCollection<>(List.of(activity))))
        .contains("<id>urn:opensocial:1</id>")
        .containsPattern("<entry>.*<updated>" + Pattern.quote(updated) + "</updated>");
  }

  /** The MUSTs of RFC 4287, sections 4.1 and 4.2. */
  private void assertValid(Object answer, int size) throws Exception {
    Element feed = parse(atom.convertToString(answer));
    assertThat(feed.getNamespaceURI()).isEqualTo(ATOM);
    assertThat(feed.getTagName()).isEqualTo("feed");
    assertThat(text(feed, "id")).isEqualTo(ADDRESS);
    assertHead(feed);
    assertThat(child(feed, "author")).isNotNull();
    List<Element> entries = children(feed, "entry");
    assertThat(entries).hasSize(size);
    Set<String> ids = new HashSet<>();
    for (Element entry : entries) {
      assertHead(entry);
      assertThat(ids.add(text(entry, "id"))).isTrue();
      assertThat(URI.create(text(entry, "id")).isAbsolute()).isTrue();
      children(entry, "link").forEach(link -> assertThat(link.getAttribute("href")).isNotEmpty());
      children(entry, "author").forEach(author -> assertThat(text(author, "name")).isNotEmpty());
      Element content = child(entry, "content");
      assertThat(content.getAttribute("type")).isEqualTo("application/xml");
      assertThat(children(content, null))
          .singleElement()
          .extracting(Node::getNamespaceURI)
          .isEqualTo("http://ns.opensocial.org/2008/opensocial");
    }
  }

  private static void assertHead(Element element) {
    for (String name : List.of("id", "title", "updated")) {
      assertThat(children(element, name)).as(name).hasSize(1);
    }
    assertThat(OffsetDateTime.parse(text(element, "updated"))).isNotNull();
  }

  private static Element parse(String xml) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    return factory
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)))
        .getDocumentElement();
  }

  private static String text(Element element, String name) {
    return child(element, name).getTextContent();
  }

  private static Element child(Element element, String name) {
    return children(element, name).get(0);
  }

  /**
   * @param name null for all
   */
  private static List<Element> children(Element element, String name) {
    List<Element> children = new ArrayList<>();
    for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element child && (name == null || child.getTagName().equals(name))) {
        children.add(child);
      }
    }
    return children;
  }
}
