package io.shindigneo4j.opensocial.access;

import java.util.Optional;

/** The refusal of a token whose scopes do not reach: {@code insufficient_scope} of RFC 6750. */
public final class MissingScope {

  private static final String MESSAGE = "the token lacks the scope ";

  private MissingScope() {}

  static String message(String scope) {
    return MESSAGE + scope;
  }

  /**
   * The scope that a refusal asks for.
   *
   * @param message of the refusal; may be null
   */
  public static Optional<String> in(String message) {
    return Optional.ofNullable(message)
        .filter(text -> text.startsWith(MESSAGE))
        .map(text -> text.substring(MESSAGE.length()))
        .filter(Scopes.known()::contains);
  }
}
