package io.shindigneo4j.installation;

import io.shindigneo4j.build.TutorialReader;
import io.shindigneo4j.testing.FreePort;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Where the reader of a tutorial is: a folder with a copy of the project, and beside it a Neo4j and
 * a Tomcat as they are unpacked, all for free ports. Closing deletes it.
 */
final class TutorialFolder implements AutoCloseable {

  private static final Path PROJECT = Path.of(System.getProperty("build.directory")).getParent();

  /** What the build of the clients reads. */
  private static final List<String> OF_CLIENTS =
      List.of(".npmrc", "package.json", "package-lock.json", "clients");

  private static final List<String> NOT_COPIED = List.of("node_modules", "dist");

  private final Path folder = Files.createTempDirectory("tutorial");
  private final int shindigPort = FreePort.find();
  private final int pluginPort = FreePort.find();
  private final int gadgetPort = FreePort.find();

  TutorialFolder() throws IOException {
    Files.createDirectories(project().resolve("src"));
    for (String command : List.of("run", "shindig-neo4j")) {
      script(project().resolve(command), "exec '" + PROJECT.resolve(command) + "' \"$@\"");
    }
    link("target");
    link("src/template");
  }

  private Path project() {
    return folder.resolve("shindig-neo4j");
  }

  private void link(String path) throws IOException {
    Files.createSymbolicLink(project().resolve(path), PROJECT.resolve(path));
  }

  private static void script(Path file, String command) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, "#!/bin/sh\n" + command + "\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  /** Copies the clients, as their builds write beside their sources. */
  void addClients() throws IOException {
    for (String name : OF_CLIENTS) {
      copy(PROJECT.resolve(name), project().resolve(name));
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    if (!Files.isDirectory(from)) {
      Files.copy(from, to);
      return;
    }
    Files.createDirectories(to);
    try (Stream<Path> children = Files.list(from)) {
      for (Path child : children.toList()) {
        String name = child.getFileName().toString();
        if (!NOT_COPIED.contains(name)) {
          copy(child, to.resolve(name));
        }
      }
    }
  }

  /**
   * Unpacks a Neo4j, without the plug-in: what the distribution's commands run is in its libraries.
   *
   * @return its home
   */
  Path addNeo4j() throws IOException {
    Path home = folder.resolve("neo4j-community-5.26.30");
    Files.createDirectories(home.resolve("plugins"));
    Files.createDirectories(home.resolve("logs"));
    Files.createSymbolicLink(home.resolve("lib"), Neo4jRelease.ofTheBuild().lib());
    Files.write(
        Files.createDirectories(home.resolve("conf")).resolve("neo4j.conf"), configuration());
    script(home.resolve("bin/neo4j"), java(home, "org.neo4j.server.startup.Neo4jCommand"));
    script(home.resolve("bin/neo4j-admin"), java(home, "org.neo4j.cli.AdminTool"));
    return home;
  }

  private List<String> configuration() {
    return List.of(
        "dbms.usage_report.enabled=false",
        "server.bolt.listen_address=127.0.0.1:" + FreePort.find(),
        "server.http.listen_address=127.0.0.1:" + FreePort.find(),
        "server.memory.heap.max_size=768m",
        "server.memory.pagecache.size=64m",
        "server.jvm.additional=-XX:TieredStopAtLevel=1",
        "server.jvm.additional=-XX:+UseSerialGC",
        "server.jvm.additional=-Dlog4j2.disable.jmx=true",
        "server.jvm.additional=--add-opens=java.base/java.nio=ALL-UNNAMED",
        "server.jvm.additional=--add-opens=java.base/java.io=ALL-UNNAMED",
        "server.jvm.additional=--add-opens=java.base/sun.nio.ch=ALL-UNNAMED",
        "server.shindig.neo4j.listen_address=127.0.0.1:" + pluginPort);
  }

  private static String java(Path home, String main) {
    return """
        export NEO4J_HOME='%1$s' NEO4J_CONF='%1$s/conf'
        exec java -cp '%1$s/plugins/*:%1$s/conf/*:%1$s/lib/*' %2$s "$@"\
        """
        .formatted(home, main);
  }

  /** Unpacks a Tomcat. */
  void addTomcat() throws IOException {
    Path home = folder.resolve("apache-tomcat-9.0.122");
    copy(TomcatRelease.TOMCAT_9.home(), home);
    for (String name : List.of("logs", "temp", "webapps")) {
      Files.createDirectories(home.resolve(name));
    }
    Path serverXml = home.resolve("conf/server.xml");
    String stock = Files.readString(serverXml);
    Files.writeString(
        serverXml,
        stock
            .replace("port=\"8005\"", "port=\"-1\"")
            .replace("port=\"8080\"", "address=\"127.0.0.1\" port=\"" + shindigPort + "\""));
  }

  /** A reader who is in the folder, with the build's Java and Maven. */
  TutorialReader reader() {
    return reader(folder);
  }

  /** A reader who is in the folder of the project. */
  TutorialReader readerInProject() {
    return reader(project());
  }

  private TutorialReader reader(Path where) {
    return new TutorialReader(
        where,
        Map.of(
            "JAVA_HOME", System.getProperty("java.home"),
            "PATH", path(),
            "SHINDIG_PORT", Integer.toString(shindigPort),
            "SHINDIG_NEO4J_DATA", project().resolve("data").toString()),
        Map.of(
            "localhost:8080", "localhost:" + shindigPort,
            "localhost:7690", "localhost:" + pluginPort,
            "127.0.0.1:7690", "127.0.0.1:" + pluginPort,
            "8000", Integer.toString(gadgetPort)));
  }

  private static String path() {
    return String.join(
        File.pathSeparator,
        Path.of(System.getProperty("java.home"), "bin").toString(),
        Path.of(System.getProperty("maven.home"), "bin").toString(),
        System.getenv("PATH"));
  }

  /** Where the plug-in answers for a database. */
  String endpoint(String database) {
    return "ws://127.0.0.1:" + pluginPort + "/" + database;
  }

  /** The address of Shindig, with a slash at the end. */
  String address() {
    return "http://localhost:" + shindigPort + "/";
  }

  /** The address of the gadget that the reader serves. */
  String gadget() {
    return "http://localhost:" + gadgetPort + "/gadget.xml";
  }

  @Override
  public void close() throws IOException {
    Directories.delete(folder);
  }
}
