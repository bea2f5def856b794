package io.shindigneo4j.server.execution;

import org.neo4j.internal.kernel.api.security.AbstractSecurityLog;
import org.neo4j.internal.kernel.api.security.LoginContext;
import org.neo4j.internal.kernel.api.security.SecurityContext;
import org.neo4j.kernel.database.PrivilegeDatabaseReference;

/**
 * A login with the user's own rights, without writing. Not committing is not enough to change
 * nothing: {@code CALL ... IN TRANSACTIONS} commits by itself.
 */
public final class ReadOnlyLogin extends LoginContext {

  private final LoginContext user;

  public ReadOnlyLogin(LoginContext user) {
    super(user.subject(), user.connectionInfo());
    this.user = user;
  }

  @Override
  public SecurityContext authorize(
      IdLookup lookup, PrivilegeDatabaseReference database, AbstractSecurityLog log) {
    return readOnly(user.authorize(lookup, database, log));
  }

  /** Called by Neo4j's calendar releases instead; 5.26 does not know it. */
  public SecurityContext authorize(
      IdLookup lookup, PrivilegeDatabaseReference database, AbstractSecurityLog log, long number) {
    return readOnly(CalendarRelease.authorize(user, lookup, database, log, number));
  }

  private static SecurityContext readOnly(SecurityContext context) {
    return context.withMode(ReadOnlyModes.of(context.mode()));
  }

  @Override
  public boolean impersonating() {
    return user.impersonating();
  }

  @Override
  public boolean nativelyAuthenticated() {
    return user.nativelyAuthenticated();
  }
}
