package io.shindigneo4j.web.log;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Requests;
import io.shindigneo4j.web.client.CurrentRequest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What a request has for logs")
class LoggedRequestTest {
  static final String TRACE = "0af7651916cd43dd8448eb211c80319c";
  static final String TRACEPARENT = "00-" + TRACE + "-b7ad6b7169203331-01";

  static LoggedRequest traced(String traceparent) {
    return LoggedRequest.of(Requests.get(null, "traceparent", traceparent));
  }

  @AfterEach
  void forget() {
    LoggedRequest.enter(LoggedRequest.NONE);
  }

  @Test
  void isTheTraceOfItsCaller() {
    assertThat(traced(TRACEPARENT).traceparent()).hasValue(TRACEPARENT);
    assertThat(traced(TRACEPARENT).trace()).hasValue(TRACE);
    assertThat(traced(TRACEPARENT.replaceFirst("00", "fe")).trace()).hasValue(TRACE);
    assertThat(LoggedRequest.of(Requests.get(null))).isEqualTo(LoggedRequest.NONE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "00",
        "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-0",
        "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-011",
        "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01-",
        "ff-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
        "00-00000000000000000000000000000000-b7ad6b7169203331-01",
        "00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01",
        "00-0AF7651916CD43DD8448EB211C80319C-b7ad6b7169203331-01",
        "00-0af7651916cd43dd8448eb211c80319g-b7ad6b7169203331-01",
        "00_0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
        "00-0af7651916cd43dd8448eb211c8031-9cb7ad6b7169203331-01",
        "00-0af7651916cd43dd8448eb211c80319\n-b7ad6b7169203331-01",
        "00-0af7651916cd43dd8448eb211c80319\u0661-b7ad6b7169203331-01"
      })
  void isNothingThatIsNoTrace(String text) {
    assertThat(traced(text)).isEqualTo(LoggedRequest.NONE);
  }

  @Test
  void goesWithTheWorkForTheRequestToOtherThreads() {
    LoggedRequest asked = traced(TRACEPARENT);
    LoggedRequest.enter(asked);
    Runnable work =
        CurrentRequest.carriedBy(() -> assertThat(LoggedRequest.current()).isEqualTo(asked));
    LoggedRequest other = LoggedRequest.of(Requests.get(null, "X-Request-Id", "other"));
    LoggedRequest.enter(other);
    work.run();
    assertThat(LoggedRequest.current()).isEqualTo(other);
  }
}
