package io.shindigneo4j.web.audit;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/**
 * Whether and where events are written.
 *
 * @param file empty for the log
 * @param limit of bytes of a file, about
 * @param files that are kept
 */
record AuditSettings(boolean on, Optional<Path> file, int limit, int files) {

  /**
   * @throws InvalidSettingException for a value that makes no sense, and for a folder that is not
   *     there
   */
  static AuditSettings from(Function<String, Optional<String>> find) {
    SettingValues values = new SettingValues(find);
    return new AuditSettings(
        values.flag(AuditSetting.AUDIT),
        values.get(AuditSetting.FILE, AuditSettings::file),
        values.positive(AuditSetting.FILE_LIMIT),
        values.positive(AuditSetting.FILES));
  }

  private static Optional<Path> file(String text) {
    if (text.isEmpty()) {
      return Optional.empty();
    }
    Path file = Path.of(text).toAbsolutePath();
    if (file.getParent() == null || !Files.isDirectory(file.getParent())) {
      throw new IllegalArgumentException("the folder of the file does not exist");
    }
    return Optional.of(file);
  }

  /** The same with another file. */
  AuditSettings in(Path other) {
    return new AuditSettings(on, Optional.of(other), limit, files);
  }
}
