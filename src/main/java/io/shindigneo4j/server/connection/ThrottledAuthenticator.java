package io.shindigneo4j.server.connection;

import io.shindigneo4j.server.session.Authenticator;
import io.shindigneo4j.server.session.Credential;
import java.util.Optional;
import org.neo4j.internal.kernel.api.security.AuthenticationResult;
import org.neo4j.internal.kernel.api.security.LoginContext;

/** Asks Neo4j who a client is, unless its address has failed too often. */
final class ThrottledAuthenticator {

  private final Authenticator authenticator;
  private final FailedLogins failed;

  ThrottledAuthenticator(Authenticator authenticator, FailedLogins failed) {
    this.authenticator = authenticator;
    this.failed = failed;
  }

  /**
   * The user who has logged in. Only passwords are counted: Neo4j refuses nobody for a token.
   *
   * @throws RequestRejectedException if nobody has
   */
  LoginContext login(Credential credential, ChannelConnectionInfo client)
      throws RequestRejectedException {
    return credential instanceof Credential.Password password
        ? loginUnlessThrottled(password, client)
        : admitted(authenticator.attempt(credential, client));
  }

  private LoginContext loginUnlessThrottled(
      Credential.Password credential, ChannelConnectionInfo client)
      throws RequestRejectedException {
    FailedLogins.Attempt counted = begin(client.host(), credential.username());
    FailedLogins.Outcome outcome = FailedLogins.Outcome.UNKNOWN;
    try {
      Optional<LoginContext> attempt = authenticator.attempt(credential, client);
      outcome = outcome(attempt);
      return admitted(attempt);
    } finally {
      counted.end(outcome);
    }
  }

  private FailedLogins.Attempt begin(String address, String user) throws RequestRejectedException {
    try {
      return failed.begin(address, user).orElseThrow(RequestRejectedException::tooManyFailures);
    } catch (InterruptedException e) { // the server stops
      Thread.currentThread().interrupt();
      throw RequestRejectedException.unavailable();
    }
  }

  private static FailedLogins.Outcome outcome(Optional<LoginContext> attempt) {
    return switch (result(attempt)) {
      case SUCCESS, PASSWORD_CHANGE_REQUIRED -> FailedLogins.Outcome.SUCCESS;
      case FAILURE -> FailedLogins.Outcome.FAILURE;
      case TOO_MANY_ATTEMPTS -> FailedLogins.Outcome.UNKNOWN;
    };
  }

  private static LoginContext admitted(Optional<LoginContext> attempt)
      throws RequestRejectedException {
    return switch (result(attempt)) {
      case SUCCESS -> attempt.get();
      case TOO_MANY_ATTEMPTS -> throw RequestRejectedException.tooManyFailures();
      case FAILURE, PASSWORD_CHANGE_REQUIRED -> throw RequestRejectedException.unauthorized();
    };
  }

  private static AuthenticationResult result(Optional<LoginContext> attempt) {
    return attempt
        .map(context -> context.subject().getAuthenticationResult())
        .orElse(AuthenticationResult.FAILURE);
  }
}
