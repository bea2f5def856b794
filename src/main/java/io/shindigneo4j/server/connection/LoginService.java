package io.shindigneo4j.server.connection;

import io.shindigneo4j.server.session.Authenticator;
import io.shindigneo4j.server.session.Credential;
import io.shindigneo4j.server.session.Databases;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.neo4j.internal.kernel.api.connectioninfo.ClientConnectionInfo;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.Log;

/** Logs users in to databases. Safe for use by many threads. */
public final class LoginService {

  private final Authenticator authenticator;
  private final Databases databases;
  private final Executor threads;
  private final Duration patience;
  private final Log log;

  /**
   * @param threads where passwords are checked, which takes long; not those of requests, so that
   *     strangers cannot hold these up
   * @param patience how long a login waits for the schema of its database
   */
  public LoginService(
      Authenticator authenticator,
      Databases databases,
      Executor threads,
      Duration patience,
      Log log) {
    this.authenticator = authenticator;
    this.databases = databases;
    this.threads = threads;
    this.patience = patience;
    this.log = log;
  }

  /** Logs a user in; fails with a {@link RequestRejectedException} alone. */
  public CompletableFuture<LoginResult> login(
      Credential credential, String database, ClientConnectionInfo client) {
    CompletableFuture<LoginResult> outcome = new CompletableFuture<>();
    try {
      threads.execute(() -> admit(credential, database, client, outcome));
    } catch (RejectedExecutionException e) {
      outcome.completeExceptionally(
          new RequestRejectedException(
              RequestRejectedException.Kind.TOO_MANY_LOGINS, "too many logins at a time"));
    }
    return outcome;
  }

  private void admit(
      Credential credential,
      String name,
      ClientConnectionInfo client,
      CompletableFuture<LoginResult> outcome) {
    try {
      LoginContext user =
          authenticator
              .login(credential, client)
              .orElseThrow(RequestRejectedException::unauthorized);
      String account = authenticator.account(user);
      awaitSchema(new LoginResult(database(name, user), user, account), outcome);
    } catch (RequestRejectedException refusal) {
      outcome.completeExceptionally(refusal);
    } catch (RuntimeException | Error e) { // the client must not wait for an answer in vain
      log.error("Nobody could be let in to " + name, e);
      outcome.completeExceptionally(RequestRejectedException.unavailable());
    }
  }

  /** Whether the user's account is as it was at the login. */
  public boolean isValid(LoginResult login) {
    return authenticator.account(login.user()).equals(login.account());
  }

  /** There is no telling a database that the user may not use from one that is not there. */
  private GraphDatabaseAPI database(String name, LoginContext user)
      throws RequestRejectedException {
    return databases
        .find(name, user)
        .orElseThrow(
            () ->
                new RequestRejectedException(
                    RequestRejectedException.Kind.UNKNOWN_DATABASE, "no such database"));
  }

  private void awaitSchema(LoginResult login, CompletableFuture<LoginResult> outcome) {
    databases
        .ready(login.database())
        .orTimeout(patience.toMillis(), TimeUnit.MILLISECONDS)
        .whenComplete(
            (ready, failure) -> {
              if (failure == null) {
                outcome.complete(login);
              } else {
                outcome.completeExceptionally(RequestRejectedException.notReady(failure));
              }
            });
  }
}
