package io.shindigneo4j.server.metrics;

import io.micrometer.core.instrument.MeterRegistry;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.RunCypher;
import java.time.Duration;
import java.util.Map;

/** Every meter of the plug-in, which come as there is something to count. */
public final class AllServerMeters {

  private AllServerMeters() {}

  public static void in(MeterRegistry registry) {
    ServerMeters meters = MicrometerServerMeters.in(registry, procedure -> false);
    RunCypher request = new RunCypher(1, AccessMode.READ, Duration.ZERO, "RETURN 1", Map.of());
    meters.ended(request, AccessMode.READ, ServerMeters.SUCCESS, 1);
    meters.phases(request, 1, 1, 1);
    meters.refused("401");
    meters.answered(200);
    meters.connected(() -> SessionLoad.NONE).closed(1000);
    meters.projections(() -> ProjectionLoad.NONE);
    meters.events(() -> new EventLoad(0, 0, 0, 0, 0, 0, 0));
    for (ServerMeters.Level level : ServerMeters.Level.values()) {
      meters.gauge(level, () -> 0);
    }
  }
}
