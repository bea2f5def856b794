package io.shindigneo4j.web.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

@DisplayName("The limits in web.xml")
class WebXmlTest {
  private Document document;

  @BeforeEach
  void read() throws Exception {
    document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(Path.of("webapp", "WEB-INF", "web.xml").toFile());
  }

  @Test
  void ofAddressesAreOnEachServletButThoseOfErrorsHealthAndFiles() {
    List<String> servlets =
        elements("servlet").flatMap(servlet -> texts(servlet, "servlet-name")).toList();
    List<String> free = List.of("error", "health", "portal");
    assertThat(servlets).containsAll(free);
    assertThat(behind("addressLimit"))
        .containsExactlyInAnyOrderElementsOf(
            servlets.stream().filter(name -> !free.contains(name)).toList());
  }

  @Test
  void ofClientsAreWhereThoseOfAddressesAre() {
    assertThat(behind("context")).containsExactlyInAnyOrderElementsOf(behind("addressLimit"));
  }

  @Test
  void ofViewersAreWhereverTokensAreChecked() {
    assertThat(behind("viewerLimit"))
        .isNotEmpty()
        .containsExactlyInAnyOrderElementsOf(behind("authentication"));
  }

  /** Else they do not see a request whose body arrives late. */
  @Test
  void areBeforeLateBodiesToo() {
    assertThat(elements("filter-mapping"))
        .isNotEmpty()
        .allSatisfy(
            mapping ->
                assertThat(texts(mapping, "dispatcher"))
                    .containsExactlyInAnyOrder("REQUEST", "ASYNC"));
  }

  /** Filters by name come in this order, after those by address. */
  @Test
  void areBeforeAndAfterAuthentication() {
    assertThat(
            elements("filter-mapping")
                .filter(mapping -> texts(mapping, "url-pattern").findAny().isEmpty())
                .flatMap(mapping -> texts(mapping, "filter-name")))
        .startsWith("addressLimit")
        .containsSubsequence("authentication", "viewerLimit")
        .containsSubsequence("authentication", "context");
  }

  private List<String> behind(String filter) {
    return elements("filter-mapping")
        .filter(mapping -> texts(mapping, "filter-name").anyMatch(filter::equals))
        .flatMap(mapping -> texts(mapping, "servlet-name"))
        .toList();
  }

  private Stream<Element> elements(String name) {
    return elements(document.getElementsByTagName(name));
  }

  private static Stream<String> texts(Element element, String name) {
    return elements(element.getElementsByTagName(name)).map(each -> each.getTextContent().strip());
  }

  private static Stream<Element> elements(NodeList nodes) {
    return IntStream.range(0, nodes.getLength()).mapToObj(i -> (Element) nodes.item(i));
  }
}
