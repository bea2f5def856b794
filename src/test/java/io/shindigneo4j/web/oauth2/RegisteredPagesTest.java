package io.shindigneo4j.web.oauth2;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.oauth.ClientName;
import io.shindigneo4j.opensocial.oauth.ClientRegistration;
import io.shindigneo4j.opensocial.oauth.ClientRegistry;
import io.shindigneo4j.opensocial.oauth.RedirectUri;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientOutcome;
import io.shindigneo4j.schema.authorization.ClientOperations.GrantType;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.SharedGraphServer;
import java.time.Clock;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("The pages of public clients")
@ExtendWith(SharedGraphServer.class)
class RegisteredPagesTest {

  private long now;

  @Test
  void areKnownToTheFirstThatAsksAfterAWhile(GraphServer server) {
    OperationRunner operations =
        new OperationRunner(Link.WEBSOCKET.sharedDriver(server), QueryMode.NATIVE);
    ClientRegistry clients = new ClientRegistry(operations, Clock.systemUTC());
    register(clients, "first");
    RegisteredPages pages = new RegisteredPages(clients, () -> now);
    await().until(() -> pages.areAt("https://first.example.org"));
    register(clients, "second");
    assertThat(pages.areAt("https://second.example.org")).as("at once").isFalse();
    now += TimeUnit.SECONDS.toNanos(6);
    assertThat(pages.areAt("https://second.example.org")).as("later").isTrue();
    now += TimeUnit.SECONDS.toNanos(6);
    assertThat(pages.areAt("https://third.example.org")).isFalse();
  }

  private static void register(ClientRegistry clients, String id) {
    ClientRegistration registration =
        new ClientRegistration(
            id,
            new ClientName("An app"),
            Optional.empty(),
            Set.of(new RedirectUri("https://" + id + ".example.org/back")),
            Set.of(GrantType.AUTHORIZATION_CODE),
            Set.of("people:read"));
    assertThat(Answers.get(clients.register(registration))).isEqualTo(ClientOutcome.DONE);
  }
}
