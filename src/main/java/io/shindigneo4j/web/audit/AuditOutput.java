package io.shindigneo4j.web.audit;

import io.shindigneo4j.audit.AuditEvent;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.web.log.StructuredRecord;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.logging.Logger;

/** Where events are written: to the logger, or to files in its place. */
public final class AuditOutput {
  private static final String COMMANDS = ".commands";

  private AuditOutput() {}

  /**
   * @throws InvalidSettingException if the file cannot be written
   */
  static AuditLog open(AuditSettings settings) {
    if (!settings.on()) {
      return AuditLog.OFF;
    }
    return settings.file().map(file -> toFiles(file, settings)).orElseGet(AuditOutput::toLogger);
  }

  /**
   * Where commands of operators are told: in files of their own, as Shindig may run as another
   * user; nowhere without the setting.
   *
   * @throws InvalidSettingException if the file cannot be written
   */
  public static AuditLog ofCommands(Function<String, Optional<String>> find) {
    AuditSettings settings = AuditSettings.from(find);
    return settings
        .file()
        .map(file -> open(settings.in(file.resolveSibling(file.getFileName() + COMMANDS))))
        .orElse(AuditLog.OFF);
  }

  private static AuditLog toLogger() {
    Logger logger = Logger.getLogger(AuditLog.LOGGER);
    return AuditLog.to(event -> logger.log(record(event)), () -> {}, System::nanoTime);
  }

  private static AuditLog toFiles(Path file, AuditSettings settings) {
    AuditFiles files = files(file, settings);
    return AuditLog.to(event -> files.publish(record(event)), files::close, System::nanoTime);
  }

  private static AuditFiles files(Path file, AuditSettings settings) {
    try {
      return new AuditFiles(file, settings);
    } catch (IOException e) {
      throw new InvalidSettingException(
          AuditSetting.FILE.key() + ": " + file + " cannot be written: " + e);
    }
  }

  private static StructuredRecord record(AuditEvent event) {
    return new StructuredRecord(AuditLog.LOGGER, event.line(), "audit", members(event));
  }

  private static Map<String, String> members(AuditEvent event) {
    Map<String, String> members = new HashMap<>(event.details());
    members.put("kind", event.kind());
    members.put("outcome", event.outcome().toString());
    return members;
  }
}
