package io.shindigneo4j.server.audit;

import io.shindigneo4j.audit.AuditEvent;
import io.shindigneo4j.audit.EventBudget;
import io.shindigneo4j.audit.Outcome;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Writes events, each in a line, within bounds: what an address makes more of is told by number.
 * Refusals take nothing from the bounds of what succeeds. Thread-safe.
 */
public final class ServerAudit {

  /** The name of the logger. */
  public static final String LOGGER = "io.shindigneo4j.audit";

  /** Tells nothing. */
  public static final ServerAudit OFF = new ServerAudit(line -> {}, System::nanoTime);

  /** In a minute, of one kind, from one address. */
  static final int MAX = 10;

  /** In a minute, in all. */
  static final int MAX_IN_ALL = 300;

  private static final int ADDRESSES = 1_000;
  private static final String LOGIN = "login";

  private final Consumer<String> lines;
  private final FirstLogins logins;
  private final EventBudget successes;
  private final EventBudget refusals;

  /**
   * @param lines takes each line
   */
  public ServerAudit(Consumer<String> lines, LongSupplier nanoTime) {
    this.lines = lines;
    this.logins = new FirstLogins(nanoTime);
    this.successes = new EventBudget(MAX, MAX_IN_ALL, ADDRESSES, nanoTime);
    this.refusals = new EventBudget(MAX, MAX_IN_ALL, ADDRESSES, nanoTime);
  }

  /**
   * Tells of a login, if it is the first one in an hour of a user from an address.
   *
   * @param address as the connection has it
   */
  public void loggedIn(String user, String address) {
    if (logins.add(user, host(address))) {
      tell(new AuditEvent(LOGIN, Outcome.SUCCEEDED), user, address);
    }
  }

  /**
   * Tells of somebody who was not let in.
   *
   * @param user who it was said to be; empty where nobody was named
   */
  public void loginRefused(String user, String address, String reason) {
    tell(new AuditEvent(LOGIN, Outcome.REFUSED).with("reason", reason), user, address);
  }

  /**
   * Tells of a user who has no right to something.
   *
   * @param what such as the name of a procedure
   */
  public void forbidden(String user, String address, String reason, String what) {
    tell(
        new AuditEvent("refusal", Outcome.REFUSED).with("reason", reason).with("what", what),
        user,
        address);
  }

  private void tell(AuditEvent event, String user, String address) {
    tellNumbersIfDue();
    EventBudget budget = event.outcome() == Outcome.SUCCEEDED ? successes : refusals;
    if (budget.take(new EventBudget.Source(event.kind(), host(address)))) {
      lines.accept(event.with("user", user).with("address", host(address)).line());
    }
  }

  /** Without the port, which is another one for each connection. */
  private static String host(String address) {
    String text = address == null ? "" : address.substring(address.indexOf('/') + 1);
    int port = text.lastIndexOf(':');
    return port < 0 ? text : text.substring(0, port);
  }

  /** Tells how many events were not told, if a minute is over. */
  public void tellNumbersIfDue() {
    tell(successes.drainIfDue());
    tell(refusals.drainIfDue());
  }

  /** Tells the numbers until now. */
  public void end() {
    tell(successes.drain());
    tell(refusals.drain());
  }

  private void tell(List<EventBudget.Untold> numbers) {
    for (EventBudget.Untold number : numbers) {
      lines.accept(
          new AuditEvent(number.source().kind(), Outcome.SUPPRESSED)
              .with("address", number.source().name())
              .with("count", Long.toString(number.events()))
              .line());
    }
  }
}
