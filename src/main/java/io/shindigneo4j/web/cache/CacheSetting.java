package io.shindigneo4j.web.cache;

import io.shindigneo4j.opensocial.configuration.Setting;

/** The settings of caches, each with its default as it would be written. */
public final class CacheSetting {
  public static final Setting GADGET_CACHE = new Setting("shindig.neo4j.gadget-cache", "67108864");

  private CacheSetting() {}
}
