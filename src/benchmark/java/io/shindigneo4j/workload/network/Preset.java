package io.shindigneo4j.workload.network;

import java.util.Arrays;

/** The networks of the papers' measurements, and larger ones of the same shape. */
public enum Preset {
  /** The network of most measurements. */
  P2011(new NetworkShape(2_011, 200, 100, 2_000, 26_982, 25_365, 667, 9.3, 1.53, 145)),

  /** The same people with five times the messages and activities. */
  P2011_BUSY(new NetworkShape(2_011, 200, 100, 2_000, 134_910, 126_825, 667, 9.3, 1.53, 145)),

  /** The larger network, with five times the messages and activities in all. */
  P10003(new NetworkShape(10_003, 1_000, 500, 10_000, 134_910, 126_825, 1_448, 6.7, 1.87, 198)),

  P100000(
      new NetworkShape(
          100_000, 10_000, 5_000, 100_000, 1_341_000, 1_261_000, 2_000, 6.7, 1.87, 198)),

  P1000000(
      new NetworkShape(
          1_000_000, 100_000, 50_000, 1_000_000, 13_410_000, 12_610_000, 2_000, 6.7, 1.87, 198)),

  /** The larger network with a fifth of its messages and activities. */
  P10003_QUIET(new NetworkShape(10_003, 1_000, 500, 10_000, 26_982, 25_365, 1_448, 6.7, 1.87, 198)),

  /** The largest network with a fifth of its messages and activities, so that it fits a disk. */
  P1000000_QUIET(
      new NetworkShape(
          1_000_000, 100_000, 50_000, 1_000_000, 2_682_000, 2_522_000, 2_000, 6.7, 1.87, 198));

  private final NetworkShape shape;

  Preset(NetworkShape shape) {
    this.shape = shape;
  }

  public NetworkShape shape() {
    return shape;
  }

  /**
   * The shape of a network with this number of people: that of a preset, or one scaled from the
   * smallest.
   */
  public static NetworkShape shapeOf(int people) {
    return Arrays.stream(values())
        .map(Preset::shape)
        .filter(shape -> shape.people() == people)
        .findFirst()
        .orElseGet(() -> P2011.shape.with(people));
  }
}
