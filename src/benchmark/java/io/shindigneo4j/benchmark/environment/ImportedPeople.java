package io.shindigneo4j.benchmark.environment;

import io.shindigneo4j.installation.Directories;
import io.shindigneo4j.workload.bulk.BulkLoad;
import io.shindigneo4j.workload.file.NetworkFile;
import io.shindigneo4j.workload.network.Network;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The data directory of a server, with the people of a network and their friendships. Closing
 * deletes it.
 */
record ImportedPeople(Path directory) implements AutoCloseable {

  private static final String DATA = "data";

  /** The databases of users and databases, which the server itself creates. */
  private static final List<String> SYSTEM = List.of("databases/system", "transactions/system");

  static ImportedPeople of(Network network) {
    try {
      ImportedPeople people = new ImportedPeople(Files.createTempDirectory("people"));
      people.load(network);
      return people;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void load(Network network) throws IOException {
    NetworkFile file = new NetworkFile(directory.resolve("network.jsonl"));
    file.write(network.peopleAndFriendships(), row -> {});
    new BulkLoad(directory).load(file, rows -> {});
    for (String each : SYSTEM) {
      Directories.delete(directory.resolve(DATA).resolve(each));
    }
  }

  /** What makes a server use it. */
  Map<String, String> settings() {
    return Map.of("server.directories.data", directory.resolve(DATA).toString());
  }

  @Override
  public void close() throws IOException {
    Directories.delete(directory);
  }
}
