package io.shindigneo4j.opensocial.events;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;

/**
 * The settings of events.
 *
 * @param enabled whether anybody may listen
 * @param memory the most bytes of events that are kept for who comes back
 * @param retention how long they are kept, and how long the graph is listened to after the last
 *     listener has left
 * @param heartbeat after which time of silence a sign of life is sent
 */
public record EventsSettings(boolean enabled, int memory, Duration retention, Duration heartbeat) {

  /**
   * Reads the settings.
   *
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static EventsSettings from(Function<String, Optional<String>> find) {
    SettingValues values = new SettingValues(find);
    return new EventsSettings(
        values.flag(EventsSetting.EVENTS),
        values.positive(EventsSetting.MEMORY),
        values.duration(EventsSetting.RETENTION),
        values.duration(EventsSetting.HEARTBEAT));
  }
}
