package io.shindigneo4j.server.session;

/** The answers that a client has not read yet. Safe for use by many threads. */
public interface UnreadAnswers {

  /** Of a client that reads everything at once. */
  UnreadAnswers NONE = new NoUnreadAnswers();

  /**
   * Whether there is memory for further answers.
   *
   * @param answers how many, each as large as the last ones
   */
  boolean hasRoom(int answers);

  /** Whether nothing is on its way to the client. */
  boolean areSent();

  /** Runs a task once, when an answer has been sent or the connection has ended. */
  void onSent(Runnable task);
}
