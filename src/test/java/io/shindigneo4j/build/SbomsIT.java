package io.shindigneo4j.build;

import static java.util.stream.Collectors.toMap;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The content is what is really in the files: libraries of the WARs, classes of the shaded jars.
 */
@DisplayName("The bill of materials in each artifact names what it contains")
class SbomsIT {

  private static final String SBOM = "META-INF/sbom/application.cdx.json";
  private static final String THIRD_PARTIES = "META-INF/THIRD-PARTY.txt";
  private static final String LIBRARIES = "WEB-INF/lib/";
  private static final String OURS = "io/shindigneo4j/";
  private static final String SHADED = OURS + "shaded/";

  @ParameterizedTest
  @ValueSource(strings = {"war.file", "jakarta.war.file"})
  void theLibrariesOfTheWars(String property) throws IOException {
    Archive war = Archive.ofProperty(property);
    assertThat(jars(components(war)).keySet())
        .containsExactlyInAnyOrderElementsOf(
            war.names()
                .filter(name -> name.startsWith(LIBRARIES))
                .map(name -> name.substring(LIBRARIES.length()))
                .map(name -> name.equals("tomcat-el-api.jar") ? elApi(war) : name)
                .toList());
  }

  /** The build takes its version out of its name. */
  private static String elApi(Archive war) {
    return components(war).stream()
        .filter(component -> component.path("name").asText().equals("tomcat-el-api"))
        .map(component -> "tomcat-el-api-" + component.path("version").asText() + ".jar")
        .findFirst()
        .orElse("no tomcat-el-api");
  }

  @Test
  void theLibrariesOfTheWarAreTheFilesThatItNames() throws Exception {
    Archive war = Archive.ofProperty("war.file");
    for (Map.Entry<String, JsonNode> jar : jars(components(war)).entrySet()) {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(war.files().get(LIBRARIES + jar.getKey()));
      assertThat(jar.getValue().path("hashes").path(0).path("content").asText())
          .as(jar.getKey())
          .isEqualTo(HexFormat.of().formatHex(hash));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"war.file", "jakarta.war.file"})
  void whatThePortalHasOfNpmAndOfShindig(String property) throws IOException {
    Archive war = Archive.ofProperty(property);
    assertThat(war.files())
        .containsKeys(
            "portal/lib/lit-html/lit-html.js",
            "portal/lib/cytoscape/cytoscape.esm.min.mjs",
            "portal/icons.svg");
    Set<String> folders =
        war.names()
            .filter(name -> name.startsWith("portal/lib/"))
            .map(name -> name.split("/")[2])
            .collect(toSet());
    Set<String> npm =
        components(war).stream()
            .filter(component -> purl(component).startsWith("pkg:npm/"))
            .map(component -> component.path("name").asText())
            .collect(toSet());
    folders.add("lucide-static"); // icons.svg
    assertThat(npm).isEqualTo(folders);
    assertThat(new String(war.files().get("portal/icons.svg"), StandardCharsets.UTF_8))
        .contains("Lucide " + version(components(war), "lucide-static"));
    assertThat(components(war))
        .anyMatch(component -> purl(component).contains("shindig-server-resources"));
  }

  private static String version(List<JsonNode> components, String name) {
    return components.stream()
        .filter(component -> component.path("name").asText().equals(name))
        .map(component -> component.path("version").asText())
        .findFirst()
        .orElseThrow();
  }

  /** Each class of others is in a library that is named, and each library has a class there. */
  @ParameterizedTest
  @ValueSource(strings = {"plugin.jar", "driver.jar", "classes.jar"})
  void theLibrariesOfTheShadedJars(String property) throws IOException {
    Archive jar = Archive.ofProperty(property);
    Set<String> foreign = jar.names().filter(SbomsIT::isForeign).collect(toSet());
    Set<String> explained = new HashSet<>();
    for (String library : jars(components(jar)).keySet()) {
      Set<String> files = filesOf(library);
      files.retainAll(foreign);
      assertThat(files).as("of " + library + " in " + property).isNotEmpty();
      explained.addAll(files);
    }
    assertThat(explained).isEqualTo(foreign);
  }

  private static boolean isForeign(String name) {
    boolean code = name.endsWith(".class") || name.endsWith(".so");
    return code && (name.startsWith(SHADED) || !name.startsWith(OURS));
  }

  /** Under the names that they have in a shaded jar: relocated and not. */
  private static Set<String> filesOf(String library) throws IOException {
    Path jar =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of)
            .filter(path -> path.getFileName().toString().equals(library))
            .findFirst()
            .orElseThrow(() -> new AssertionError("not on the class path: " + library));
    Set<String> names = new HashSet<>();
    for (String name : Archive.of(jar).files().keySet()) {
      names.add(name);
      names.add(SHADED + name);
      names.add(name.replace("native/libnetty", "native/libio_shindigneo4j_shaded_netty"));
    }
    return names;
  }

  @ParameterizedTest
  @ValueSource(strings = {"crossreference.jar", "traversal.jar"})
  void thePacksHaveNothingOfOthers(String property) throws IOException {
    assertThat(components(Archive.ofProperty(property))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"war.file", "jakarta.war.file", "plugin.jar", "driver.jar", "classes.jar"})
  void eachWithItsLicenceForPeopleAsWell(String property) throws IOException {
    Archive archive = Archive.ofProperty(property);
    String thirdParties = new String(archive.files().get(THIRD_PARTIES), StandardCharsets.UTF_8);
    for (JsonNode component : components(archive)) {
      String licence = component.path("licenses").path(0).path("expression").asText();
      assertThat(licence).as(purl(component)).isNotEmpty();
      assertThat(thirdParties)
          .contains(
              component.path("name").asText()
                  + " "
                  + component.path("version").asText()
                  + ": "
                  + licence);
      if (!licence.equals("Apache-2.0")) {
        assertThat(thirdParties).contains("---- " + licence + " ----");
      }
    }
  }

  private static List<JsonNode> components(Archive archive) {
    try {
      JsonNode sbom = new ObjectMapper().readTree(archive.files().get(SBOM));
      assertThat(sbom.path("bomFormat").asText()).isEqualTo("CycloneDX");
      List<JsonNode> components = new ArrayList<>();
      sbom.path("components").forEach(components::add);
      return components;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** Those of Maven that are jars, by the names of their files. */
  private static Map<String, JsonNode> jars(List<JsonNode> components) {
    return components.stream()
        .filter(component -> purl(component).matches("pkg:maven/.*type=jar.*"))
        .collect(toMap(SbomsIT::fileName, component -> component));
  }

  private static String fileName(JsonNode component) {
    String classifier = purl(component).replaceFirst("^[^?]*\\?(classifier=([^&]+)&)?.*", "-$2");
    String suffix = classifier.equals("-") ? "" : classifier;
    return component.path("name").asText()
        + "-"
        + component.path("version").asText()
        + suffix
        + ".jar";
  }

  private static String purl(JsonNode component) {
    return component.path("purl").asText();
  }
}
