package io.shindigneo4j.web.audit;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.Setting;
import java.util.Optional;
import java.util.function.Function;

/** The settings of the audit, each with its default as it would be written. */
public final class AuditSetting {
  public static final Setting AUDIT = new Setting("shindig.neo4j.audit", "true");
  public static final Setting FILE = new Setting("shindig.neo4j.audit-file", "");
  public static final Setting FILE_LIMIT =
      new Setting("shindig.neo4j.audit-file-limit", "10485760");
  public static final Setting FILES = new Setting("shindig.neo4j.audit-files", "10");

  private AuditSetting() {}

  /**
   * Reads them all, as Shindig does at its start.
   *
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static void check(Function<String, Optional<String>> find) {
    AuditSettings unused = AuditSettings.from(find);
  }
}
