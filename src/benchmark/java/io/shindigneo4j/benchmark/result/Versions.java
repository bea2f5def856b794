package io.shindigneo4j.benchmark.result;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The versions of the measured software, from the names of jars in the class path. */
public final class Versions {

  private static final Map<String, String> JARS = new LinkedHashMap<>();

  static {
    JARS.put("Neo4j", "neo4j-kernel");
    JARS.put("Neo4j Java driver (bolt)", "neo4j-java-driver");
    JARS.put("Apache Shindig", "shindig-social-api");
    JARS.put("LZ4", "lz4-java");
    JARS.put("Netty", "netty-codec-http");
    JARS.put("Jackson", "jackson-databind");
    JARS.put("Gremlin driver", "gremlin-driver");
    JARS.put("Hibernate", "hibernate-core");
    JARS.put("H2", "h2");
    JARS.put("MariaDB driver", "mariadb-java-client");
  }

  private Versions() {}

  /** The versions in this process. Missing ones are left out. */
  public static Map<String, String> here() {
    Map<String, String> versions = new LinkedHashMap<>();
    versions.put("Java", Runtime.version() + " (" + System.getProperty("java.vm.name") + ")");
    own(Path.of("pom.xml")).ifPresent(version -> versions.put("shindig-neo4j", version));
    JARS.forEach(
        (name, jar) ->
            of(jar, System.getProperty("java.class.path"))
                .ifPresent(version -> versions.put(name, version)));
    return versions;
  }

  static Optional<String> of(String jar, String classPath) {
    Matcher matcher =
        Pattern.compile("(?:^|[/\\\\:;])" + Pattern.quote(jar) + "-(\\d[^/\\\\:;]*)\\.jar")
            .matcher(classPath);
    return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
  }

  /** The project's own version: the first one in its project file. */
  static Optional<String> own(Path project) {
    try (Stream<String> lines = Files.lines(project)) {
      return lines
          .map(line -> line.replaceAll(".*<version>(.*)</version>.*", "$1"))
          .filter(version -> version.matches("\\d\\S*"))
          .findFirst();
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
