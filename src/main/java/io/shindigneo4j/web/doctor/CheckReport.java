package io.shindigneo4j.web.doctor;

import java.time.Duration;

/**
 * A check that was made, or was left out.
 *
 * @param time how long it took
 */
record CheckReport(String name, CheckOutcome outcome, Duration time) {

  Status status() {
    return outcome.status();
  }
}
