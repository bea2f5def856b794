package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.shindigneo4j.build.Shell;
import io.shindigneo4j.testing.JsonPath;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(value = 10, unit = TimeUnit.MINUTES)
class RunCommandIT {
  private static final Path PROJECT = Path.of(System.getProperty("build.directory")).getParent();

  @TempDir Path directory;

  @Test
  void answersFromTheSampleDataAndAgainAfterASecondStart()
      throws IOException, InterruptedException {
    Path key = directory.resolve("data").resolve("token.key");
    Http.Answer first;
    String secret;
    try (RunCommand command = RunCommand.start(directory)) {
      assertThat(command.log()).doesNotContain("WARN", "SEVERE");
      first = command.example();
      assertThat(first.status()).isEqualTo(200);
      assertThat(first.body()).contains("\"totalResults\":3");
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(key)))
          .isEqualTo("rw-------");
      secret = Files.readString(key);
      assertGadgets(command.address());
      assertThat(operator("clients register --id beside --name Beside --grant client_credentials"))
          .contains("beside");
      assertThat(operator("clients list")).contains("beside");
      assertThat(operator("token --viewer john.doe --app 1")).startsWith("default:");
      assertStopsWithTheDatabase(command);
    }
    try (RunCommand command = RunCommand.start(directory)) {
      assertThat(json(command.example())).isEqualTo(json(first));
      assertThat(key).hasContent(secret);
      assertTheDatabaseEndsWhenTheCommandIsKilled(command);
    }
  }

  /** Runs a command for operators in another terminal, which knows the data folder alone. */
  private String operator(String arguments) throws IOException, InterruptedException {
    return Shell.run(
        "./shindig-neo4j " + arguments,
        PROJECT,
        Map.of("SHINDIG_NEO4J_DATA", directory.resolve("data").toString()));
  }

  /** Shows its own gadgets on hosts of their own, and hides the rest of the machine. */
  private static void assertGadgets(String address) throws IOException {
    String gadget = address + "gadgets/SocialHelloWorld.xml";
    assertThat(Http.at(address + "gadgets/ifr?url=" + gadget).get().status()).isEqualTo(404);
    assertThat(metadata(address, gadget))
        .contains("Social Hello World")
        .containsPattern("//[a-z0-9]{32}\\.gadgets\\.localhost:[0-9]+/gadgets/ifr");
    assertThat(metadata(address, gadget.replace("localhost", "127.0.0.1")))
        .contains("HTTP error 403");
  }

  private static String metadata(String address, String gadget) throws IOException {
    String request =
        "{\"context\":{\"container\":\"default\"},\"gadgets\":[{\"url\":\"" + gadget + "\"}]}";
    String query = URLEncoder.encode(request, StandardCharsets.UTF_8);
    return Http.at(address + "gadgets/metadata?callback=show&req=" + query).get().body();
  }

  private static void assertStopsWithTheDatabase(RunCommand command) throws InterruptedException {
    List<ProcessHandle> database = command.descendants();
    command.stop();
    assertThat(database).isNotEmpty().noneMatch(ProcessHandle::isAlive);
  }

  private static void assertTheDatabaseEndsWhenTheCommandIsKilled(RunCommand command)
      throws InterruptedException {
    List<ProcessHandle> database = command.descendants();
    assertThat(database).isNotEmpty();
    command.kill();
    await()
        .atMost(TestDeadlines.PROCESS)
        .untilAsserted(() -> assertThat(database).noneMatch(ProcessHandle::isAlive));
  }

  /** The answer without the order of its fields, which may differ. */
  private static Map<String, Object> json(Http.Answer answer) {
    return JsonPath.from(answer.body()).getMap("");
  }
}
