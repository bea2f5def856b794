package io.shindigneo4j.release;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.xpath.XPathConstants;
import javax.xml.xpath.XPathExpressionException;
import javax.xml.xpath.XPathFactory;
import org.w3c.dom.Document;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** What {@code pom.xml} says of the libraries in the artifacts. */
final class BuildFile {

  private static final String LIBRARIES = "WEB-INF/lib/";

  private final Document document;

  private BuildFile(Document document) {
    this.document = document;
  }

  static BuildFile read(Path file) throws IOException {
    try {
      return new BuildFile(
          DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile()));
    } catch (ParserConfigurationException | SAXException e) {
      throw new IOException("cannot read " + file, e);
    }
  }

  /**
   * The libraries that an execution of the shade plug-in includes.
   *
   * @throws IllegalArgumentException if there is no such execution
   */
  Predicate<Component> shadedBy(String execution) {
    List<Pattern> included =
        texts(
                "//plugin[artifactId='maven-shade-plugin']/executions/execution[id='"
                    + execution
                    + "']//artifactSet/includes/include")
            .map(BuildFile::pattern)
            .toList();
    if (included.isEmpty()) {
      throw new IllegalArgumentException("pom.xml shades nothing as " + execution);
    }
    return component -> component.isJar() && matches(included, component.coordinates());
  }

  /** The libraries that the WAR does not exclude, and the content of other WARs. */
  Predicate<Component> inWar() {
    List<Pattern> excluded =
        texts("//plugin[artifactId='maven-war-plugin']//packagingExcludes")
            .flatMap(all -> Stream.of(all.split("[,\\s]+")))
            .filter(path -> path.startsWith(LIBRARIES))
            .map(path -> pattern(path.substring(LIBRARIES.length())))
            .toList();
    return component -> component.isOfMaven() && !matches(excluded, component.fileName());
  }

  private static boolean matches(List<Pattern> patterns, String text) {
    return patterns.stream().anyMatch(pattern -> pattern.matcher(text).matches());
  }

  private static Pattern pattern(String wildcards) {
    return Pattern.compile(Pattern.quote(wildcards.strip()).replace("*", "\\E.*\\Q"));
  }

  private Stream<String> texts(String path) {
    try {
      NodeList nodes =
          (NodeList)
              XPathFactory.newInstance()
                  .newXPath()
                  .evaluate(path, document, XPathConstants.NODESET);
      List<String> texts = new ArrayList<>();
      for (int i = 0; i < nodes.getLength(); i++) {
        texts.add(nodes.item(i).getTextContent());
      }
      return texts.stream();
    } catch (XPathExpressionException e) {
      throw new IllegalArgumentException(path, e);
    }
  }
}
