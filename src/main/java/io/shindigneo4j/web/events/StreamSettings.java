package io.shindigneo4j.web.events;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;

/**
 * How many streams may be open at the same time, and how long without being read.
 *
 * @param all in this Shindig
 * @param viewer of one viewer
 * @param address of one address, as limits count it
 * @param writeTimeout how long nothing can be written, though something waits, until one ends
 */
record StreamSettings(int all, int viewer, int address, Duration writeTimeout) {

  /**
   * @throws InvalidSettingException for a value that makes no sense
   */
  static StreamSettings from(Function<String, Optional<String>> find) {
    SettingValues values = new SettingValues(find);
    return new StreamSettings(
        values.positive(StreamSetting.STREAMS),
        values.positive(StreamSetting.VIEWER_STREAMS),
        values.positive(StreamSetting.ADDRESS_STREAMS),
        values.duration(StreamSetting.WRITE_TIMEOUT));
  }
}
