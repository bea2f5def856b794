package io.shindigneo4j.web.cache;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.util.Optional;
import java.util.function.Function;

/** The settings of caches, each with its default as it would be written. */
public final class CacheSetting {
  public static final Setting GADGET_CACHE = new Setting("shindig.neo4j.gadget-cache", "67108864");

  private CacheSetting() {}

  /**
   * Reads them all, as Shindig does at its start.
   *
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static void check(Function<String, Optional<String>> find) {
    int unused = new SettingValues(find).positive(GADGET_CACHE);
  }
}
