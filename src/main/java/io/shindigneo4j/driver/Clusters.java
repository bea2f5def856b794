package io.shindigneo4j.driver;

import java.net.URI;
import java.util.Random;
import java.util.function.Supplier;

/** Puts clusters together. */
final class Clusters {

  private Clusters() {}

  /** Of servers that are all for reading and writing. */
  static Cluster of(DriverSettings settings, Pools pools) {
    Cluster cluster = cluster(settings, pools, Steps.on(pools.timer()));
    cluster.connect(settings.addresses());
    return cluster;
  }

  /** Of servers that say themselves what they are for. */
  static Cluster routed(DriverSettings settings, Pools pools) {
    Steps steps = Steps.on(pools.timer());
    Cluster cluster = cluster(settings, pools, steps);
    cluster.follow(
        new Routes(
            settings.addresses(),
            (router, known, patience) -> cluster.ask(router, known, patience).answer(),
            cluster,
            settings.reconnectDelay(),
            steps,
            System::nanoTime,
            new Random()));
    return cluster;
  }

  private static Cluster cluster(DriverSettings settings, Pools pools, Steps steps) {
    return new Cluster(
        pools.callbacks(),
        steps,
        owner -> new Members(address -> member(address, pools, owner), steps, System::nanoTime),
        balance(settings));
  }

  private static Member member(URI address, Pools pools, Cluster owner) {
    return new Member(address, pools.of(address, owner), owner::refusedToWrite);
  }

  private static Supplier<Balance> balance(DriverSettings settings) {
    return switch (settings.balance()) {
      case LEAST_BUSY -> Balance::leastBusy;
      case ROUND_ROBIN -> Balance::roundRobin;
    };
  }
}
