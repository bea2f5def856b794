package io.shindigneo4j.web.outbound;

import io.shindigneo4j.web.client.CurrentRequest;
import io.shindigneo4j.web.client.FetchBudget;
import io.shindigneo4j.web.client.RequestContext;
import java.util.Optional;
import javax.inject.Inject;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.apache.shindig.gadgets.http.RequestPipeline;

/**
 * The pipeline of calls whose answers a request keeps until the last is there. Together they have
 * as many bytes as one response may have, fetched or from the cache; what is beyond is answered as
 * a response that is too large.
 */
public final class CallRequestPipeline implements RequestPipeline {
  private final RequestPipeline pipeline;
  private final int limit;

  @Inject
  CallRequestPipeline(RequestPipeline pipeline, OutboundLimits limits) {
    this.pipeline = pipeline;
    this.limit = limits.bytes();
  }

  @Override
  public HttpResponse execute(HttpRequest request) throws GadgetException {
    Optional<FetchBudget> budget = CurrentRequest.get().map(RequestContext::fetches);
    return budget.isPresent() ? execute(request, budget.get()) : pipeline.execute(request);
  }

  private HttpResponse execute(HttpRequest request, FetchBudget budget) throws GadgetException {
    if (budget.bytesLeft(limit) <= 0) {
      return FailedResponse.tooLarge();
    }
    HttpResponse response = pipeline.execute(request);
    budget.spend(response.getContentLength());
    return budget.bytesLeft(limit) < 0 ? FailedResponse.tooLarge() : response;
  }
}
