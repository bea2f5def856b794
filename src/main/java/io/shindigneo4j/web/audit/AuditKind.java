package io.shindigneo4j.web.audit;

import io.shindigneo4j.audit.AuditEvent;
import io.shindigneo4j.audit.Outcome;
import java.util.Locale;

/** What is told. The names stay: programs look for them. */
public enum AuditKind {
  SIGN_IN,
  SIGN_OUT,
  SESSION_END,
  TOKEN_ISSUE,
  TOKEN_REFRESH,
  TOKEN_REVOKE,
  CONSENT_GIVE,
  CONSENT_WITHDRAW,
  CONNECTION_ADD,
  CONNECTION_REMOVE,
  OPERATOR_PAGE,
  COMMAND,
  REFUSAL;

  /** As it is written. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** An event that has succeeded. */
  public AuditEvent done() {
    return new AuditEvent(toString(), Outcome.SUCCEEDED);
  }

  /** An event that has not. */
  public AuditEvent failed() {
    return new AuditEvent(toString(), Outcome.FAILED);
  }

  /** An event that somebody has refused. */
  public AuditEvent refused() {
    return new AuditEvent(toString(), Outcome.REFUSED);
  }
}
