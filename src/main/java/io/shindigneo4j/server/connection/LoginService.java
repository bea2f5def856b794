package io.shindigneo4j.server.connection;

import io.shindigneo4j.server.audit.ServerAudit;
import io.shindigneo4j.server.session.Authenticator;
import io.shindigneo4j.server.session.Credential;
import io.shindigneo4j.server.session.Databases;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.kernel.internal.GraphDatabaseAPI;
import org.neo4j.logging.Log;

/** Logs users in to databases. Safe for use by many threads. */
public final class LoginService {

  private final Authenticator authenticator;
  private final Databases databases;
  private final Executor threads;
  private final Duration patience;
  private final ThrottledAuthenticator passwords;
  private final ServerAudit audit;
  private final Log log;

  /**
   * @param threads where passwords are checked, which takes long; not those of requests, so that
   *     strangers cannot hold these up
   * @param patience how long a login waits for the schema of its database
   * @param failed what may not be tried again at once
   */
  public LoginService(
      Authenticator authenticator,
      Databases databases,
      Executor threads,
      Duration patience,
      FailedLogins failed,
      ServerAudit audit,
      Log log) {
    this.authenticator = authenticator;
    this.databases = databases;
    this.threads = threads;
    this.patience = patience;
    this.passwords = new ThrottledAuthenticator(authenticator, failed);
    this.audit = audit;
    this.log = log;
  }

  /** Logs a user in; fails with a {@link RequestRejectedException} alone. */
  public CompletableFuture<LoginResult> login(
      Credential credential, String database, ChannelConnectionInfo client) {
    CompletableFuture<LoginResult> outcome = new CompletableFuture<>();
    outcome.whenComplete((login, failure) -> tell(credential, client, login, failure));
    submit(() -> admit(credential, database, client, outcome), outcome);
    return outcome;
  }

  /** What is refused because of the server's state says nothing of who asks. */
  private void tell(
      Credential credential, ChannelConnectionInfo client, LoginResult login, Throwable failure) {
    if (login != null) {
      audit.loggedIn(login.user().subject().executingUser(), client.clientAddress());
    } else if (RequestRejectedException.of(failure).kind().isOfClient()) {
      audit.loginRefused(
          credential instanceof Credential.Password password ? password.username() : "",
          client.clientAddress(),
          RequestRejectedException.of(failure).kind().code());
    }
  }

  private void submit(Runnable task, CompletableFuture<?> outcome) {
    try {
      threads.execute(task);
    } catch (RejectedExecutionException e) {
      outcome.completeExceptionally(
          new RequestRejectedException(
              RequestRejectedException.Kind.TOO_MANY_LOGINS, "too many logins at a time"));
    } catch (OutOfMemoryError e) { // the system refuses a thread
      outcome.completeExceptionally(RequestRejectedException.unavailable());
    }
  }

  private void admit(
      Credential credential,
      String name,
      ChannelConnectionInfo client,
      CompletableFuture<LoginResult> outcome) {
    try {
      LoginContext user = passwords.login(credential, client);
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

  /**
   * Whether a login is still good without its password: the account is one of Neo4j's own, and as
   * it was. Also true if the account cannot be read now. Fails with a {@link
   * RequestRejectedException} alone.
   */
  public CompletableFuture<Boolean> renew(LoginResult login) {
    CompletableFuture<Boolean> outcome = new CompletableFuture<>();
    submit(() -> renew(login, outcome), outcome);
    return outcome;
  }

  private void renew(LoginResult login, CompletableFuture<Boolean> outcome) {
    try {
      outcome.complete(isRenewable(login));
    } catch (Error e) { // the client must not wait for an answer in vain
      log.error("A login could not be renewed", e);
      outcome.completeExceptionally(RequestRejectedException.unavailable());
    }
  }

  private boolean isRenewable(LoginResult login) {
    try {
      return !login.account().equals(Authenticator.NO_ACCOUNT) && isValid(login);
    } catch (RuntimeException e) { // such as while the system database starts again
      return true;
    }
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
