package io.shindigneo4j.web.outbound;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Set;
import org.apache.shindig.common.uri.Uri;
import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A response that is kept")
class SharedResponsesTest {
  private static final Set<String> SENT =
      Set.of("accept", "authorization", "cookie", "if-match", "if-modified-since", "if-none-match");

  private final WeightedHttpCache cache =
      new WeightedHttpCache(
          new OutboundLimits(1 << 20, Duration.ofSeconds(1), 1, 1, 1, SENT, 10 << 20));

  private static HttpRequest request() {
    return new HttpRequest(Uri.parse("http://a.example/gadget.xml"));
  }

  @Test
  void isForEverybodyWhoAsksTheSame() {
    cache.addResponse(request().addHeader("accept", "a"), new HttpResponse("page"));
    assertThat(cache.getResponse(request().addHeader("Accept", "a"))).isNotNull();
  }

  @ParameterizedTest
  @CsvSource({"Accept, a", "if-match, x", "If-Match, ''"})
  void isNotForWhoSendsAnotherHeader(String name, String value) {
    cache.addResponse(request().addHeader(name, value), new HttpResponse("other"));
    assertThat(cache.getResponse(request())).isNull();
    assertThat(cache.getResponse(request().addHeader(name, value + "b"))).isNull();
    assertThat(cache.getResponse(request().addHeader(name, value).addHeader(name, ""))).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"If-None-Match", "If-Modified-Since", "X-Not-Sent"})
  void isFoundAgainWithWhatMadeNoDifference(String header) {
    HttpRequest request = request();
    request.setHeader(header, "x");
    cache.addResponse(request, new HttpResponse("page"));
    assertThat(cache.getResponse(request())).isNotNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"Authorization", "authorization", "Cookie"})
  void hasNotBeenGivenForCredentials(String header) {
    HttpRequest request = request().addHeader(header, "Bearer a");
    assertThat(cache.addResponse(request, new HttpResponse("secret"))).isNull();
    assertThat(cache.getResponse(request)).isNull();
    assertThat(cache.getResponse(request())).isNull();
  }

  @Test
  void isTheAnswerToGetAlone() {
    HttpRequest request = request().setMethod("POST").addHeader("X-Method-Override", "GET");
    assertThat(cache.addResponse(request, new HttpResponse("other"))).isNull();
    assertThat(cache.getResponse(request())).isNull();
  }

  /** Otherwise a gadget that asks for a year would keep an old page for all others. */
  @Test
  void isKeptForAsLongAsThatWhoAsksForItWants() {
    cache.addResponse(request().setCacheTtl(31_536_000), new HttpResponse("old"));
    assertThat(cache.getResponse(request())).isNull();
    assertThat(cache.getResponse(request().setCacheTtl(300))).isNull();
    assertThat(cache.getResponse(request().setCacheTtl(31_536_000))).isNotNull();
  }
}
