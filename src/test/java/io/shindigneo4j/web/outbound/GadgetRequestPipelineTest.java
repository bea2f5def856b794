package io.shindigneo4j.web.outbound;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.common.uri.Uri;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.apache.shindig.gadgets.http.HttpResponseBuilder;
import org.apache.shindig.gadgets.http.HttpResponseMetadataHelper;
import org.apache.shindig.gadgets.http.InvalidationService;
import org.apache.shindig.gadgets.rewrite.DefaultResponseRewriterRegistry;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The pipeline of requests")
class GadgetRequestPipelineTest {
  private static final Set<String> SENT = Set.of("if-none-match", "if-modified-since");

  private final Deque<HttpResponse> answers = new ArrayDeque<>();
  private HttpRequest fetched;

  private final GadgetRequestPipeline pipeline =
      new GadgetRequestPipeline(
          this::fetch,
          new WeightedHttpCache(
              new OutboundLimits(1 << 20, Duration.ofSeconds(1), 1, 1, 1, SENT, 10 << 20)),
          () -> null,
          () -> null,
          new DefaultResponseRewriterRegistry(List.of(), null),
          new NoInvalidation(),
          new HttpResponseMetadataHelper());

  private HttpResponse fetch(HttpRequest request) {
    fetched = new HttpRequest(request);
    return answers.remove();
  }

  private static HttpRequest request() {
    return new HttpRequest(Uri.parse("http://a.example/gadget.xml"));
  }

  private static HttpResponseBuilder answer(int status) {
    return new HttpResponseBuilder().setHttpStatusCode(status);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 300})
  void keepsNothingOfAClientWhoGotNoConnection(int ttl) throws GadgetException {
    answers.add(BusyResponse.create());
    answers.add(new HttpResponse("page"));
    HttpRequest refused = request().setCacheTtl(ttl);
    assertThat(pipeline.execute(refused).getHttpStatusCode()).isEqualTo(503);
    HttpRequest other = request().setCacheTtl(ttl);
    assertThat(pipeline.execute(other).getResponseAsString()).isEqualTo("page");
    assertThat(pipeline.execute(request().setCacheTtl(ttl)).getResponseAsString())
        .isEqualTo("page");
  }

  @Test
  void keepsNothingOfARequestWhoseOtherFetchesTookTheTime() throws GadgetException {
    answers.add(BusyResponse.late());
    answers.add(new HttpResponse("page"));
    assertThat(pipeline.execute(request().setCacheTtl(300)).getHttpStatusCode()).isEqualTo(504);
    assertThat(pipeline.execute(request().setCacheTtl(300)).getResponseAsString())
        .isEqualTo("page");
  }

  @Test
  void sparesASiteThatFails() throws GadgetException {
    answers.add(answer(503).create());
    assertThat(pipeline.execute(request()).getHttpStatusCode()).isEqualTo(503);
    assertThat(pipeline.execute(request()).getHttpStatusCode()).isEqualTo(503);
  }

  @ParameterizedTest
  @ValueSource(strings = {"If-None-Match", "if-modified-since"})
  void doesNotAskForAGadgetWhetherSomethingIsValid(String header) throws GadgetException {
    answers.add(new HttpResponse("page"));
    pipeline.execute(request().addHeader(header, "x"));
    assertThat(fetched.getHeaders(header)).isEmpty();
    answers.add(new HttpResponse("page"));
    pipeline.execute(request().setMethod("PUT").addHeader(header, "*"));
    assertThat(fetched.getHeaders(header)).containsExactly("*");
  }

  @Test
  void asksWhetherWhatItKeepsIsValid() throws GadgetException {
    answers.add(
        answer(200).setHeader("ETag", "a").setHeader("Cache-Control", "max-age=0").create());
    pipeline.execute(request());
    answers.add(answer(304).setHeader("Cache-Control", "max-age=60").create());
    assertThat(pipeline.execute(request()).getHttpStatusCode()).isEqualTo(200);
    assertThat(fetched.getHeaders("If-None-Match")).containsExactly("a");
    assertThat(pipeline.execute(request()).getHttpStatusCode()).isEqualTo(200);
  }

  @Test
  void takesNoAnswerToAQuestionThatItHasNotAsked() throws GadgetException {
    answers.add(answer(304).create());
    assertThat(pipeline.execute(request()).getHttpStatusCode()).isEqualTo(502);
    answers.add(answer(304).setHeader("Cache-Control", "max-age=60").create());
    assertThat(pipeline.execute(request()).getHttpStatusCode()).isEqualTo(502);
  }

  private static final class NoInvalidation implements InvalidationService {

    @Override
    public void invalidateApplicationResources(Set<Uri> uris, SecurityToken token) {}

    @Override
    public void invalidateUserResources(Set<String> people, SecurityToken token) {}

    @Override
    public boolean isValid(HttpRequest request, HttpResponse response) {
      return true;
    }

    @Override
    public HttpResponse markResponse(HttpRequest request, HttpResponse response) {
      return response;
    }
  }
}
