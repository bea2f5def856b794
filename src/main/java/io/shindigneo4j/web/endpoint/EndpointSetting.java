package io.shindigneo4j.web.endpoint;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.util.Optional;
import java.util.function.Function;

/** The settings of requests that come in, each with its default as it would be written. */
public final class EndpointSetting {
  public static final Setting HOSTS = new Setting("shindig.neo4j.hosts", "");

  public static final Setting COLLECTION_ENTRIES =
      new Setting("shindig.neo4j.collection-entries", "false");

  private EndpointSetting() {}

  /** Whether collections in JSON have their list as {@code entry}, too. */
  static boolean collectionEntries(Function<String, Optional<String>> find) {
    return new SettingValues(find).flag(COLLECTION_ENTRIES);
  }

  /**
   * Reads them all, as Shindig does at its start.
   *
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static void check(Function<String, Optional<String>> find) {
    AcceptedHosts unused = AcceptedHosts.from(find);
    boolean unusedEntries = collectionEntries(find);
  }
}
