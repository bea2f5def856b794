package io.shindigneo4j.build;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The rules of Prometheus")
@Exhaustive
@Timeout(TestDeadlines.TEST_SECONDS)
class PrometheusRulesTest {

  private static final Path PROJECT =
      Path.of(System.getProperty("build.directory")).toAbsolutePath().getParent();

  @Test
  void passTheChecksOfThePage() throws IOException, InterruptedException {
    Path promtool = Promtool.require();
    String path = promtool.getParent() + File.pathSeparator + System.getenv("PATH");
    String printed =
        PageCommands.of("docs/observability.md").run("check-rules", PROJECT, Map.of("PATH", path));
    assertThat(printed).contains("SUCCESS").doesNotContain("FAILED");
  }
}
