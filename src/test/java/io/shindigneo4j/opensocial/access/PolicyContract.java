package io.shindigneo4j.opensocial.access;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HandlerCalls;
import io.shindigneo4j.testing.HandlerContract;
import java.time.Clock;
import java.time.ZoneOffset;
import org.junit.jupiter.api.BeforeEach;

/** What the contracts of narrow policies have in common. */
abstract class PolicyContract extends HandlerContract {

  private GraphServer server;

  @BeforeEach
  void serve(GraphServer graphServer) {
    server = graphServer;
  }

  /** From now on another policy counts. */
  void under(AccessPolicy policy) {
    calls =
        new HandlerCalls(
            server, driver, mode, new AccessControl(policy), Clock.fixed(NOW, ZoneOffset.UTC));
  }
}
