package io.shindigneo4j.server.session;

/** Of a client that reads everything at once. */
final class NoUnreadAnswers implements UnreadAnswers {

  @Override
  public boolean hasRoom(int answers) {
    return true;
  }

  @Override
  public boolean areSent() {
    return true;
  }

  @Override
  public void onSent(Runnable task) {
    task.run();
  }
}
