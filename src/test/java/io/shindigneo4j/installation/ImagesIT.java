package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.shindigneo4j.build.DebianPackages;
import io.shindigneo4j.build.PageCommands;
import io.shindigneo4j.build.Shell;
import io.shindigneo4j.testing.Exhaustive;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Needs root on Debian, whose podman builds and runs the images on Debian's packages. */
@DisplayName("The images")
@Exhaustive
@Timeout(value = 15, unit = TimeUnit.MINUTES)
class ImagesIT {

  private static final Path PROJECT = Path.of(System.getProperty("build.directory")).getParent();

  /** The programs of docs/deploy.md, and the one of the probe. */
  private static final String PROGRAMS = "podman runc mmdebstrap openssl curl busybox-static";

  /** By default podman raises these, which it may not where it is in a container itself. */
  private static final String LIMITS =
      """
      [containers]
      default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
      """;

  /** Fails where this process may start no container. */
  private static final String PROBE =
      """
      program=$(readlink -f /bin/busybox)
      tar -C / -c ".$program" | podman import - localhost/probe
      podman $PODMAN_OPTIONS run --rm --network host --read-only localhost/probe "$program" true
      """;

  private static final String REMOVE =
      """
      for image in probe tomcat-base neo4j-base java:17; do
        podman rmi "localhost/$image" || true
      done
      rm -f target/java.tar
      """;

  private Map<String, String> variables;

  @BeforeEach
  void getPrograms(@TempDir Path directory) throws IOException, InterruptedException {
    assumeTrue(DebianPackages.areAvailable(), "only root gets Debian's packages");
    DebianPackages.install(PROGRAMS);
    variables =
        Map.of(
            "TOMCAT", System.getProperty("tomcat.home"),
            "NEO4J", System.getProperty("neo4j.home"),
            "BUILD_OPTIONS", "--isolation chroot",
            "PODMAN_OPTIONS", "--runtime runc",
            "CONTAINERS_CONF", Files.writeString(directory.resolve("limits"), LIMITS).toString());
    assumeTrue(Shell.succeeds(PROBE, PROJECT, variables), "this machine starts no containers");
  }

  @AfterEach
  void removeBases() throws IOException, InterruptedException {
    Shell.run(REMOVE, PROJECT, Map.of());
  }

  @Test
  void areBuiltAndRunAsThePageSays() throws IOException, InterruptedException {
    assertThat(PageCommands.of("docs/deploy.md").run("deploy-check-debian", PROJECT, variables))
        .endsWith("PASSED\n");
  }
}
