package io.shindigneo4j.web.outbound;

import com.google.inject.Inject;
import com.google.inject.Provider;
import com.google.inject.Singleton;
import java.util.Set;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.http.DefaultRequestPipeline;
import org.apache.shindig.gadgets.http.HttpCache;
import org.apache.shindig.gadgets.http.HttpFetcher;
import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.http.HttpResponse;
import org.apache.shindig.gadgets.http.HttpResponseBuilder;
import org.apache.shindig.gadgets.http.HttpResponseMetadataHelper;
import org.apache.shindig.gadgets.http.InvalidationService;
import org.apache.shindig.gadgets.oauth.OAuthRequest;
import org.apache.shindig.gadgets.oauth2.OAuth2Request;
import org.apache.shindig.gadgets.rewrite.ResponseRewriterList.RewriteFlow;
import org.apache.shindig.gadgets.rewrite.ResponseRewriterRegistry;
import org.apache.shindig.gadgets.rewrite.RewriterRegistry;

/**
 * Shindig's pipeline, whose cache alone asks other sites whether a response is still valid: the
 * answer says something of what the cache has, and a gadget does not know that.
 */
@Singleton
final class GadgetRequestPipeline extends DefaultRequestPipeline {
  private static final Set<String> READING = Set.of("GET", "HEAD");

  @Inject
  GadgetRequestPipeline(
      HttpFetcher fetcher,
      HttpCache cache,
      Provider<OAuthRequest> oauth,
      Provider<OAuth2Request> oauth2,
      @RewriterRegistry(rewriteFlow = RewriteFlow.REQUEST_PIPELINE)
          ResponseRewriterRegistry rewriters,
      InvalidationService invalidation,
      HttpResponseMetadataHelper metadata) {
    super(fetcher, cache, oauth, oauth2, rewriters, invalidation, metadata);
  }

  @Override
  public HttpResponse execute(HttpRequest request) throws GadgetException {
    if (READING.contains(request.getMethod())) {
      RequestVariant.REVALIDATION.forEach(request::removeHeader);
    }
    return super.execute(request);
  }

  /** Answers 502 for a 304 that nobody has asked for. */
  @Override
  protected HttpResponse fixFetchedResponse(
      HttpRequest request, HttpResponse fetched, HttpResponse invalidated, HttpResponse stale)
      throws GadgetException {
    return fetched.getHttpStatusCode() == HttpServletResponse.SC_NOT_MODIFIED && stale == null
        ? new HttpResponseBuilder().setHttpStatusCode(HttpServletResponse.SC_BAD_GATEWAY).create()
        : super.fixFetchedResponse(request, fetched, invalidated, stale);
  }
}
