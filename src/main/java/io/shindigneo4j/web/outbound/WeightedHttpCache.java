package io.shindigneo4j.web.outbound;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import javax.inject.Inject;
import javax.inject.Singleton;
import org.apache.shindig.gadgets.http.AbstractHttpCache;
import org.apache.shindig.gadgets.http.HttpResponse;

/** Shindig's cache of responses, with a limit of bytes in place of one of entries. */
@Singleton
final class WeightedHttpCache extends AbstractHttpCache {
  /** The bytes of an entry besides its content. */
  private static final int ENTRY = 1_024;

  private final Cache<String, HttpResponse> responses;

  @Inject
  WeightedHttpCache(OutboundLimits limits) {
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
