package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The driver's example in the README, compiled and run. */
@ExtendWith(SharedGraphServer.class)
class ReadmeExampleTest {

  private static final Path PROJECT = Path.of(System.getProperty("build.directory")).getParent();
  private static final Path SOURCE =
      PROJECT.resolve("src/test/java/io/shindigneo4j/driver/ReadmeExampleTest.java");

  /** Of the packages of this class and its own imports. */
  private static final List<String> IMPORTS =
      List.of("import io.shindigneo4j.driver.*;", "import java.util.*;");

  private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  @Test
  void writesAndReadsAGraph(GraphServer server) {
    String address = server.uri().toString();
    assertThat(example(address, GraphServer.CREDENTIALS.password())).containsExactly("jane");
  }

  private static List<String> example(String address, String password) {
    List<String> names = new ArrayList<>();
    DriverSettings settings = DriverSettings.of(address, new Credentials("neo4j", password));
    try (GraphDriver driver = GraphDriver.connect(settings)) {
      Statement befriend =
          Statement.cypher("CREATE (:Person {id: $a})-[:FRIEND_OF]->(:Person {id: $b})");
      driver.run(befriend.with(Map.of("a", "john", "b", "jane")).writing()).join();

      Statement friends =
          Statement.cypher("MATCH (:Person {id: $id})-[:FRIEND_OF]->(f) RETURN f.id AS friend");
      for (ResultRecord friend : driver.run(friends.with("id", "john")).join().records()) {
        names.add(friend.get("friend", String.class));
      }
    }
    return names;
  }

  @Test
  void isTheExampleOfTheReadme() throws IOException {
    Matcher readme = JAVA.matcher(Files.readString(PROJECT.resolve("README.md")));
    assertThat(readme.find()).isTrue();
    List<String> source = Files.readAllLines(SOURCE).stream().map(String::strip).toList();
    List<String> example =
        readme.group(1).lines().map(String::strip).filter(line -> !IMPORTS.contains(line)).toList();
    assertThat(source).containsAll(example);
  }
}
