package io.shindigneo4j.web.origin;

import io.shindigneo4j.opensocial.configuration.Setting;

/** The settings of origins, each with its default as it would be written. */
public final class OriginSetting {
  public static final Setting GADGET_HOST = new Setting("shindig.neo4j.gadget-host", "");
  public static final Setting CONTAINER_ORIGINS =
      new Setting("shindig.neo4j.container-origins", "");

  private OriginSetting() {}
}
