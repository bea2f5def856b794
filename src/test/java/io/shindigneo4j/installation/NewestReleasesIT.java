package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Exhaustive;
import java.io.IOException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The WAR in Tomcat 11 and the plug-in in a calendar release of Neo4j, on a newer Java")
@Exhaustive
class NewestReleasesIT extends SocialApiContract {

  NewestReleasesIT() {
    super(new RunningShindig("native", TomcatRelease.TOMCAT_11, Neo4jLine.CALENDAR));
  }

  @Test
  @DisplayName("Tomcat runs with the Java of Neo4j")
  void runsOnANewerJava() throws IOException {
    assertThat(shindig.log()).contains(shindig.javaHome().toString());
  }
}
