package io.shindigneo4j.opensocial.metrics;

/** Is told what happens to those who listen to events. Neither blocks nor throws. */
public interface EventMeters {

  /** Does nothing. */
  EventMeters NONE =
      new EventMeters() {
        @Override
        public void listening(int change) {}

        @Override
        public void delivered(long nanos) {}

        @Override
        public void gap() {}

        @Override
        public void load(long bytes, long lag) {}
      };

  /** So many more listen, or fewer. */
  void listening(int change);

  /**
   * A listener was given an event.
   *
   * @param nanos after the event came to Shindig
   */
  void delivered(long nanos);

  /** A listener was told that events may be missing. */
  void gap();

  /**
   * What the events cost now; said once a second while they are listened to.
   *
   * @param bytes of the events that are kept, about
   * @param lag commits with events that the slowest listener is behind
   */
  void load(long bytes, long lag);
}
