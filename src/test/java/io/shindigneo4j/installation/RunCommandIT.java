package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.restassured.path.json.JsonPath;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(value = 4, unit = TimeUnit.MINUTES)
class RunCommandIT {
  @TempDir Path directory;

  @Test
  void answersFromTheSampleDataAndAgainAfterASecondStart()
      throws IOException, InterruptedException {
    Http.Answer first = exampleOfOneStart();
    assertThat(first.status()).isEqualTo(200);
    assertThat(first.body()).contains("\"totalResults\":3");
    Path key = directory.resolve("data").resolve("token.key");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(key)))
        .isEqualTo("rw-------");
    String secret = Files.readString(key);
    assertThat(json(exampleOfOneStart())).isEqualTo(json(first));
    assertThat(key).hasContent(secret);
  }

  @Test
  void showsItsOwnGadgetsAndHidesTheRestOfTheMachine() throws IOException, InterruptedException {
    try (RunCommand command = RunCommand.start(directory)) {
      String address = command.address();
      String gadget = address + "gadgets/ifr?url=";
      Http.Answer own = Http.at(gadget + address + "gadgets/SocialHelloWorld.xml").get();
      assertThat(own.status()).isEqualTo(200);
      assertThat(own.body()).contains("Social Hello World", "\"people.get\"");
      assertThat(Http.at(gadget + address.replace("localhost", "127.0.0.1")).get().status())
          .isEqualTo(403);
    }
  }

  @Test
  void takesTheDatabaseWithItWhenItIsKilled() throws IOException, InterruptedException {
    try (RunCommand command = RunCommand.start(directory)) {
      List<ProcessHandle> database = command.descendants();
      assertThat(database).isNotEmpty();
      command.kill();
      await()
          .atMost(Duration.ofSeconds(30))
          .untilAsserted(() -> assertThat(database).noneMatch(ProcessHandle::isAlive));
    }
  }

  /** Without the order of the fields, which is by chance. */
  private static Map<String, Object> json(Http.Answer answer) {
    return JsonPath.from(answer.body()).getMap("");
  }

  private Http.Answer exampleOfOneStart() throws IOException, InterruptedException {
    try (RunCommand command = RunCommand.start(directory)) {
      Http.Answer answer = command.example();
      List<ProcessHandle> database = command.descendants();
      command.stop();
      assertThat(database).isNotEmpty().noneMatch(ProcessHandle::isAlive);
      return answer;
    }
  }
}
