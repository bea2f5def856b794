package io.shindigneo4j.workload.bulk;

import io.shindigneo4j.workload.load.LoadException;
import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** That a process, which may be killed, is the only one to load into a directory. */
final class DirectoryLock implements Closeable {

  private static final String FILE = "loading.lock";

  private final Path file;
  private final FileChannel channel;

  /**
   * Makes the directory where it is not there.
   *
   * @throws LoadException where there is another claim
   */
  DirectoryLock(Path directory) throws IOException {
    file = Files.createDirectories(directory).resolve(FILE);
    channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (!lock()) {
      channel.close();
      throw new LoadException("another load into " + directory + " is under way");
    }
  }

  private boolean lock() throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  /** Gives it up. */
  @Override
  public void close() throws IOException {
    Files.deleteIfExists(file);
    channel.close();
  }
}
