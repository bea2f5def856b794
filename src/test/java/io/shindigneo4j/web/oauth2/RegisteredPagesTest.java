package io.shindigneo4j.web.oauth2;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.oauth.ClientName;
import io.shindigneo4j.opensocial.oauth.ClientRegistration;
import io.shindigneo4j.opensocial.oauth.ClientRegistry;
import io.shindigneo4j.opensocial.oauth.RedirectUri;
import io.shindigneo4j.schema.authorization.ClientOperations;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientKind;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientOutcome;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientPage;
import io.shindigneo4j.schema.authorization.ClientOperations.GrantType;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.SharedGraphServer;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("The pages of public clients")
@ExtendWith(SharedGraphServer.class)
class RegisteredPagesTest {

  /** Each answers when the test says so. */
  private final List<CompletableFuture<ClientPage>> readings = new CopyOnWriteArrayList<>();

  private volatile long now;

  @Test
  void areKnownToTheFirstThatAsksAfterAWhile(GraphServer server) {
    OperationRunner operations =
        new OperationRunner(Link.WEBSOCKET.sharedDriver(server), QueryMode.NATIVE);
    ClientRegistry clients = new ClientRegistry(operations, Clock.systemUTC());
    register(clients, "first");
    RegisteredPages pages = new RegisteredPages(clients::list, () -> now);
    await().until(() -> pages.areAt("https://first.example.org"));
    register(clients, "second");
    assertThat(pages.areAt("https://second.example.org")).as("at once").isFalse();
    now += TimeUnit.SECONDS.toNanos(6);
    assertThat(pages.areAt("https://second.example.org")).as("later").isTrue();
    now += TimeUnit.SECONDS.toNanos(6);
    assertThat(pages.areAt("https://third.example.org")).isFalse();
  }

  private CompletableFuture<ClientPage> read(Page page) {
    readings.add(new CompletableFuture<>());
    return readings.get(readings.size() - 1);
  }

  private static ClientPage pageOf(String id) {
    return new ClientPage(
        1,
        List.of(
            new ClientOperations.Client(
                id,
                "An app",
                ClientKind.PUBLIC,
                null,
                null,
                null,
                List.of("https://" + id + ".example.org/back"),
                List.of(GrantType.AUTHORIZATION_CODE),
                List.of(),
                true,
                0)));
  }

  @Test
  void areKnownToAllThatAskAtTheSameTime() throws Exception {
    RegisteredPages pages = new RegisteredPages(this::read, () -> now);
    readings.get(0).complete(pageOf("old"));
    now += TimeUnit.SECONDS.toNanos(6);
    ExecutorService threads = Executors.newFixedThreadPool(2);
    try {
      Future<Boolean> first = threads.submit(() -> pages.areAt("https://new.example.org"));
      await().until(() -> readings.size() == 2);
      assertThat(pages.areAt("https://old.example.org")).as("does not wait").isTrue();
      Future<Boolean> second = threads.submit(() -> pages.areAt("https://new.example.org"));
      assertThatThrownBy(() -> second.get(20, TimeUnit.MILLISECONDS))
          .isInstanceOf(TimeoutException.class);
      readings.get(1).complete(pageOf("new"));
      assertThat(first.get()).isTrue();
      assertThat(second.get()).isTrue();
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void areNotWaitedForAfterASecond() {
    RegisteredPages pages = new RegisteredPages(this::read, () -> now);
    now += TimeUnit.SECONDS.toNanos(1);
    assertThat(pages.areAt("https://new.example.org")).isFalse();
    assertThat(readings).hasSize(1);
  }

  @Test
  void areThoseOfTheLastReadingThoughAnEarlierOneEndsLater() throws Exception {
    RegisteredPages pages = new RegisteredPages(this::read, () -> now);
    now += TimeUnit.SECONDS.toNanos(6);
    CompletableFuture<Boolean> asked =
        CompletableFuture.supplyAsync(() -> pages.areAt("https://new.example.org"));
    await().until(() -> readings.size() == 2);
    readings.get(1).complete(pageOf("new"));
    assertThat(asked.get()).isTrue();
    readings.get(0).complete(pageOf("old"));
    assertThat(pages.areAt("https://new.example.org")).isTrue();
    assertThat(pages.areAt("https://old.example.org")).isFalse();
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
