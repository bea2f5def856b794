package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.build.Shell;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.jar.JarFile;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;

/**
 * Maven resolves it from an empty local repository; the registry it asks is the one of this
 * machine, so that nothing comes over a network.
 */
@Exhaustive
@DisplayName("The driver as a library of a project of somebody else's")
@ExtendWith(SharedGraphServer.class)
class DriverLibraryIT {

  private static final String POM =
      """
      <project xmlns="http://maven.apache.org/POM/4.0.0">
        <modelVersion>4.0.0</modelVersion>
        <groupId>org.example</groupId><artifactId>program</artifactId><version>1</version>
        <properties>
          <maven.compiler.release>17</maven.compiler.release>
          <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
        </properties>
        <dependencies>
          <dependency>
            <groupId>io.shindigneo4j</groupId><artifactId>shindig-neo4j-driver</artifactId>
            <version>%s</version>
          </dependency>
        </dependencies>
        <build>
          <plugins>
            <plugin><artifactId>maven-resources-plugin</artifactId><version>3.5.0</version></plugin>
            <plugin><artifactId>maven-compiler-plugin</artifactId><version>3.16.0</version></plugin>
          </plugins>
        </build>
      </project>
      """;

  private static final String SETTINGS =
      """
      <settings>
        <localRepository>%s</localRepository>
        <mirrors><mirror><id>here</id><mirrorOf>*</mirrorOf><url>%s</url></mirror></mirrors>
      </settings>
      """;

  private static final String MODULE =
      "module program { requires io.shindigneo4j.driver; requires org.slf4j; }";

  private static final String PROGRAM =
      """
      package org.example;

      import io.shindigneo4j.driver.Credentials;
      import io.shindigneo4j.driver.DriverSettings;
      import io.shindigneo4j.driver.GraphDriver;
      import io.shindigneo4j.driver.Statement;

      public final class Program {
        public static void main(String[] arguments) {
          var settings = DriverSettings.of(arguments[0], new Credentials("neo4j", arguments[1]));
          try (GraphDriver driver = GraphDriver.connect(settings)) {
            Object sum = driver.run(Statement.cypher("RETURN 40 + 2 AS sum")).join()
                .first().orElseThrow().get("sum");
            System.out.println("sum=" + sum + " in " + Program.class.getModule().getName());
          }
        }
      }
      """;

  private static final Path DRIVER = Path.of(System.getProperty("driver.jar"));
  private static final String OWN_POM =
      "META-INF/maven/io.shindigneo4j/shindig-neo4j-driver/pom.xml";

  private static final String MAVEN = "mvn -B -q -s settings.xml org.apache.maven.plugins:maven-%s";

  @TempDir private Path folder;

  @Test
  void isInstalledByItsOwnPomCompiledAgainstAsAModuleAndRun(GraphServer server) throws Exception {
    prepare();
    install();
    run("compiler-plugin:3.16.0:compile");
    run("dependency-plugin:3.11.0:build-classpath -Dmdep.outputFile=path");
    String path = Files.readString(folder.resolve("path")).strip();
    assertThat(path.split(":"))
        .as("what its POM brings")
        .extracting(jar -> Path.of(jar).getFileName().toString().replaceFirst("-\\d.*", ""))
        .containsExactlyInAnyOrder("shindig-neo4j-driver", "slf4j-api", "jspecify");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String arguments = server.uri() + " " + GraphServer.CREDENTIALS.password();
    assertThat(
            shell(
                java
                    + " -p target/classes:"
                    + path
                    + " -m program/org.example.Program "
                    + arguments))
        .contains("sum=42 in program");
    assertThat(shell(java + " -cp target/classes:" + path + " org.example.Program " + arguments))
        .contains("sum=42 in null");
  }

  private void prepare() throws Exception {
    Path sources = Files.createDirectories(folder.resolve("src/main/java/org/example"));
    Files.writeString(sources.resolve("Program.java"), PROGRAM);
    Files.writeString(folder.resolve("src/main/java/module-info.java"), MODULE);
    Files.writeString(folder.resolve("pom.xml"), POM.formatted(version()));
    Files.writeString(
        folder.resolve("settings.xml"),
        SETTINGS.formatted(folder.resolve("repository"), buildsRepository().toUri()));
  }

  /** The local repository of the build, by a jar of it. */
  private static Path buildsRepository() throws URISyntaxException {
    Path jar = Path.of(Logger.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    return jar.resolve("../../../../..").normalize();
  }

  /** Puts the jar and its POM where Maven looks for them. */
  private void install() throws IOException {
    String version = version();
    Path place = folder.resolve("repository/io/shindigneo4j/shindig-neo4j-driver/" + version);
    String name = "shindig-neo4j-driver-" + version;
    Files.createDirectories(place);
    Files.copy(DRIVER, place.resolve(name + ".jar"));
    try (JarFile jar = new JarFile(DRIVER.toFile());
        InputStream pom = jar.getInputStream(jar.getEntry(OWN_POM))) {
      Files.copy(pom, place.resolve(name + ".pom"));
    }
  }

  private static String version() throws IOException {
    try (JarFile jar = new JarFile(DRIVER.toFile())) {
      return jar.getManifest().getMainAttributes().getValue("Implementation-Version");
    }
  }

  private void run(String goal) throws IOException, InterruptedException {
    shell(MAVEN.formatted(goal));
  }

  private String shell(String command) throws IOException, InterruptedException {
    Path maven = Path.of(System.getProperty("maven.home"), "bin");
    return Shell.run(command, folder, Map.of("PATH", maven + ":" + System.getenv("PATH")));
  }
}
