package io.shindigneo4j.web.command;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Files that options name. */
final class OptionFiles {

  private static final int MAX_PASSWORD_LENGTH = 10_000;

  private OptionFiles() {}

  /**
   * The password in a file, whose last line may end.
   *
   * @param file null for no password
   * @throws ParameterException if it cannot be read
   */
  static String password(CommandSpec command, Path file) {
    return file == null ? "" : text(command, file, MAX_PASSWORD_LENGTH).stripTrailing();
  }

  /**
   * The text of a file.
   *
   * @param most how many bytes it has at most
   * @throws ParameterException if it has more, or cannot be read
   */
  static String text(CommandSpec command, Path file, int most) {
    try (InputStream content = Files.newInputStream(file)) {
      byte[] bytes = content.readNBytes(most + 1);
      if (bytes.length > most) {
        throw failure(command, "%s has more than %d bytes".formatted(file, most), null);
      }
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw failure(command, file + " cannot be read", e);
    }
  }

  /**
   * Requires a file that can be read.
   *
   * @throws ParameterException where it cannot
   */
  static Path readable(CommandSpec command, Path file) {
    if (!Files.isReadable(file) || Files.isDirectory(file)) {
      throw failure(command, file + " cannot be read", null);
    }
    return file;
  }

  private static ParameterException failure(CommandSpec command, String message, Throwable cause) {
    return new ParameterException(command.commandLine(), message, cause);
  }
}
