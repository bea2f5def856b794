package io.shindigneo4j.driver;

import static io.shindigneo4j.driver.CallResults.echo;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.Message.Request;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Phases;
import io.shindigneo4j.protocol.Summary;
import io.shindigneo4j.testing.ScriptedPeer;
import io.shindigneo4j.testing.ScriptedServer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A statement after a write")
class DriverBookmarksTest {

  private final ScriptedServer server =
      ScriptedServer.start().answering(DriverBookmarksTest::answerWithBookmark);

  @AfterEach
  void close() {
    server.close();
  }

  private static void answerWithBookmark(ScriptedPeer peer, Request request) {
    Summary summary = new Summary(Map.of(), Phases.NONE, Optional.of("bookmark " + request.id()));
    peer.send(new Success(request.id(), List.of(), List.of(), summary));
  }

  private List<String> sent() throws InterruptedException {
    return server.take().work().terms().bookmarks();
  }

  @Test
  void waitsForItsBookmarkAndForThoseThatItNames() throws Exception {
    DriverSettings settings = server.driverSettings().withBookmarks(BookmarkManager.inMemory());
    try (GraphDriver driver = GraphDriver.connect(settings)) {
      driver.execute(echo("x").writing());
      driver.execute(echo("x").after(List.of("named")));
      assertThat(sent()).isEmpty();
      assertThat(sent()).containsExactlyInAnyOrder("named", "bookmark 1");
    }
  }

  @Test
  void waitsForNothingWithoutABookmarkManager() throws Exception {
    try (GraphDriver driver = GraphDriver.connect(server.driverSettings())) {
      driver.execute(echo("x").writing());
      driver.execute(echo("x"));
      assertThat(sent()).isEmpty();
      assertThat(sent()).isEmpty();
    }
  }
}
