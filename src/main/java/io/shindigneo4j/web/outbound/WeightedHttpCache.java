package io.shindigneo4j.web.outbound;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import java.util.Set;
import javax.inject.Inject;
import javax.inject.Singleton;
import org.apache.shindig.gadgets.AuthType;
import org.apache.shindig.gadgets.http.AbstractHttpCache;
import org.apache.shindig.gadgets.http.HttpRequest;
import org.apache.shindig.gadgets.http.HttpResponse;

/**
 * Shindig's cache of responses, with a limit of bytes in place of one of entries. All clients share
 * it, so a response is kept for requests that are alike in everything that may have made it.
 */
@Singleton
final class WeightedHttpCache extends AbstractHttpCache {
  /** The bytes of an entry besides its content. */
  private static final int ENTRY = 1_024;

  private final Cache<String, HttpResponse> responses;
  private final Set<String> headers;

  @Inject
  WeightedHttpCache(OutboundLimits limits) {
    this.headers = limits.headers();
    this.responses =
        CacheBuilder.newBuilder()
            .maximumWeight(limits.cacheBytes())
            .weigher(WeightedHttpCache::weight)
            .build();
  }

  /** Shindig keeps the content as bytes, and once more as text where it has been asked for. */
  private static int weight(String key, HttpResponse response) {
    long headers =
        response.getHeaders().entries().stream()
            .mapToLong(header -> 2L * (header.getKey().length() + header.getValue().length()))
            .sum();
    long weight = ENTRY + 2L * key.length() + headers + 3L * response.getContentLength();
    return (int) Math.min(Integer.MAX_VALUE, weight);
  }

  @Override
  public String createKey(HttpRequest request) {
    return super.createKey(request) + ":" + RequestVariant.hash(request, headers);
  }

  /**
   * Shindig also keeps answers to other methods, which a header has it take for GET, and what was
   * fetched signed or by OAuth.
   */
  @Override
  protected boolean isCacheable(HttpRequest request) {
    return request.getMethod().equals("GET")
        && request.getAuthType() == AuthType.NONE
        && !RequestVariant.hasCredentials(request, headers)
        && super.isCacheable(request);
  }

  @Override
  protected boolean isCacheable(
      HttpRequest request, HttpResponse response, boolean allowStrictNoCacheResponses) {
    return !BusyResponse.isOne(response)
        && super.isCacheable(request, response, allowStrictNoCacheResponses);
  }

  @Override
  protected HttpResponse getResponseImpl(String key) {
    return responses.getIfPresent(key);
  }

  @Override
  protected void addResponseImpl(String key, HttpResponse response) {
    responses.put(key, response);
  }

  @Override
  protected void removeResponseImpl(String key) {
    responses.invalidate(key);
  }
}
