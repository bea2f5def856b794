package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.Message.Success;
import java.util.concurrent.CompletionStage;

/** How much of an answer is wanted, which may be said before there is one. */
final class Demand {

  /** More than any answer has, and less than makes a sum overflow. */
  private static final int EVERYTHING = Integer.MAX_VALUE / 4;

  /** Null before the server has taken the statement. */
  private volatile Reading reading;

  private volatile boolean abandoned;

  CompletionStage<Success> read(Reading newReading) {
    reading = newReading;
    CompletionStage<Success> end = newReading.read();
    if (abandoned) {
      newReading.grant(EVERYTHING);
    }
    return end;
  }

  /** So many more chunks; said after the first has come. */
  void grant(int chunks) {
    reading.grant(chunks);
  }

  /** What waits for more demand is read on, so that it finds out that it was ended. */
  void abandon() {
    abandoned = true;
    Reading known = reading;
    if (known != null) {
      known.grant(EVERYTHING);
    }
  }
}
