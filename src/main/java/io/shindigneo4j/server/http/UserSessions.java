package io.shindigneo4j.server.http;

import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.server.connection.LoginResult;
import io.shindigneo4j.server.metrics.SessionLoad;
import io.shindigneo4j.server.session.RequestProcessor;

/**
 * The sessions of one login: one for each format of answers.
 *
 * @param since when the login was, or was found to be still good, by {@link System#nanoTime}
 */
record UserSessions(LoginResult login, RequestProcessor json, RequestProcessor bson, long since) {

  /** Who has logged in, by name. */
  String user() {
    return login.user().subject().executingUser();
  }

  /** The same after another look at the account. */
  UserSessions renewed(long now) {
    return new UserSessions(login, json, bson, now);
  }

  RequestProcessor in(Format format) {
    return format == Format.BSON ? bson : json;
  }

  SessionLoad load() {
    return json.load().plus(bson.load());
  }

  void close() {
    json.close();
    bson.close();
  }
}
