package io.shindigneo4j.server.connection;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.server.session.Credential;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.logging.NullLog;

@DisplayName("A login")
class LoginServiceTest {

  private static RequestRejectedException failure(Executor threads) {
    LoginService logins =
        new LoginService(
            null, null, threads, Duration.ofSeconds(1), null, null, NullLog.getInstance());
    CompletableFuture<?> login = logins.login(new Credential.Password("a", "b"), "neo4j", null);
    assertThat(logins.renew(null)).isCompletedExceptionally();
    return RequestRejectedException.of(login.handle((done, failure) -> failure).join());
  }

  @Test
  void isRefusedWhereTheSystemRefusesAThread() {
    RequestRejectedException refused =
        failure(
            task -> {
              throw new OutOfMemoryError("unable to create native thread");
            });
    assertThat(refused.kind()).isEqualTo(RequestRejectedException.unavailable().kind());
  }
}
