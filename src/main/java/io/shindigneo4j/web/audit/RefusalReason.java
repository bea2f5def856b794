package io.shindigneo4j.web.audit;

import io.shindigneo4j.opensocial.access.MissingScope;
import java.util.Locale;
import java.util.Optional;

/** Why a request is refused. The names stay: programs look for them. */
public enum RefusalReason {
  /** Nobody is signed in. */
  SIGN_IN_NEEDED,
  /** Who asks may not. */
  FORBIDDEN,
  /** The secret of the session is not there, or another site has sent the request. */
  CSRF,
  /** A security token is malformed, expired or revoked. */
  SECURITY_TOKEN,
  /** A security token is of a key that is not known. */
  UNKNOWN_KEY,
  ACCESS_TOKEN,
  /** A request that a client has signed. */
  SIGNATURE,
  /** A token lacks a scope. */
  SCOPE,
  /** An OAuth client has not authenticated itself. */
  CLIENT,
  /** An OAuth client gets no token for what it brings. */
  GRANT,
  RATE,
  /** The server has another name. */
  HOST;

  private static final int TOO_MANY = 429;
  private static final int MISDIRECTED = 421;

  /**
   * What a status says of itself.
   *
   * @param challenge of the answer; null for none
   */
  static Optional<RefusalReason> of(int status, String challenge) {
    String said = challenge == null ? "" : challenge;
    return switch (status) {
      case 401 -> Optional.of(said.contains("invalid_token") ? ACCESS_TOKEN : SIGN_IN_NEEDED);
      case 403 -> Optional.of(said.contains("insufficient_scope") ? SCOPE : FORBIDDEN);
      case TOO_MANY -> Optional.of(RATE);
      case MISDIRECTED -> Optional.of(HOST);
      default -> Optional.empty();
    };
  }

  /**
   * Why one call of several is refused.
   *
   * @param code of the call, as a status
   * @param message null for none
   */
  public static Optional<RefusalReason> ofCall(int code, String message) {
    return MissingScope.in(message).isPresent() ? Optional.of(SCOPE) : of(code, null);
  }

  /** As it is written. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
