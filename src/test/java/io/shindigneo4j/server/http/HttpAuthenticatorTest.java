package io.shindigneo4j.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.embedded.EmbeddedChannel;
import io.shindigneo4j.server.audit.ServerAudit;
import io.shindigneo4j.server.connection.LoginService;
import io.shindigneo4j.server.connection.ReadControl;
import io.shindigneo4j.server.connection.RequestRejectedException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.logging.NullLog;

/** With no thread for logins. */
@DisplayName("The authenticator of a connection")
class HttpAuthenticatorTest {

  private static final LoginKey NEO4J = new LoginKey("Basic bmVvNGo6c2VjcmV0", "neo4j");

  private final ChannelHandler handler = new ChannelInboundHandlerAdapter();
  private final EmbeddedChannel channel = new EmbeddedChannel(handler);
  private final ReadControl readControl = new ReadControl(channel);
  private final HttpAuthenticator authenticator =
      new HttpAuthenticator(
          channel.pipeline().context(handler),
          HandConnection.services(logins()),
          readControl,
          () -> true);

  @Test
  void reportsARejectionAndResumesReading() throws RequestRejectedException {
    List<RequestRejectedException> refusals = new ArrayList<>();
    authenticator.authenticate(NEO4J, sessions -> {}, refusals::add);
    assertThat(readControl.isReading()).as("while it is decided").isFalse();
    channel.runPendingTasks();
    assertThat(refusals)
        .extracting(RequestRejectedException::kind)
        .containsExactly(RequestRejectedException.Kind.TOO_MANY_LOGINS);
    assertThat(readControl.isReading()).isTrue();
    assertThat(channel.isOpen()).isTrue();
  }

  @Test
  void closesTheConnectionWhereReadingCannotResume() throws RequestRejectedException {
    authenticator.authenticate(
        NEO4J,
        sessions -> {},
        refusal -> {
          throw new IllegalStateException("cannot be told");
        });
    channel.runPendingTasks();
    assertThat(channel.isOpen()).isFalse();
  }

  private static LoginService logins() {
    return new LoginService(
        null,
        null,
        task -> {
          throw new RejectedExecutionException("no thread");
        },
        Duration.ZERO,
        null,
        ServerAudit.OFF,
        NullLog.getInstance());
  }
}
