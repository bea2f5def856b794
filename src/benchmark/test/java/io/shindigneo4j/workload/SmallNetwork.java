package io.shindigneo4j.workload;

import io.shindigneo4j.workload.network.Network;
import io.shindigneo4j.workload.network.NetworkShape;

/** A small network with rows of every kind. */
public final class SmallNetwork {

  public static final Network OF_60 =
      new Network(new NetworkShape(60, 10, 5, 50, 400, 300, 20, 6, 1.0, 15), 1);

  private SmallNetwork() {}
}
