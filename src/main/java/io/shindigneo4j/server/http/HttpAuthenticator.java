package io.shindigneo4j.server.http;

import io.netty.channel.ChannelHandlerContext;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.server.connection.ChannelConnectionInfo;
import io.shindigneo4j.server.connection.LoginResult;
import io.shindigneo4j.server.connection.LoginTimeoutHandler;
import io.shindigneo4j.server.connection.ReadControl;
import io.shindigneo4j.server.connection.ReadControl.Reason;
import io.shindigneo4j.server.connection.RequestRejectedException;
import io.shindigneo4j.server.connection.SlowReaderHandler;
import io.shindigneo4j.server.session.Credential;
import java.net.SocketAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Logs the users of a connection in. Reading is paused during a login. Of the event loop. */
final class HttpAuthenticator {

  /** There is always one, and it needs no schema. */
  static final String SYSTEM_DATABASE = "system";

  private static final String PROTOCOL = "shindig-neo4j-http";

  private final ChannelHandlerContext context;
  private final HttpServices services;
  private final ReadControl readControl;
  private final BooleanSupplier idle;
  private final LoginCache logins;

  /** Ends the count of the connection among those of users; null before somebody logged in. */
  private Runnable disconnected;

  private long lastId;

  /**
   * @param idle whether every request has been answered
   */
  HttpAuthenticator(
      ChannelHandlerContext context,
      HttpServices services,
      ReadControl readControl,
      BooleanSupplier idle) {
    this.context = context;
    this.services = services;
    this.readControl = readControl;
    this.idle = idle;
    this.logins = new LoginCache(services.settings().loginLifetime());
  }

  /** An action for a user who has logged in. */
  interface Action {
    void with(UserSessions sessions) throws RequestRejectedException;
  }

  boolean isLoggedIn() {
    return disconnected != null;
  }

  SocketAddress client() {
    return context.channel().remoteAddress();
  }

  long nextId() {
    return ++lastId;
  }

  /**
   * Runs an action for a user: at once where the login is cached, otherwise after the login. An
   * older login in the cache needs no password if the account has not changed.
   *
   * @throws RequestRejectedException where the client shows nothing to log in by, or the action
   *     refuses at once
   */
  void authenticate(LoginKey key, Action action, Consumer<RequestRejectedException> otherwise)
      throws RequestRejectedException {
    Optional<UserSessions> known = logins.find(key);
    if (known.isPresent() && logins.isFresh(known.get(), System.nanoTime())) {
      action.with(known.get());
      return;
    }
    Credential credential = key.credential();
    readControl.pause(Reason.LOGIN);
    renew(known)
        .thenCompose(
            renewed ->
                renewed
                    .map(CompletableFuture::completedFuture)
                    .orElseGet(() -> login(credential, key.database())))
        .whenCompleteAsync(
            (sessions, failure) -> decide(key, sessions, failure, action, otherwise),
            context.executor());
  }

  private CompletableFuture<Optional<UserSessions>> renew(Optional<UserSessions> known) {
    return known
        .map(
            sessions ->
                services
                    .logins()
                    .renew(sessions.login())
                    .thenApply(good -> good ? known : Optional.<UserSessions>empty()))
        .orElseGet(() -> CompletableFuture.completedFuture(Optional.empty()))
        .thenApply(good -> good.map(sessions -> sessions.renewed(System.nanoTime())));
  }

  private CompletableFuture<UserSessions> login(Credential credential, String database) {
    ChannelConnectionInfo client = new ChannelConnectionInfo(context.channel(), PROTOCOL);
    return services.logins().login(credential, database, client).thenApply(this::open);
  }

  private UserSessions open(LoginResult login) {
    return new UserSessions(
        login,
        services.sessions().open(login.database(), login.user(), services.answers(Format.JSON)),
        services.sessions().open(login.database(), login.user(), services.answers(Format.BSON)),
        System.nanoTime());
  }

  private void decide(
      LoginKey key,
      UserSessions sessions,
      Throwable failure,
      Action action,
      Consumer<RequestRejectedException> otherwise) {
    if (!context.channel().isActive()) {
      return; // it was closed while the password was checked
    }
    try {
      complete(key, sessions, failure, action, otherwise);
      readControl.resume(Reason.LOGIN);
    } catch (RuntimeException | Error e) { // nothing would be read any more
      readControl.close();
      throw e;
    }
  }

  private void complete(
      LoginKey key,
      UserSessions sessions,
      Throwable failure,
      Action action,
      Consumer<RequestRejectedException> otherwise) {
    try {
      if (failure != null) {
        throw RequestRejectedException.of(failure);
      }
      logins.add(key, sessions);
      markLoggedIn();
      action.with(sessions);
    } catch (RequestRejectedException refusal) {
      otherwise.accept(refusal);
    }
  }

  /** Counts the connection as one that has logged in. */
  private void markLoggedIn() {
    if (disconnected != null) {
      return;
    }
    disconnected = services.meters().httpConnected(logins::load);
    Duration timeout = services.limits().idleTimeout();
    context.pipeline().remove(LoginTimeoutHandler.class);
    context
        .pipeline()
        .addFirst(new IdleConnectionHandler(timeout, idle), new SlowReaderHandler(timeout));
  }

  void close() {
    logins.close();
    if (disconnected != null) {
      disconnected.run();
      disconnected = null;
    }
  }
}
