package io.shindigneo4j.installation;

import java.nio.file.Path;

/** A release line of Tomcat, and the WAR that is for it. */
enum TomcatRelease {
  /** With {@code javax.servlet}. */
  TOMCAT_9("tomcat.home", "war.file"),
  TOMCAT_10("tomcat10.home", "jakarta.war.file"),
  TOMCAT_11("tomcat11.home", "jakarta.war.file");

  private final String installation;
  private final String war;

  TomcatRelease(String installation, String war) {
    this.installation = installation;
    this.war = war;
  }

  /** The folder of the release as it is distributed. */
  Path home() {
    return Path.of(System.getProperty(installation));
  }

  Path war() {
    return Path.of(System.getProperty(war));
  }
}
