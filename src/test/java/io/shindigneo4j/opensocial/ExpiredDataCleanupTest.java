package io.shindigneo4j.opensocial;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.OldData;
import io.shindigneo4j.testing.SharedGraphServer;
import java.time.Clock;
import java.time.ZoneOffset;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Shindig over Bolt deletes what has expired")
@ExtendWith(SharedGraphServer.class)
class ExpiredDataCleanupTest {

  @Test
  void andNothingElse(GraphServer server) {
    server.clear();
    GraphDriver driver = Link.BOLT.sharedDriver(server);
    OldData.create(server);
    Clock clock = Clock.fixed(OldData.NOW, ZoneOffset.UTC);
    try (ExpiredDataCleanup cleanup = new ExpiredDataCleanup(driver, clock)) {
      cleanup.cleanUp();
    }
    assertThat(OldData.left(server)).containsExactlyElementsOf(OldData.KEPT);
  }
}
