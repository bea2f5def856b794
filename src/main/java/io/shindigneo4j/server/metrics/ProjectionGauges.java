package io.shindigneo4j.server.metrics;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Supplier;

/** Gauges of what the projections hold in memory. */
final class ProjectionGauges {

  private static final String PREFIX = MicrometerServerMeters.PREFIX + "projection";

  private final MeterRegistry registry;
  private final Supplier<ProjectionLoad> load;

  private ProjectionGauges(MeterRegistry registry, Supplier<ProjectionLoad> load) {
    this.registry = registry;
    this.load = load;
  }

  static void register(MeterRegistry registry, Supplier<ProjectionLoad> load) {
    new ProjectionGauges(registry, load).register();
  }

  private void register() {
    for (ProjectionLoad.State state : ProjectionLoad.State.values()) {
      gauge("s", now -> now.states().getOrDefault(state, 0))
          .tag("state", state.name().toLowerCase(Locale.ROOT))
          .description("Databases by what is in memory of their graph")
          .register(registry);
    }
    fills("ready", ProjectionLoad::fills);
    fills("full", ProjectionLoad::oversizes);
    fills("failed", ProjectionLoad::failedFills);
    bytes("graph", ProjectionLoad::graphBytes);
    bytes("properties", ProjectionLoad::propertyBytes);
    register(".people", ProjectionLoad::people, "People in memory");
    register(
        ".friendships", ProjectionLoad::friendships, "Friendships in memory, of one direction");
    register(".memberships", ProjectionLoad::memberships, "Memberships in memory");
    register(".person.bytes", ProjectionLoad::bytesOfPerson, "Memory of a person alone");
    register(
        ".friendship.bytes",
        ProjectionLoad::bytesOfFriendship,
        "Memory of a friendship or membership");
    register(
        ".fill.milliseconds",
        ProjectionLoad::fillMillis,
        "How long it took to read the graph for the last time");
    register(
        ".fallbacks",
        ProjectionLoad::fallbacks,
        "Calls whose graph was not in memory, or not as new as the store");
  }

  private void fills(String outcome, Function<ProjectionLoad, Number> value) {
    gauge(".fills", value)
        .tag("outcome", outcome)
        .description("How often graphs were read into memory, by what came of it")
        .register(registry);
  }

  private void bytes(String part, Function<ProjectionLoad, Number> value) {
    gauge(".bytes", value)
        .tag("part", part)
        .description("Memory of what is kept of databases")
        .baseUnit("bytes")
        .register(registry);
  }

  private void register(String name, Function<ProjectionLoad, Number> value, String description) {
    gauge(name, value).description(description).register(registry);
  }

  private Gauge.Builder<Supplier<Number>> gauge(
      String name, Function<ProjectionLoad, Number> value) {
    return Gauge.builder(PREFIX + name, () -> value.apply(load.get()));
  }
}
