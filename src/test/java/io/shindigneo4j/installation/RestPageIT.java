package io.shindigneo4j.installation;

import io.shindigneo4j.build.TutorialReader;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.testing.Tokens;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

@Timeout(TestDeadlines.TEST_SECONDS)
class RestPageIT {
  private static final Path PROJECT = Path.of(System.getProperty("build.directory")).getParent();

  @RegisterExtension
  static final RunningShindig shindig = new RunningShindig("native", TomcatRelease.TOMCAT_9);

  @Test
  void doesWhatItShows() throws Exception {
    try (TutorialReader reader =
        new TutorialReader(
            PROJECT,
            Map.of("SHINDIG_NEO4J_TOKEN_KEY", Tokens.KEY),
            Map.of("http://localhost:8080/", shindig.address()))) {
      reader.follow("docs/rest.md");
    }
  }
}
