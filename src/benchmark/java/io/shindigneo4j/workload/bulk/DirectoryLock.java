package io.shindigneo4j.workload.bulk;

import io.shindigneo4j.workload.load.LoadException;
import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A lock on a directory: only one process may load into it. The operating system releases it if the
 * process is killed.
 */
final class DirectoryLock implements Closeable {

  private static final String FILE = "loading.lock";

  private final Path file;
  private final FileChannel channel;

  /**
   * Locks the directory, and creates it if necessary.
   *
   * @throws LoadException if another process holds the lock
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

  /** Releases the lock. */
  @Override
  public void close() throws IOException {
    Files.deleteIfExists(file);
    channel.close();
  }
}
