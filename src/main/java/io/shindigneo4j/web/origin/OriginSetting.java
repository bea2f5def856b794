package io.shindigneo4j.web.origin;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import java.util.Optional;
import java.util.function.Function;

/** The settings of origins, each with its default as it would be written. */
public final class OriginSetting {
  public static final Setting GADGET_HOST = new Setting("shindig.neo4j.gadget-host", "");
  public static final Setting CONTAINER_ORIGINS =
      new Setting("shindig.neo4j.container-origins", "");
  public static final Setting API_ORIGINS = new Setting("shindig.neo4j.api-origins", "");

  private OriginSetting() {}

  /**
   * Reads them all, as Shindig does at its start.
   *
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static void check(Function<String, Optional<String>> find) {
    Origins unusedOrigins = Origins.from(find);
    ApiOrigins unusedApiOrigins = ApiOrigins.from(find);
  }
}
