package io.shindigneo4j.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.PythonEnvironment;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Needs python3 with its venv, and the packages that {@code deployment-requirements.txt} pins. */
@DisplayName("The files of a deployment")
@Exhaustive
class DeploymentFilesIT {

  private static final Path DEPLOY =
      Path.of(System.getProperty("build.directory")).resolveSibling("deploy");
  private static final String COMPOSE = "compose.yaml";

  private static final String YAML_RULES =
      """
      extends: default
      rules:
        document-start: disable
        comments: {min-spaces-from-content: 1}
        line-length: {max: 150}
      """;

  @TempDir private static Path folder;
  private static PythonEnvironment python;

  @BeforeAll
  static void install() throws Exception {
    python = PythonEnvironment.install("deployment", "deployment-requirements.txt", folder);
  }

  private static String run(String... arguments) throws Exception {
    return python.runIn(DEPLOY, Map.of(), arguments);
  }

  @Test
  void areYamlWithoutFault() throws Exception {
    assertThat(run("-m", "yamllint", "--strict", "-d", YAML_RULES, ".")).isEmpty();
  }

  @Test
  void haveWhatTheComposeSpecificationKnows() throws Exception {
    assertThat(checkCompose(DEPLOY.resolve(COMPOSE))).contains("ok");
    String wrong = Files.readString(DEPLOY.resolve(COMPOSE)).replace("mem_limit:", "memlimit:");
    Path copy = Files.writeString(folder.resolve(COMPOSE), wrong);
    assertThatThrownBy(() -> checkCompose(copy)).hasMessageContaining("memlimit");
  }

  private static String checkCompose(Path file) throws Exception {
    return run(
        "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", file.toString());
  }

  @Test
  void haveWhatKubernetesKnows() throws Exception {
    List<String> manifests = manifests();
    assertThat(manifests).hasSizeGreaterThan(3);
    assertThat(checkManifests(manifests)).contains("INFO").doesNotContain("ERROR");
    String wrong =
        Files.readString(DEPLOY.resolve("kubernetes/shindig.yaml"))
            .replace("maxUnavailable:", "maxUnavailables:");
    Path copy = Files.writeString(folder.resolve("shindig.yaml"), wrong);
    assertThatThrownBy(() -> checkManifests(List.of(copy.toString())))
        .hasMessageContaining("maxUnavailables");
  }

  private static List<String> manifests() throws Exception {
    try (Stream<Path> files = Files.list(DEPLOY.resolve("kubernetes"))) {
      return files.map(Path::toString).sorted().toList();
    }
  }

  private static String checkManifests(List<String> files) throws Exception {
    List<String> arguments = new ArrayList<>(List.of("-m", "kubernetes_validate", "--strict"));
    arguments.addAll(files);
    return run(arguments.toArray(String[]::new));
  }
}
