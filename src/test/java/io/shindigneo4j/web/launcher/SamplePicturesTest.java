package io.shindigneo4j.web.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.schema.skills.SkillName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import org.json.JSONArray;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

@DisplayName("The pictures and texts of the sample people")
class SamplePicturesTest {

  private static final Path WEBAPP = Path.of("webapp");
  private static final String SVG = "http://www.w3.org/2000/svg";
  private static final int MAX_SIZE = 8_192;
  private static final int MAX_LENGTH = 300;

  private static final Set<String> ELEMENTS =
      Set.of("svg", "g", "defs", "linearGradient", "stop", "path", "rect", "circle", "ellipse");

  /** Nothing with an address, a style or a script. */
  private static final Pattern VALUE = Pattern.compile("[-#.,0-9A-Za-z ]*|url\\(#[a-z]+\\)");

  static Stream<Path> pictures() throws IOException {
    return Stream.of("faces", "pictures")
        .flatMap(folder -> list(WEBAPP.resolve("portal").resolve(folder)));
  }

  private static Stream<Path> list(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList().stream();
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @MethodSource("pictures")
  void areSmallShapesWithoutScriptsOrAddresses(Path picture) throws Exception {
    assertThat(picture.getFileName().toString()).matches("[a-z.]+\\.svg");
    assertThat(Files.size(picture)).isLessThan(MAX_SIZE);
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
    Element root = factory.newDocumentBuilder().parse(picture.toFile()).getDocumentElement();
    assertThat(root.getLocalName()).isEqualTo("svg");
    assertShapes(root);
  }

  private static void assertShapes(Element element) {
    assertThat(element.getNamespaceURI()).isEqualTo(SVG);
    assertThat(ELEMENTS).contains(element.getLocalName());
    for (int i = 0; i < element.getAttributes().getLength(); i++) {
      Node attribute = element.getAttributes().item(i);
      if (!attribute.getNodeName().equals("xmlns")) {
        assertThat(attribute.getNodeName()).doesNotStartWith("on").doesNotContain("href", "style");
        assertThat(attribute.getNodeValue()).matches(VALUE);
      }
    }
    for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
      assertThat(node.getNodeType()).isIn(Node.ELEMENT_NODE, Node.TEXT_NODE);
      if (node instanceof Element) {
        assertShapes((Element) node);
      } else {
        assertThat(node.getNodeValue()).isBlank();
      }
    }
  }

  @Test
  void areThereForEverybody() throws Exception {
    JSONArray people = file().getJSONArray("people");
    List<String> ids =
        new ArrayList<>(
            List.of("canonical", "john.doe", "jane.doe", "george.doe", "mario.rossi", "maija.m"));
    for (int i = 0; i < people.length(); i++) {
      JSONObject person = people.getJSONObject(i);
      ids.add(person.getString("id"));
      String face = "/portal/faces/" + person.getString("id") + ".svg";
      assertThat(person.getString("thumbnailUrl")).isEqualTo(face);
      assertThat(person.getJSONArray("photos").getJSONObject(0).getString("value")).isEqualTo(face);
    }
    assertThat(list(WEBAPP.resolve("portal/faces")).map(file -> file.getFileName().toString()))
        .containsExactlyInAnyOrderElementsOf(ids.stream().map(id -> id + ".svg").toList());
    assertThat(ids).hasSize(60).doesNotHaveDuplicates();
  }

  @Test
  void differFromEachOther() throws IOException {
    Set<String> texts = new HashSet<>();
    for (Path picture : pictures().toList()) {
      assertThat(texts.add(Files.readString(picture))).as(picture.toString()).isTrue();
    }
  }

  @Test
  void areAtTheAddressesInTheTextsWhichAreShort() throws Exception {
    List<String> texts = new ArrayList<>();
    collect(file(), texts);
    assertThat(texts)
        .hasSizeGreaterThan(5_000)
        .allSatisfy(text -> assertThat(text).isNotBlank().hasSizeLessThan(MAX_LENGTH))
        .allSatisfy(text -> assertThat(text).doesNotMatch("(?s).*[\\p{Cntrl}<>&].*"))
        .filteredOn(text -> text.startsWith("/"))
        .hasSizeGreaterThan(200)
        .allSatisfy(address -> assertThat(WEBAPP.resolve(address.substring(1))).isRegularFile());
    assertThat(texts)
        .filteredOn(text -> text.contains("://") || text.contains("@") && text.contains("."))
        .allSatisfy(text -> assertThat(text).matches(".*[@.]example\\.org/?"));
  }

  @Test
  void nameSkillsAsPeopleMay() throws Exception {
    JSONObject skills = file().getJSONObject("skills");
    for (String person : JSONObject.getNames(skills)) {
      for (String skill : JSONObject.getNames(skills.getJSONObject(person))) {
        assertThat(SkillName.of(skill).name()).isEqualTo(skill);
      }
    }
  }

  private static JSONObject file() throws Exception {
    return new JSONObject(SampleLoading.community());
  }

  private static void collect(Object value, List<String> texts) throws Exception {
    if (value instanceof JSONObject) {
      for (Iterator<?> keys = ((JSONObject) value).keys(); keys.hasNext(); ) {
        String key = (String) keys.next();
        texts.add(key);
        collect(((JSONObject) value).get(key), texts);
      }
    } else if (value instanceof JSONArray) {
      for (int i = 0; i < ((JSONArray) value).length(); i++) {
        collect(((JSONArray) value).get(i), texts);
      }
    } else if (value instanceof String) {
      texts.add((String) value);
    }
  }
}
