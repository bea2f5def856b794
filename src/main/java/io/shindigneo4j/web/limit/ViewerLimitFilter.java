package io.shindigneo4j.web.limit;

import io.github.bucket4j.TimeMeter;
import io.shindigneo4j.web.client.SignedInViewer;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import org.apache.shindig.auth.AuthInfoUtil;

/**
 * Limits the requests of each viewer and their bodies, from all addresses together. It comes after
 * the filter that checks tokens.
 */
public final class ViewerLimitFilter extends RateLimitFilter {

  public ViewerLimitFilter() {
    this(TimeMeter.SYSTEM_NANOTIME);
  }

  ViewerLimitFilter(TimeMeter clock) {
    super(clock, "viewer", RateLimit::ofViewers, RateLimit::ofBodies);
  }

  @Override
  Optional<String> client(HttpServletRequest request) {
    return SignedInViewer.checked(AuthInfoUtil.getSecurityTokenFromRequest(request));
  }
}
