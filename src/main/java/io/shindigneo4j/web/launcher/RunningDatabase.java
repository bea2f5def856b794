package io.shindigneo4j.web.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A file in the data folder that leads {@code ./shindig-neo4j} to the database while this process
 * runs: the id of the process, and the address, whose port is another at each start. Closing
 * deletes it.
 */
final class RunningDatabase implements AutoCloseable {
  private static final String FILE = "database.running";

  private final Path file;

  private RunningDatabase(Path file) {
    this.file = file;
  }

  /** Writes the file. */
  static RunningDatabase at(String address, Path data) {
    Path file = data.resolve(FILE);
    try {
      Files.write(file, List.of(Long.toString(ProcessHandle.current().pid()), address));
    } catch (IOException e) {
      throw new LaunchException("The address of the database could not be written", e);
    }
    return new RunningDatabase(file);
  }

  @Override
  public void close() throws IOException {
    Files.deleteIfExists(file);
  }
}
