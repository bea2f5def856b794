package io.shindigneo4j.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.server.connection.RequestRejectedException;
import io.shindigneo4j.server.metrics.ProjectionLoad;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.logging.NullLog;

@DisplayName("A page that cannot be read")
class BrokenPagesTest {

  private final HandConnection connection = new HandConnection();

  @Test
  void isAFaultOfTheServerOfWhichTheClientIsTold() throws RequestRejectedException {
    Supplier<String> broken =
        () -> {
          throw new IllegalStateException("secret of the inside");
        };
    pages(broken).sendMetrics(connection.request());
    assertThat(connection.sent())
        .startsWith("HTTP/1.1 500 ")
        .contains("\"code\":\"server.internal\"", "\"message\":", "\"retryable\":false")
        .doesNotContain("secret");
    assertThat(connection.channel().isOpen()).isTrue();
  }

  @Test
  void endsTheConnectionWhereNothingCanBeSaid() {
    Supplier<String> broken =
        () -> {
          throw new NoClassDefFoundError("secret of the inside");
        };
    StatusPages pages = pages(broken);
    HttpExchange exchange = connection.request();
    assertThatThrownBy(() -> pages.sendMetrics(exchange)).isInstanceOf(NoClassDefFoundError.class);
    assertThat(connection.channel().isOpen()).isFalse();
  }

  private static StatusPages pages(Supplier<String> meters) {
    PageContents contents =
        new PageContents(Optional.of(meters), user -> List.of(), () -> ProjectionLoad.State.READY);
    return new StatusPages(null, contents, Runnable::run, NullLog.getInstance());
  }
}
