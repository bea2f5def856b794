package io.shindigneo4j.web.bearer;

import com.google.common.base.Strings;
import com.google.inject.Inject;
import com.google.inject.name.Named;
import io.shindigneo4j.web.client.RefusalStatus;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.StringTokenizer;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import net.oauth.OAuth;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.auth.SecurityTokenCodec;
import org.apache.shindig.auth.UrlParameterAuthenticationHandler;

/**
 * Takes security tokens from where Shindig does. Its own class reads the header {@code
 * Authorization} by a regular expression that takes time as the cube of its blanks.
 */
final class SecurityTokenHandler extends UrlParameterAuthenticationHandler {
  private static final String SCHEME = "OAuth2";
  private static final String PARAMETER = "st";
  private static final String HEADER = "X-Shindig-ST";

  private final boolean needsTls;

  @Inject
  SecurityTokenHandler(
      SecurityTokenCodec codec,
      @Named("org.apache.shindig.auth.oauth2-require-ssl") Boolean needsTls) {
    super(codec, needsTls);
    this.needsTls = needsTls;
  }

  /** What a refusal says has none of the token. */
  @Override
  public SecurityToken getSecurityTokenFromRequest(HttpServletRequest request)
      throws InvalidAuthenticationException {
    String header = request.getHeader(HEADER);
    String parameter = request.getParameter(PARAMETER);
    if (!Strings.isNullOrEmpty(header)
        && !Strings.isNullOrEmpty(parameter)
        && !header.equals(parameter)) {
      RefusalStatus.set(request, HttpServletResponse.SC_BAD_REQUEST);
      throw new InvalidAuthenticationException("A request has one token", null);
    }
    try {
      return super.getSecurityTokenFromRequest(request);
    } catch (InvalidAuthenticationException e) {
      throw new InvalidAuthenticationException(
          "The security token is not valid", e.getCause(), Challenge.header("invalid_token"), null);
    }
  }

  @Override
  protected Map<String, String> getMappedParameters(HttpServletRequest request) {
    Map<String, String> parameters = new HashMap<>();
    parameters.put(SecurityTokenCodec.SECURITY_TOKEN_NAME, token(request));
    parameters.put(SecurityTokenCodec.ACTIVE_URL_NAME, getActiveUrl(request));
    return parameters;
  }

  /** Null for none. */
  private String token(HttpServletRequest request) {
    String token = request.getParameter(PARAMETER);
    if (token == null && (request.isSecure() || !needsTls)) {
      token = ofOAuth(request);
    }
    String header = request.getHeader(HEADER);
    return Strings.isNullOrEmpty(token) && header != null && !header.isBlank() ? header : token;
  }

  /** Null for none. */
  private static String ofOAuth(HttpServletRequest request) {
    String token =
        request.getParameter(OAuth.OAUTH_SIGNATURE_METHOD) == null
            ? request.getParameter(OAuth.OAUTH_TOKEN)
            : null;
    return token != null
        ? token
        : Collections.list(request.getHeaders("Authorization")).stream()
            .flatMap(header -> inHeader(header).stream())
            .reduce((first, last) -> last)
            .orElse(null);
  }

  /** The word after the scheme. */
  private static Optional<String> inHeader(String header) {
    StringTokenizer words = new StringTokenizer(header);
    boolean known = words.hasMoreTokens() && words.nextToken().equals(SCHEME);
    return known && words.hasMoreTokens() ? Optional.of(words.nextToken()) : Optional.empty();
  }
}
