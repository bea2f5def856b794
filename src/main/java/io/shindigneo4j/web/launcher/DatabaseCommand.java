package io.shindigneo4j.web.launcher;

import java.io.File;
import java.nio.file.Path;
import java.util.List;

/** The command line of the local database. */
final class DatabaseCommand {
  private static final String MAIN = "io.shindigneo4j.server.LocalDatabase";

  /**
   * Ctrl-C reaches every process of the terminal's group. The database ignores it, as Shindig must
   * stop first. The database stops when its standard input ends.
   */
  private static final String IGNORE_INTERRUPT = "trap '' INT; exec \"$@\"";

  private DatabaseCommand() {}

  static List<String> of(Path neo4jHome, Path data) {
    return List.of(
        "/bin/sh",
        "-c",
        IGNORE_INTERRUPT,
        "sh",
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx1g",
        "-XX:+UseG1GC",
        "-XX:+ExitOnOutOfMemoryError",
        "-Dlog4j2.disable.jmx=true",
        "--add-opens=java.base/java.nio=ALL-UNNAMED",
        "--add-opens=java.base/java.io=ALL-UNNAMED",
        "--add-opens=java.base/sun.nio.ch=ALL-UNNAMED",
        "-cp",
        classPath(neo4jHome),
        MAIN,
        data.toString());
  }

  private static String classPath(Path neo4jHome) {
    return neo4jHome.resolve("plugins/*") + File.pathSeparator + neo4jHome.resolve("lib/*");
  }
}
