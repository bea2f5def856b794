package io.shindigneo4j.server.http;

import io.netty.channel.ChannelHandlerContext;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.server.connection.Entrance;
import io.shindigneo4j.server.connection.Listening;
import io.shindigneo4j.server.connection.Listening.Reason;
import io.shindigneo4j.server.connection.LoginDeadline;
import io.shindigneo4j.server.connection.NetworkClient;
import io.shindigneo4j.server.connection.Refusal;
import io.shindigneo4j.server.connection.SlowReaders;
import io.shindigneo4j.server.session.Credential;
import java.net.SocketAddress;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Lets the users of a connection in. Nothing is read of the connection while it is found out who
 * that is. Of the event loop.
 */
final class Entry {

  /** There is always one, and it needs no schema. */
  static final String SYSTEM_DATABASE = "system";

  private static final String PROTOCOL = "shindig-neo4j-http";

  private final ChannelHandlerContext context;
  private final HttpServices services;
  private final Listening listening;
  private final BooleanSupplier idle;
  private final ConnectionLogins logins;

  /** Ends the count of the connection among those of users; null before somebody logged in. */
  private Runnable disconnected;

  private long lastId;

  /**
   * @param idle whether every request has been answered
   */
  Entry(
      ChannelHandlerContext context,
      HttpServices services,
      Listening listening,
      BooleanSupplier idle) {
    this.context = context;
    this.services = services;
    this.listening = listening;
    this.idle = idle;
    this.logins = new ConnectionLogins(services.settings().loginLifetime());
  }

  /** What is done for who is in. */
  interface Action {
    void with(UserSessions sessions) throws Refusal;
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
   * Does something for a user: at once where that one is known, otherwise after the login.
   *
   * @throws Refusal where the client shows nothing to log in by, or the action refuses at once
   */
  void enter(LoginKey key, Action action, Consumer<Refusal> otherwise) throws Refusal {
    Optional<UserSessions> known = logins.find(key, System.nanoTime());
    if (known.isPresent()) {
      action.with(known.get());
      return;
    }
    Credential credential = key.credential();
    NetworkClient client = new NetworkClient(context.channel(), PROTOCOL);
    listening.stopFor(Reason.LOGIN);
    services
        .logins()
        .begin(credential, key.database(), client)
        .thenApply(this::open)
        .whenCompleteAsync(
            (sessions, failure) -> decide(key, sessions, failure, action, otherwise),
            context.executor());
  }

  private UserSessions open(Entrance entrance) {
    return new UserSessions(
        entrance.user().subject().executingUser(),
        services
            .sessions()
            .open(entrance.database(), entrance.user(), services.answers(Format.JSON)),
        services
            .sessions()
            .open(entrance.database(), entrance.user(), services.answers(Format.BSON)),
        System.nanoTime());
  }

  private void decide(
      LoginKey key,
      UserSessions sessions,
      Throwable failure,
      Action action,
      Consumer<Refusal> otherwise) {
    if (!context.channel().isActive()) {
      return; // it was closed while the password was checked
    }
    try {
      letIn(key, sessions, failure, action, otherwise);
      listening.goOnAfter(Reason.LOGIN);
    } catch (RuntimeException | Error e) { // nothing would be read any more
      listening.end();
      throw e;
    }
  }

  private void letIn(
      LoginKey key,
      UserSessions sessions,
      Throwable failure,
      Action action,
      Consumer<Refusal> otherwise) {
    try {
      if (failure != null) {
        throw Refusal.of(failure);
      }
      logins.add(key, sessions);
      settle();
      action.with(sessions);
    } catch (Refusal refusal) {
      otherwise.accept(refusal);
    }
  }

  /** The connection is one of a user from now on. */
  private void settle() {
    if (disconnected != null) {
      return;
    }
    disconnected = services.meters().connectedByHttp(logins::load);
    Duration timeout = services.limits().idleTimeout();
    context.pipeline().remove(LoginDeadline.class);
    context.pipeline().addFirst(new IdleConnections(timeout, idle), new SlowReaders(timeout));
  }

  void close() {
    logins.close();
    if (disconnected != null) {
      disconnected.run();
      disconnected = null;
    }
  }
}
