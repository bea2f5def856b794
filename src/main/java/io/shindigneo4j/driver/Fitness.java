package io.shindigneo4j.driver;

/** Whether requests may be sent. READY: the other side works. POSSIBLE: perhaps soon. NONE: no. */
enum Fitness {
  READY,
  POSSIBLE,
  NONE
}
