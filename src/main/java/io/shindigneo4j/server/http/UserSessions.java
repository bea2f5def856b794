package io.shindigneo4j.server.http;

import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.server.metrics.SessionLoad;
import io.shindigneo4j.server.session.RequestProcessor;

/**
 * The sessions of one login: one for each format of answers.
 *
 * @param user who has logged in, by name
 * @param since when the login was, by {@link System#nanoTime}
 */
record UserSessions(String user, RequestProcessor json, RequestProcessor bson, long since) {

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
