package io.shindigneo4j.web.launcher;

import java.nio.file.Path;

/** The paths of what the launcher starts. */
record ProjectLayout(Path root) {
  Path webapp() {
    return target().resolve("webapp");
  }

  Path neo4jHome() {
    return target().resolve("neo4j");
  }

  /** Tomcat's scratch directory. */
  Path tomcatBase() {
    return target().resolve("launcher").resolve("tomcat");
  }

  private Path target() {
    return root.resolve("target");
  }
}
