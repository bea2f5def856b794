package io.shindigneo4j.web.session;

/**
 * A session of a person, as the person is told of it.
 *
 * @param current whether it is the one that asks
 * @param since when the person signed in, in milliseconds since 1970
 * @param lastUsed when it was last used, in milliseconds since 1970; perhaps also some time later
 */
public record OwnSession(
    String id, boolean current, long since, long lastUsed, BrowserName browser) {}
