package io.shindigneo4j.upgrade;

import com.fasterxml.jackson.core.type.TypeReference;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What a release has left behind.
 *
 * @param path the folder, named by the version: {@code neo4j.dump}, {@code neo4j.conf}, {@code
 *     shindig.properties}, {@code environment.txt}, {@code token.key}, {@code answers.json} and
 *     {@code release.properties}
 */
record ReleaseFolder(Path path) {

  private static final Path ALL = Path.of("src", "test", "resources", "upgrade");

  static List<ReleaseFolder> all() throws IOException {
    try (Stream<Path> folders = Files.list(ALL)) {
      return folders.filter(Files::isDirectory).sorted().map(ReleaseFolder::new).toList();
    }
  }

  String version() {
    return path.getFileName().toString();
  }

  /** By the key, with all that an operator could write. */
  Map<String, String> shindigSettings() throws IOException {
    return properties("shindig.properties");
  }

  /** The part of the plug-in. */
  Map<String, String> neo4jSettings() throws IOException {
    return properties("neo4j.conf");
  }

  /** The environment variables that Shindig has read. */
  List<String> environment() throws IOException {
    return Files.readAllLines(path.resolve("environment.txt"));
  }

  /** What has encrypted tokens and secrets. */
  String tokenKey() throws IOException {
    return Files.readString(path.resolve("token.key")).strip();
  }

  List<AnsweredQuestion> answers() throws IOException {
    return CanonicalJson.FILES.readValue(
        path.resolve("answers.json").toFile(), new TypeReference<List<AnsweredQuestion>>() {});
  }

  /** When the data was complete, in milliseconds since 1970. */
  long made() throws IOException {
    return Long.parseLong(properties("release.properties").get("made"));
  }

  private Map<String, String> properties(String file) throws IOException {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(path.resolve(file))) {
      properties.load(reader);
    }
    Map<String, String> texts = new TreeMap<>();
    properties.stringPropertyNames().forEach(key -> texts.put(key, properties.getProperty(key)));
    return texts;
  }

  @Override
  public String toString() {
    return version();
  }
}
