package io.shindigneo4j.server;

import static org.neo4j.configuration.SettingConstraints.min;
import static org.neo4j.configuration.SettingValueParsers.DURATION;
import static org.neo4j.configuration.SettingValueParsers.ofEnum;

import io.shindigneo4j.server.http.MetricsAccess;
import java.time.Duration;
import org.neo4j.configuration.Description;
import org.neo4j.configuration.SettingImpl;
import org.neo4j.configuration.SettingsDeclaration;
import org.neo4j.graphdb.config.Setting;

/** Settings in {@code neo4j.conf} of requests that come by HTTP. */
public final class ServerHttpSettings implements SettingsDeclaration {

  private static final String PREFIX = ServerSettings.PREFIX;

  @Description(
      "How long a login counts on a connection of HTTP; then the account is looked at again, and the"
          + " password where that has changed.")
  public static final Setting<Duration> http_login_lifetime =
      SettingImpl.newBuilder(PREFIX + "http_login_lifetime", DURATION, Duration.ofMinutes(1))
          .addConstraint(min(Duration.ofMillis(1)))
          .build();

  @Description(
      "Who may read `GET /metrics`: each user by a `login`, or whoever is on the server's own machine"
          + " as well (`loopback`).")
  public static final Setting<MetricsAccess> http_metrics_access =
      SettingImpl.newBuilder(
              PREFIX + "http_metrics_access", ofEnum(MetricsAccess.class), MetricsAccess.LOGIN)
          .build();
}
