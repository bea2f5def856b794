package io.shindigneo4j.server;

import static org.neo4j.configuration.SettingConstraints.min;
import static org.neo4j.configuration.SettingValueParsers.BOOL;
import static org.neo4j.configuration.SettingValueParsers.BYTES;
import static org.neo4j.configuration.SettingValueParsers.DURATION;
import static org.neo4j.configuration.SettingValueParsers.INT;

import java.time.Duration;
import org.neo4j.configuration.Description;
import org.neo4j.configuration.SettingImpl;
import org.neo4j.configuration.SettingsDeclaration;
import org.neo4j.graphdb.config.Setting;

/** Settings in {@code neo4j.conf} of events: who may subscribe, and what they may take. */
public final class ServerEventSettings implements SettingsDeclaration {

  private static final String PREFIX = ServerSettings.PREFIX;

  private static final long KIBIBYTE = 1024;
  private static final long MEBIBYTE = 1024 * 1024;
  private static final long EVENTS_MEMORY = 16 * MEBIBYTE;
  private static final int SUBSCRIPTIONS = 1_000;
  private static final long TOPICS_MEMORY = 32 * MEBIBYTE;

  @Description(
      "Whether clients may subscribe to what happens in the social graph. Rights to the procedure"
          + " `events.subscribe` say which users may.")
  public static final Setting<Boolean> events_enabled =
      SettingImpl.newBuilder(PREFIX + "events_enabled", BOOL, true).build();

  @Description("Most memory for the last events of a database, kept once for all subscriptions.")
  public static final Setting<Long> events_memory =
      SettingImpl.newBuilder(PREFIX + "events_memory", BYTES, EVENTS_MEMORY)
          .addConstraint(min(MEBIBYTE))
          .build();

  @Description("How long events are kept, and heard after the last subscription has ended.")
  public static final Setting<Duration> events_retention =
      SettingImpl.newBuilder(PREFIX + "events_retention", DURATION, Duration.ofMinutes(5))
          .addConstraint(min(Duration.ofSeconds(1)))
          .build();

  @Description(
      "Most memory for the events of one commit. A commit with more is a gap; so is one that changes"
          + " more nodes and relationships than one for each 16 bytes.")
  public static final Setting<Long> events_commit_limit =
      SettingImpl.newBuilder(PREFIX + "events_commit_limit", BYTES, MEBIBYTE)
          .addConstraint(min(KIBIBYTE))
          .build();

  @Description("Most subscriptions to events, of all clients together; of one connection, 100.")
  public static final Setting<Integer> events_subscriptions =
      SettingImpl.newBuilder(PREFIX + "events_subscriptions", INT, SUBSCRIPTIONS)
          .addConstraint(min(1))
          .build();

  @Description("Most subscriptions to events of one user, on all connections.")
  public static final Setting<Integer> events_subscriptions_of_user =
      SettingImpl.newBuilder(PREFIX + "events_subscriptions_of_user", INT, SUBSCRIPTIONS * 3 / 4)
          .addConstraint(min(1))
          .build();

  @Description(
      "Most memory for the topics of all subscriptions together; one more is refused. A topic takes"
          + " 320 bytes and twice its length.")
  public static final Setting<Long> events_topics_memory =
      SettingImpl.newBuilder(PREFIX + "events_topics_memory", BYTES, TOPICS_MEMORY)
          .addConstraint(min(KIBIBYTE))
          .build();

  @Description("Most memory for the topics of all subscriptions of one user.")
  public static final Setting<Long> events_topics_memory_of_user =
      SettingImpl.newBuilder(PREFIX + "events_topics_memory_of_user", BYTES, TOPICS_MEMORY * 3 / 4)
          .addConstraint(min(KIBIBYTE))
          .build();
}
