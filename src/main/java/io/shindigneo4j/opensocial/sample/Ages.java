package io.shindigneo4j.opensocial.sample;

import java.time.Duration;
import java.time.Instant;
import org.json.JSONException;
import org.json.JSONObject;

/**
 * When what is in the community's file happened.
 *
 * @param now when it is loaded
 */
record Ages(Instant now) {

  private static final Duration FRIENDSHIPS = Duration.ofDays(730);
  private static final double SECONDS_A_DAY = 86_400;

  /** The time of a row, which has it in days before now. */
  Instant of(JSONObject row) throws JSONException {
    return now.minusSeconds(Math.round(row.getDouble("daysAgo") * SECONDS_A_DAY));
  }

  /** The time of one of many rows without times, spread over two years. */
  long spread(int position, int rows) {
    return now.minus(FRIENDSHIPS.dividedBy(rows).multipliedBy(rows - position)).toEpochMilli();
  }
}
