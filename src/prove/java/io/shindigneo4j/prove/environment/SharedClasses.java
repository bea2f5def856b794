package io.shindigneo4j.prove.environment;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The classes that Neo4j loads as it starts and answers, in an archive of the JVM (class data
 * sharing). With it, a start takes half the time. The JVM ignores an archive of other files.
 */
public final class SharedClasses {

  /** The options of a JVM that starts soon. */
  static final List<String> QUICK_START =
      List.of(
          "-Xmx768m",
          "-XX:TieredStopAtLevel=1",
          "-XX:ReservedCodeCacheSize=256m",
          "-XX:+UseSerialGC");

  private static final Path HOME = Path.of(System.getProperty("neo4j.home", "target/neo4j"));
  private static final Path PLUGINS = HOME.resolve("plugins").toAbsolutePath();
  private static final Path ARCHIVE = HOME.resolve("classes.jsa").toAbsolutePath();

  /** Uses a server as those that follow will be used. */
  @FunctionalInterface
  public interface Use {
    void of(Deployment deployment) throws IOException, InterruptedException;
  }

  private SharedClasses() {}

  /** Starts a server, uses and stops it, to learn its classes, unless they are known. */
  public static synchronized void learn(Use use) throws IOException, InterruptedException {
    if (isCurrent()) {
      return;
    }
    Path learned = ARCHIVE.resolveSibling("classes-" + ProcessHandle.current().pid() + ".jsa");
    List<String> options = with("-XX:ArchiveClassesAtExit=", learned);
    try (Deployment deployment = Deployment.plain(settings(Map.of()), options)) {
      use.of(deployment);
      deployment.server().stop();
    }
    Files.move(learned, ARCHIVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /** The options of the JVM of a server that uses the archive, if there is one. */
  static List<String> options() throws IOException {
    return isCurrent() ? with("-XX:SharedArchiveFile=", ARCHIVE) : QUICK_START;
  }

  private static List<String> with(String option, Path archive) {
    List<String> options = new ArrayList<>(QUICK_START);
    options.add(option + archive);
    return options;
  }

  /** The archive counts only if all servers have the same files. */
  static Map<String, String> settings(Map<String, String> others) {
    Map<String, String> settings = new HashMap<>(others);
    settings.put("server.directories.plugins", PLUGINS.toString());
    return settings;
  }

  private static boolean isCurrent() throws IOException {
    return Files.exists(ARCHIVE) && Files.getLastModifiedTime(ARCHIVE).compareTo(newest()) > 0;
  }

  private static FileTime newest() throws IOException {
    try (Stream<Path> files = Files.walk(HOME)) {
      return files
          .filter(file -> file.toString().endsWith(".jar"))
          .map(SharedClasses::modified)
          .max(Comparator.naturalOrder())
          .orElseThrow();
    }
  }

  private static FileTime modified(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
