package io.shindigneo4j.web.token;

import com.google.common.base.Strings;
import io.shindigneo4j.opensocial.oauth.UnknownRevocationsException;
import io.shindigneo4j.web.client.SignedInViewer;
import java.util.Map;
import org.apache.shindig.auth.AnonymousSecurityToken;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.auth.SecurityTokenCodec;
import org.apache.shindig.auth.SecurityTokenException;

/**
 * Refuses malformed tokens. Shindig's codecs fail in various ways, and accept an empty token as an
 * anonymous viewer. A token without a viewer is anonymous.
 */
final class CheckedTokens implements SecurityTokenCodec {
  private final SecurityTokenCodec codec;
  private final boolean anonymousAllowed;

  CheckedTokens(SecurityTokenCodec codec, boolean anonymousAllowed) {
    this.codec = codec;
    this.anonymousAllowed = anonymousAllowed;
  }

  @Override
  public SecurityToken createToken(Map<String, String> parameters) throws SecurityTokenException {
    SecurityToken token = parse(parameters);
    if (token.isAnonymous() && !anonymousAllowed) {
      throw new SecurityTokenException("The token is empty");
    }
    // Shindig sends tokens without a viewer to the host that the client names.
    return SignedInViewer.isSomebody(token.getViewerId()) ? token : anonymous(token);
  }

  private static SecurityToken anonymous(SecurityToken token) {
    return new AnonymousSecurityToken(
        token.getContainer(), token.getModuleId(), Strings.nullToEmpty(token.getAppUrl()));
  }

  private SecurityToken parse(Map<String, String> parameters) throws SecurityTokenException {
    try {
      return codec.createToken(parameters);
    } catch (UnknownRevocationsException e) { // which says nothing of the token
      throw e;
    } catch (RuntimeException e) { // numbers, escapes and other malformed input
      throw new SecurityTokenException("The token is malformed", e);
    }
  }

  @Override
  public String encodeToken(SecurityToken token) throws SecurityTokenException {
    return token == null ? null : codec.encodeToken(token);
  }

  @Override
  @Deprecated
  public int getTokenTimeToLive() {
    return codec.getTokenTimeToLive();
  }

  @Override
  public int getTokenTimeToLive(String container) {
    return codec.getTokenTimeToLive(container);
  }
}
