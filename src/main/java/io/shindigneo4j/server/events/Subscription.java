package io.shindigneo4j.server.events;

/** What somebody hears of a database. Safe for use by many threads. */
public interface Subscription {

  /** Allows so many more messages. */
  void grant(int messages);

  /**
   * Ends the subscription; the receiver hears nothing any more.
   *
   * @param then run once it is so, unless it had ended before
   */
  void end(Runnable then);
}
