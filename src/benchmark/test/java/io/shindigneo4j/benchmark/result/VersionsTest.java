package io.shindigneo4j.benchmark.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("What a run was made with")
class VersionsTest {

  @Test
  void isReadOffTheNamesOfJars() {
    String classPath =
        "target/classes:/m/h2/h2-2.3.232.jar:/m/bson/bson-record-1.jar:/m/bson-5.1.jar";
    assertThat(Versions.of("h2", classPath)).contains("2.3.232");
    assertThat(Versions.of("bson", classPath)).contains("5.1");
    assertThat(Versions.of("hibernate-core", classPath)).isEmpty();
  }

  @Test
  void hasNeo4jTheDriversAndJava() {
    assertThat(Versions.here()).containsKeys("Java", "Neo4j", "Neo4j Java driver (bolt)", "Netty");
    assertThat(Versions.here().get("Neo4j")).startsWith("5.");
  }

  @Test
  void hasTheVersionOfTheProject(@TempDir Path directory) throws IOException {
    Path project = directory.resolve("pom.xml");
    Files.writeString(project, "<modelVersion>4</modelVersion>\n  <version>1.2-X</version>\n");
    assertThat(Versions.own(project)).contains("1.2-X");
    assertThat(Versions.own(directory.resolve("none"))).isEmpty();
  }

  @Test
  void namesTheProcessor(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("cpuinfo");
    Files.writeString(
        file, "processor\t: 0\nmodel name\t: Some CPU @ 2 GHz\nmodel name\t: Other\n");
    assertThat(Machine.processorName(file)).isEqualTo("Some CPU @ 2 GHz");
    assertThat(Machine.processorName(directory.resolve("none"))).isEqualTo("unnamed");
  }
}
