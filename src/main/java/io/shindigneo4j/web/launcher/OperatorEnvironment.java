package io.shindigneo4j.web.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A file in the data folder with the variables that lead {@code ./shindig-neo4j} to the running
 * database, whose port is another at each start. Closing deletes it.
 */
final class OperatorEnvironment implements AutoCloseable {
  private static final String FILE = "operator.env";

  private final Path file;

  private OperatorEnvironment(Path file) {
    this.file = file;
  }

  /**
   * @param address of the database
   */
  static OperatorEnvironment write(String address, Path data) {
    Path file = data.resolve(FILE);
    try {
      Files.write(
          file,
          List.of(
              "# of ./run, for ./shindig-neo4j",
              "export SHINDIG_NEO4J_URI=" + quoted(address),
              "export SHINDIG_NEO4J_USERNAME=" + DatabaseSettings.USER,
              "export SHINDIG_NEO4J_PASSWORD_FILE="
                  + quoted(DatabaseSettings.passwordFile(data).toString())));
    } catch (IOException e) {
      throw new LaunchException("The variables of the operator's command were not written", e);
    }
    return new OperatorEnvironment(file);
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }

  @Override
  public void close() throws IOException {
    Files.deleteIfExists(file);
  }
}
