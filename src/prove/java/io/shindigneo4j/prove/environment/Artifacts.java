package io.shindigneo4j.prove.environment;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What a build has made.
 *
 * @param war for Tomcat
 * @param plugin the jar for Neo4j
 */
public record Artifacts(Path war, Path plugin) {

  private static final String PLUGINS = "shindig-neo4j-*-neo4j-plugin.jar";

  /** The name in folders of servers, whatever that of the file was. */
  private static final String INSTALLED = "shindig-neo4j-installed-neo4j-plugin.jar";

  public static Artifacts ofThisBuild() throws IOException {
    Path plugins = Path.of(System.getProperty("neo4j.home", "target/neo4j")).resolve("plugins");
    return new Artifacts(Path.of(System.getProperty("war.file")), pluginOf(plugins));
  }

  private static Path pluginOf(Path folder) throws IOException {
    try (DirectoryStream<Path> jars = Files.newDirectoryStream(folder, PLUGINS)) {
      for (Path jar : jars) {
        return jar;
      }
    }
    throw new IOException("there is no plug-in in " + folder);
  }

  /** Puts the plug-in in place of the one that is there. */
  void installPlugin(Path folder) throws IOException {
    try (DirectoryStream<Path> jars = Files.newDirectoryStream(folder, PLUGINS)) {
      for (Path jar : jars) {
        Files.delete(jar);
      }
    }
    Files.copy(plugin, folder.resolve(INSTALLED));
  }
}
