package io.shindigneo4j.web.limit;

import com.google.common.base.Strings;
import io.github.bucket4j.TimeMeter;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import org.apache.shindig.auth.AnonymousSecurityToken;
import org.apache.shindig.auth.AuthInfoUtil;
import org.apache.shindig.auth.BasicSecurityToken;
import org.apache.shindig.auth.SecurityToken;

/**
 * Limits the requests of each viewer, from all addresses together. It comes after the filter that
 * checks tokens.
 */
public final class ViewerLimitFilter extends RateLimitFilter {

  public ViewerLimitFilter() {
    this(TimeMeter.SYSTEM_NANOTIME);
  }

  ViewerLimitFilter(TimeMeter clock) {
    super(clock, "viewer", RateLimit::ofViewers);
  }

  @Override
  Optional<String> client(HttpServletRequest request) {
    return Optional.ofNullable(AuthInfoUtil.getSecurityTokenFromRequest(request))
        .filter(token -> isChecked(token) && !token.isAnonymous())
        .map(SecurityToken::getViewerId)
        .filter(viewer -> !Strings.isNullOrEmpty(viewer))
        .filter(viewer -> !viewer.equals(AnonymousSecurityToken.ANONYMOUS_ID));
  }

  /** A plain token can be written by anybody, who could use up what another viewer has. */
  private static boolean isChecked(SecurityToken token) {
    return !(token instanceof BasicSecurityToken);
  }
}
