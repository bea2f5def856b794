package io.shindigneo4j.web.gadget;

import com.google.inject.Inject;
import com.google.inject.Provider;
import io.shindigneo4j.opensocial.request.CaseCost;
import io.shindigneo4j.opensocial.request.JsonSyntax;
import io.shindigneo4j.web.client.GadgetCalls;
import io.shindigneo4j.web.outbound.CallRequestPipeline;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.gadgets.FeedProcessor;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.apache.shindig.gadgets.process.Processor;
import org.apache.shindig.gadgets.rewrite.ResponseRewriterList.RewriteFlow;
import org.apache.shindig.gadgets.rewrite.ResponseRewriterRegistry;
import org.apache.shindig.gadgets.rewrite.RewriterRegistry;
import org.apache.shindig.gadgets.servlet.HttpRequestHandler;
import org.apache.shindig.protocol.BaseRequestItem;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.Service;

/** Shindig's {@code http} service, for {@link GadgetCalls} alone, and by JSON-RPC alone. */
@Service(name = "http")
public class SignedInHttpHandler extends HttpRequestHandler {
  private static final String JSON = "json";

  @Inject
  SignedInHttpHandler(
      CallRequestPipeline pipeline,
      @RewriterRegistry(rewriteFlow = RewriteFlow.DEFAULT) ResponseRewriterRegistry rewriters,
      Provider<FeedProcessor> feeds,
      Processor processor) {
    super(pipeline, rewriters, feeds, processor);
  }

  @Override
  @Operation(httpMethods = "POST", path = "/get")
  public HttpApiResponse get(BaseRequestItem request) {
    return super.get(checked(request));
  }

  @Override
  @Operation(httpMethods = "POST", path = "/post")
  public HttpApiResponse post(BaseRequestItem request) {
    return super.post(checked(request));
  }

  @Override
  @Operation(httpMethods = "POST", path = "/put")
  public HttpApiResponse put(BaseRequestItem request) {
    return super.put(checked(request));
  }

  @Override
  @Operation(httpMethods = "POST", path = "/delete")
  public HttpApiResponse delete(BaseRequestItem request) {
    return super.delete(checked(request));
  }

  @Override
  @Operation(httpMethods = "POST", path = "/head")
  public HttpApiResponse head(BaseRequestItem request) {
    return super.head(checked(request));
  }

  /** Checks JSON before Shindig's parser sees it, which calls itself for each level. */
  @Override
  protected Object transformBody(HttpApiRequest request, HttpResponse response)
      throws GadgetException {
    if (JSON.equalsIgnoreCase(request.getFormat())) {
      try {
        JsonSyntax.checked(response.getResponseAsString());
      } catch (IllegalArgumentException e) {
        throw new ProtocolException(HttpServletResponse.SC_NOT_ACCEPTABLE, e.getMessage(), e);
      }
    }
    return super.transformBody(request, response);
  }

  private static BaseRequestItem checked(BaseRequestItem request) {
    if (!GadgetCalls.mayFetch(request.getToken())) {
      throw new ProtocolException(HttpServletResponse.SC_UNAUTHORIZED, GadgetCalls.REFUSAL);
    }
    if (!CaseCost.isSmall(request.getParameter("headers"))
        || !CaseCost.isSmall(request.getParameter("authz"))) {
      throw new ProtocolException(
          HttpServletResponse.SC_BAD_REQUEST,
          "headers and authz have letters that are none of theirs");
    }
    return request;
  }
}
