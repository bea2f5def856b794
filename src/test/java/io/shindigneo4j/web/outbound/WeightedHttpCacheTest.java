package io.shindigneo4j.web.outbound;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Set;
import java.util.stream.IntStream;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.apache.shindig.gadgets.http.HttpResponseBuilder;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The cache of responses")
class WeightedHttpCacheTest {
  private final WeightedHttpCache cache =
      new WeightedHttpCache(
          new OutboundLimits(1 << 20, Duration.ofSeconds(1), 1, 1, 1, Set.of(), 10 << 20));

  private static HttpResponse response(int length) {
    return new HttpResponseBuilder().setResponse(new byte[length]).create();
  }

  @Test
  void keepsResponsesUpToItsWeight() {
    cache.addResponseImpl("small", response(10));
    assertThat(cache.getResponseImpl("small").getContentLength()).isEqualTo(10);
    IntStream.range(0, 100).forEach(i -> cache.addResponseImpl("large " + i, response(100_000)));
    assertThat(
            IntStream.range(0, 100)
                .filter(i -> cache.getResponseImpl("large " + i) != null)
                .count())
        .isPositive()
        .isLessThan(36);
    cache.removeResponseImpl("large 99");
    assertThat(cache.getResponseImpl("large 99")).isNull();
  }

  @Test
  void keepsNothingThatIsTooLargeForIt() {
    cache.addResponseImpl("too large", response(5 << 20));
    assertThat(cache.getResponseImpl("too large")).isNull();
  }
}
