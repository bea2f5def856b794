package io.shindigneo4j.installation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/**
 * A release of Neo4j to run.
 *
 * @param lib the folder of its libraries
 * @param main the class that starts it
 * @param java the command that runs it
 */
record Neo4jRelease(Path lib, String main, Path java) {

  private static final Path HOME = Path.of(System.getProperty("neo4j.home"));
  private static final int NEWER_JAVA = 21;

  /** The first download is some hundred MB. */
  private static final Duration DOWNLOADED = Duration.ofMinutes(15);

  /** The home of its Java. */
  Path javaHome() {
    return java.getParent().getParent();
  }

  /** The release that the plug-in is built with. */
  static Neo4jRelease ofTheBuild() {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    return new Neo4jRelease(HOME.resolve("lib"), "org.neo4j.server.CommunityEntryPoint", java);
  }

  /** A calendar release, fetched by Maven. Empty on a machine without a Java for it. */
  static Optional<Neo4jRelease> calendar() throws IOException, InterruptedException {
    Optional<Path> java = newerJava();
    if (java.isEmpty()) {
      return Optional.empty();
    }
    Path lib = HOME.resolveSibling("neo4j-calendar").resolve("lib");
    fetch(lib);
    return Optional.of(new Neo4jRelease(lib, "org.neo4j.server.Neo4jCommunity", java.get()));
  }

  /** The folder with the plug-in of the build. */
  static Path plugins() {
    return HOME.resolve("plugins");
  }

  private static void fetch(Path lib) throws IOException, InterruptedException {
    Path log = Files.createTempFile("calendar-release", ".log");
    ProcessBuilder maven =
        new ProcessBuilder(
            List.of(
                Path.of(System.getProperty("maven.home"), "bin", "mvn").toString(),
                "-q",
                "-B",
                "-f",
                "src/test/calendar-release/pom.xml",
                "dependency:copy-dependencies",
                "-DincludeScope=runtime",
                "-DoutputDirectory=" + lib));
    if (ServerProcess.start(maven, log).awaitEnd(DOWNLOADED) != 0) {
      throw new AssertionError("Neo4j was not fetched: " + Files.readString(log));
    }
    Files.delete(log);
  }

  /** The newest Java of the usual folders and of the environment variables. */
  private static Optional<Path> newerJava() throws IOException {
    try (Stream<Path> installed =
        Stream.of(Path.of("/usr/lib/jvm"), Path.of("/opt"), Path.of("/Library/Java"))
            .filter(Files::isDirectory)
            .flatMap(Neo4jRelease::children)) {
      return Stream.concat(installed, named())
          .filter(home -> version(home) >= NEWER_JAVA)
          .max(Comparator.comparingInt(Neo4jRelease::version))
          .map(home -> home.resolve("bin").resolve("java"));
    }
  }

  private static Stream<Path> named() {
    return System.getenv().entrySet().stream()
        .filter(entry -> entry.getKey().startsWith("JAVA_HOME"))
        .map(entry -> Path.of(entry.getValue()));
  }

  private static Stream<Path> children(Path folder) {
    try (Stream<Path> children = Files.list(folder)) {
      return children.toList().stream();
    } catch (IOException e) {
      return Stream.empty();
    }
  }

  /** The version of the Java in a folder; 0 if there is none. */
  private static int version(Path home) {
    Properties release = new Properties();
    try (var reader = Files.newBufferedReader(home.resolve("release"))) {
      release.load(reader);
    } catch (IOException e) {
      return 0;
    }
    String version = release.getProperty("JAVA_VERSION", "").replace("\"", "");
    String first = version.split("[.+-]")[0];
    boolean complete = Files.isExecutable(home.resolve("bin").resolve("java"));
    return complete && first.matches("\\d+") ? Integer.parseInt(first) : 0;
  }
}
