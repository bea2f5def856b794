package io.shindigneo4j.web.limit;

import com.google.inject.Binding;
import com.google.inject.Injector;
import com.google.inject.Key;
import io.github.bucket4j.TimeMeter;
import io.shindigneo4j.opensocial.configuration.SettingKey;
import io.shindigneo4j.opensocial.configuration.SettingSources;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import io.shindigneo4j.opensocial.metrics.RequestMeters;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;
import javax.servlet.Filter;
import javax.servlet.FilterChain;
import javax.servlet.FilterConfig;
import javax.servlet.ServletContext;
import javax.servlet.ServletException;
import javax.servlet.ServletRequest;
import javax.servlet.ServletResponse;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.common.servlet.GuiceServletContextListener;

/**
 * Lets each client have so many requests in a time. A request costs a token, and what its body
 * costs; a client without tokens gets 429, and nothing of the body is read.
 */
abstract class RateLimitFilter implements Filter {
  private final TimeMeter clock;
  private final String name;
  private final Function<Function<String, Optional<String>>, RateLimit> settings;

  /** Empty if there is no limit. */
  private Optional<RateLimiter> limiter = Optional.empty();

  private RequestMeters meters = RequestMeters.NONE;
  private int largestBody;

  /**
   * @param name of the limit, for the meters
   * @param settings reads the limit
   */
  RateLimitFilter(
      TimeMeter clock,
      String name,
      Function<Function<String, Optional<String>>, RateLimit> settings) {
    this.clock = clock;
    this.name = name;
    this.settings = settings;
  }

  /** Whom the request counts for, if anybody. */
  abstract Optional<String> client(HttpServletRequest request);

  @Override
  public final void init(FilterConfig configuration) {
    RateLimit limit = SettingSources.read(settings);
    largestBody =
        SettingSources.read(find -> new SettingValues(find).positive(SettingKey.REQUEST_LIMIT));
    if (!limit.isOff()) {
      limiter = Optional.of(new RateLimiter(limit, clock));
      meters = meters(configuration.getServletContext());
    }
  }

  private static RequestMeters meters(ServletContext context) {
    return Optional.ofNullable(
            (Injector) context.getAttribute(GuiceServletContextListener.INJECTOR_ATTRIBUTE))
        .map(injector -> injector.getExistingBinding(Key.get(RequestMeters.class)))
        .map(Binding::getProvider)
        .map(provider -> provider.get())
        .orElse(RequestMeters.NONE);
  }

  @Override
  public final void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    HttpServletRequest http = (HttpServletRequest) request;
    Optional<Quota> quota = limiter.flatMap(some -> client(http).map(some::quota));
    if (quota.isPresent()) {
      limited(metered(quota.get()), http, (HttpServletResponse) response, chain);
    } else {
      chain.doFilter(request, response);
    }
  }

  private Quota metered(Quota quota) {
    return new MeteredQuota(quota, () -> meters.refused(name));
  }

  private void limited(
      Quota quota, HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    BodyCost body = BodyCost.of(request, largestBody);
    Optional<TooManyRequests> refusal = quota.take(1 + body.cost());
    if (refusal.isPresent()) {
      refuse(refusal.get(), body, response);
      return;
    }
    RequestQuotas.add(request, quota);
    try {
      chain.doFilter(body.request(), response);
    } finally {
      quota.giveBack(body.unneeded());
    }
  }

  private static void refuse(TooManyRequests refusal, BodyCost body, HttpServletResponse response)
      throws IOException {
    refusal.announce(response);
    if (!body.isEmpty()) {
      response.setHeader("Connection", "close"); // rather than read the body to find the next one
    }
    response.sendError(TooManyRequests.STATUS, TooManyRequests.MESSAGE);
  }

  @Override
  public void destroy() {}

  /**
   * A quota whose refusals are counted.
   *
   * @param refused is run for each
   */
  private record MeteredQuota(Quota quota, Runnable refused) implements Quota {

    @Override
    public Optional<TooManyRequests> take(int tokens) {
      Optional<TooManyRequests> refusal = quota.take(tokens);
      refusal.ifPresent(any -> refused.run());
      return refusal;
    }

    @Override
    public void giveBack(int tokens) {
      quota.giveBack(tokens);
    }
  }
}
