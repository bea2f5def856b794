package io.shindigneo4j.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The bill of materials of an artifact")
class SbomTest {

  private static final String ALL =
      """
      {"components": [
        {"bom-ref": "b", "group": "org.b", "name": "two", "version": "2", "author": "x",
         "purl": "pkg:maven/org.b/two@2?classifier=linux&type=jar",
         "hashes": [{"alg": "MD5", "content": "0"}, {"alg": "SHA-256", "content": "1"}],
         "licenses": [{"license": {"id": "MIT"}}]},
        {"bom-ref": "a", "group": "org.a", "name": "one", "version": "1",
         "purl": "pkg:maven/org.a/one@1?type=jar", "licenses": [{"license": {"name": "Own"}}]},
        {"bom-ref": "c", "group": "org.c", "name": "three", "version": "3",
         "purl": "pkg:maven/org.c/three@3?type=jar"}],
       "dependencies": [{"ref": "a", "dependsOn": ["b", "c"]}, {"ref": "c", "dependsOn": ["a"]}]}
      """;

  private static final String OTHERS =
      """
      [{"in": ["war"], "bom-ref": "n", "name": "lit", "version": "4", "purl": "pkg:npm/lit@4",
        "licenses": [{"license": {"id": "MIT"}}]}]
      """;

  private static final String POM =
      """
      <project><build><plugins>
        <plugin><artifactId>maven-shade-plugin</artifactId><executions><execution><id>driver</id>
          <configuration><artifactSet><includes><include>org.b:*</include></includes></artifactSet>
          </configuration></execution></executions></plugin>
        <plugin><artifactId>maven-war-plugin</artifactId><configuration>
          <packagingExcludes>WEB-INF/x/**, WEB-INF/lib/three-*.jar</packagingExcludes>
        </configuration></plugin>
      </plugins></build></project>
      """;

  @TempDir private Path folder;
  private BuildFile pom;
  private Licences licences;
  private Sbom sbom;

  @BeforeEach
  void prepare() throws IOException {
    Files.writeString(folder.resolve("licenses.properties"), "org.a = ISC\n");
    Files.writeString(
        Files.createDirectory(folder.resolve("licenses")).resolve("MIT.txt"), "Free.");
    pom = BuildFile.read(Files.writeString(folder.resolve("pom.xml"), POM));
    licences = new Licences(folder);
    sbom =
        Sbom.read(
            Files.writeString(folder.resolve("all.json"), ALL),
            Files.writeString(folder.resolve("others.json"), OTHERS),
            licences);
  }

  @Test
  void namesWhatTheWarDoesNotExcludeAndWhatMavenDoesNotKnow() throws IOException {
    ShippedArtifact war =
        new ShippedArtifact("war", "pkg:maven/x/war", "type=war", true, pom.inWar());
    assertThat(sbom.components(war))
        .extracting(Component::name)
        .containsExactly("one", "two", "lit");
    assertThat(text(sbom.of(war, "1.0")).replaceAll("\\s", ""))
        .contains("\"bom-ref\":\"pkg:maven/x/war@1.0?type=war\"")
        .contains(
            "\"hashes\":[{\"alg\":\"SHA-256\",\"content\":\"1\"}],\"licenses\":[{\"expression\":\"MIT\"}]")
        .contains("{\"ref\":\"a\",\"dependsOn\":[\"b\"]}")
        .doesNotContain("MD5", "author", "\"in\"", "timestamp", "\"ref\":\"c\"");
  }

  @Test
  void namesWhatIsShadedWithoutHashesOfFilesThatAreNotThere() throws IOException {
    ShippedArtifact driver =
        new ShippedArtifact("driver", "pkg:maven/x/driver", "", false, pom.shadedBy("driver"));
    assertThat(sbom.components(driver))
        .extracting(Component::fileName)
        .containsExactly("two-2-linux.jar");
    assertThat(text(sbom.of(driver, "1.0"))).doesNotContain("hashes");
    assertThatIllegalArgumentException().isThrownBy(() -> pom.shadedBy("other"));
  }

  @Test
  void comesWithALicenceForEachComponentAndItsText() throws IOException {
    List<Component> two = sbom.components(only("two"));
    assertThat(new ThirdParties(licences).text(two))
        .contains("  org.b:two 2: MIT\n")
        .endsWith("\nFree.\n");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ThirdParties(licences).text(sbom.components(only("one"))))
        .withMessage("release/licenses lacks ISC.txt");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new ThirdParties(licences).text(sbom.components(only("three"))))
        .withMessageContaining("org.c:three ships under []");
  }

  private static String text(byte[] json) {
    return new String(json, StandardCharsets.UTF_8);
  }

  private static ShippedArtifact only(String name) {
    return new ShippedArtifact(
        "x", "pkg:maven/x/x", "", false, component -> component.name().equals(name));
  }
}
