package io.shindigneo4j.web.openid;

import java.util.Locale;
import javax.servlet.http.HttpServletResponse;

/** A sign-in that has come to nothing. */
final class SignInFailure extends Exception {
  private static final long serialVersionUID = 1L;

  /** What the person is told. */
  enum Reason {
    /** The state is none of this browser, or too old. */
    NOT_BEGUN(
        HttpServletResponse.SC_BAD_REQUEST,
        "This sign-in was not begun in this browser, or too long ago, or it is over already."),
    /** The person has cancelled, or may not use us at the provider. */
    DENIED(HttpServletResponse.SC_FORBIDDEN, "The identity provider has not let you in."),
    REFUSED(
        HttpServletResponse.SC_BAD_GATEWAY,
        "The identity provider could not sign you in. If this goes on, tell whoever runs this"
            + " server."),
    INVALID(
        HttpServletResponse.SC_BAD_GATEWAY,
        "The answer of the identity provider was not valid. If this goes on, tell whoever runs"
            + " this server."),
    UNAVAILABLE(
        HttpServletResponse.SC_SERVICE_UNAVAILABLE,
        "The identity provider does not answer. Try again in a minute."),
    UNUSABLE_ID(
        HttpServletResponse.SC_FORBIDDEN,
        "Nobody can have the id that the identity provider gives you. Tell whoever runs this"
            + " server."),
    NO_PROFILE(
        HttpServletResponse.SC_FORBIDDEN,
        "The identity provider knows you, but you have no profile on this server. Ask whoever runs"
            + " it to make one for you.");

    private final int status;
    private final String message;

    Reason(int status, String message) {
      this.status = status;
      this.message = message;
    }

    int status() {
      return status;
    }

    /** For the audit. */
    String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    String message() {
      return message;
    }
  }

  private final Reason reason;

  /**
   * @param detail for the log, without codes and tokens
   */
  SignInFailure(Reason reason, String detail) {
    this(reason, detail, null);
  }

  SignInFailure(Reason reason, String detail, Throwable cause) {
    super(detail, cause);
    this.reason = reason;
  }

  Reason reason() {
    return reason;
  }
}
