package io.shindigneo4j.web.events;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import java.util.Optional;
import java.util.function.Function;

/** The settings of streams of events, each with its default as it would be written. */
public final class StreamSetting {

  public static final Setting STREAMS = new Setting("shindig.neo4j.events-streams", "20000");
  public static final Setting VIEWER_STREAMS =
      new Setting("shindig.neo4j.events-viewer-streams", "10");
  public static final Setting ADDRESS_STREAMS =
      new Setting("shindig.neo4j.events-address-streams", "1000");
  public static final Setting WRITE_TIMEOUT =
      new Setting("shindig.neo4j.events-write-timeout", "PT60S");

  private StreamSetting() {}

  /**
   * Reads them all, as Shindig does at its start.
   *
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static void check(Function<String, Optional<String>> find) {
    StreamSettings unused = StreamSettings.from(find);
  }
}
