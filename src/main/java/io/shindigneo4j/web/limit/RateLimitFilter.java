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
 * Lets each client have so many requests in a time, and so many KiB of bodies. A request costs a
 * token, and what its body costs; a client without tokens gets 429, and nothing of the body is
 * parsed.
 */
abstract class RateLimitFilter implements Filter {
  private final TimeMeter clock;
  private final String name;
  private final Function<Function<String, Optional<String>>, RateLimit> requestSettings;
  private final Function<Function<String, Optional<String>>, RateLimit> bodySettings;

  /** Empty if there is no limit. */
  private Optional<RateLimiter> requests = Optional.empty();

  /** Likewise. */
  private Optional<RateLimiter> bodies = Optional.empty();

  private RequestMeters meters = RequestMeters.NONE;
  private int largestBody;

  /**
   * @param name of the limit, for the meters
   * @param requestSettings reads the limit of requests
   * @param bodySettings reads the limit of the KiB of their bodies
   */
  RateLimitFilter(
      TimeMeter clock,
      String name,
      Function<Function<String, Optional<String>>, RateLimit> requestSettings,
      Function<Function<String, Optional<String>>, RateLimit> bodySettings) {
    this.clock = clock;
    this.name = name;
    this.requestSettings = requestSettings;
    this.bodySettings = bodySettings;
  }

  /** Whom the request counts for, if anybody. */
  abstract Optional<String> client(HttpServletRequest request);

  @Override
  public final void init(FilterConfig configuration) {
    requests = limiter(SettingSources.read(requestSettings));
    bodies = limiter(SettingSources.read(bodySettings));
    largestBody =
        SettingSources.read(find -> new SettingValues(find).positive(SettingKey.REQUEST_LIMIT));
    if (requests.isPresent() || bodies.isPresent()) {
      meters = meters(configuration.getServletContext());
    }
  }

  private Optional<RateLimiter> limiter(RateLimit limit) {
    return limit.isOff() ? Optional.empty() : Optional.of(new RateLimiter(limit, clock));
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
    Optional<String> client =
        requests.isPresent() || bodies.isPresent() ? client(http) : Optional.empty();
    if (client.isPresent()) {
      limited(client.get(), http, (HttpServletResponse) response, chain);
    } else {
      chain.doFilter(request, response);
    }
  }

  private Quota quota(Optional<RateLimiter> limiter, String client) {
    return limiter
        .<Quota>map(some -> new MeteredQuota(some.quota(client), () -> meters.refused(name)))
        .orElse(Quota.UNLIMITED);
  }

  private void limited(
      String client, HttpServletRequest request, HttpServletResponse response, FilterChain chain)
      throws IOException, ServletException {
    Quota ofRequests = quota(requests, client);
    Quota ofBodies = quota(bodies, client);
    BodyCost body = BodyCost.of(request, largestBody);
    Optional<TooManyRequests> refusal = ofRequests.take(1 + body.cost(BodyCost.REQUESTS));
    if (refusal.isEmpty()) {
      refusal = ofBodies.take(body.cost(BodyCost.BODIES));
      refusal.ifPresent(any -> ofRequests.giveBack(1 + body.cost(BodyCost.REQUESTS)));
    }
    if (refusal.isPresent()) {
      refuse(refusal.get(), body, response);
      return;
    }
    RequestQuotas.add(request, ofRequests);
    try {
      chain.doFilter(body.request(), response);
    } finally {
      ofRequests.giveBack(body.unneeded(BodyCost.REQUESTS));
      ofBodies.giveBack(body.unneeded(BodyCost.BODIES));
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
