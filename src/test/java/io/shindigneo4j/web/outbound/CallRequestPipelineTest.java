package io.shindigneo4j.web.outbound;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.web.client.TestClients;
import java.time.Duration;
import java.util.Set;
import org.apache.shindig.common.uri.Uri;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What the calls of a request fetch")
class CallRequestPipelineTest {
  private static final int LIMIT = 100;

  private final CallRequestPipeline pipeline =
      new CallRequestPipeline(
          this::fetch, new OutboundLimits(LIMIT, Duration.ofSeconds(1), 1, 1, 1, Set.of(), 1));
  private int fetched;

  /** As many bytes as the path says. */
  private HttpResponse fetch(HttpRequest request) {
    fetched++;
    return new HttpResponse("a".repeat(Integer.parseInt(request.getUri().getPath().substring(1))));
  }

  @BeforeEach
  void enter() {
    TestClients.enter("jane");
  }

  @AfterEach
  void leave() {
    TestClients.leave();
  }

  private int status(int bytes) throws GadgetException {
    HttpRequest request = new HttpRequest(Uri.parse("http://a.example/" + bytes));
    HttpResponse response = pipeline.execute(request);
    assertThat(response.getContentLength()).isIn(0, bytes);
    return response.getHttpStatusCode();
  }

  @Test
  void isAsLargeAsOneResponseMayBe() throws GadgetException {
    assertThat(status(60)).isEqualTo(200);
    assertThat(status(40)).isEqualTo(200);
    assertThat(status(1)).isEqualTo(502);
    assertThat(fetched).isEqualTo(2);
  }

  @Test
  void isTooLargeTogether() throws GadgetException {
    assertThat(status(60)).isEqualTo(200);
    assertThat(status(41)).isEqualTo(502);
    assertThat(status(1)).isEqualTo(502);
    assertThat(fetched).isEqualTo(2);
  }

  @Test
  void isNotWhatOtherRequestsFetch() throws GadgetException {
    assertThat(status(LIMIT)).isEqualTo(200);
    TestClients.enter("jane");
    assertThat(status(LIMIT)).isEqualTo(200);
    TestClients.leave();
    assertThat(status(LIMIT)).isEqualTo(200);
    assertThat(status(LIMIT)).isEqualTo(200);
  }
}
