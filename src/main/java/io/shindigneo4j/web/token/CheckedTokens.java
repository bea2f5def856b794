package io.shindigneo4j.web.token;

import java.util.Map;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.auth.SecurityTokenCodec;
import org.apache.shindig.auth.SecurityTokenException;

/**
 * Refuses whatever is not a token, where Shindig's codecs fail in ways of their own or, given an
 * empty one, let an anonymous viewer in.
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
    return token;
  }

  private SecurityToken parse(Map<String, String> parameters) throws SecurityTokenException {
    try {
      return codec.createToken(parameters);
    } catch (RuntimeException e) { // numbers, escapes and whatever else a stranger may write
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
