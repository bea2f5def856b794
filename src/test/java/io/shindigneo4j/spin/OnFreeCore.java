package io.shindigneo4j.spin;

/** A spin that finds a core free, whatever else this machine does. */
public final class OnFreeCore {

  private OnFreeCore() {}

  public static AdaptiveSpin spin() {
    return new AdaptiveSpin(new FreeCores(2, () -> 1));
  }
}
