package io.shindigneo4j.web.limit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.servlet.ServletRequest;

/**
 * The quotas that the filters have found for a request, as its attribute: empty where there are no
 * limits.
 */
public final class RequestQuotas {
  private static final String ATTRIBUTE = RequestQuotas.class.getName();

  private final List<Quota> quotas = new ArrayList<>();

  private RequestQuotas() {}

  static void add(ServletRequest request, Quota quota) {
    if (request.getAttribute(ATTRIBUTE) == null) {
      request.setAttribute(ATTRIBUTE, new RequestQuotas());
    }
    of(request).quotas.add(quota);
  }

  /** Takes tokens from all quotas of the request, or from none and says why. */
  public static Optional<TooManyRequests> take(ServletRequest request, int tokens) {
    return tokens > 0 ? of(request).take(tokens) : Optional.empty();
  }

  private static RequestQuotas of(ServletRequest request) {
    Object quotas = request.getAttribute(ATTRIBUTE);
    return quotas == null ? new RequestQuotas() : (RequestQuotas) quotas;
  }

  private Optional<TooManyRequests> take(int tokens) {
    for (int i = 0; i < quotas.size(); i++) {
      Optional<TooManyRequests> refusal = quotas.get(i).take(tokens);
      if (refusal.isPresent()) {
        quotas.subList(0, i).forEach(quota -> quota.giveBack(tokens));
        return refusal;
      }
    }
    return Optional.empty();
  }
}
