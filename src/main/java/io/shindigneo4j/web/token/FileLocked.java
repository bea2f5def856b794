package io.shindigneo4j.web.token;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.TimeUnit;

/**
 * The lock of a file that is replaced as a whole: that of an empty file beside it, which stays, and
 * which belongs to the same owner alone. Processes and threads wait for one another.
 */
final class FileLocked implements AutoCloseable {

  private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(10);
  private static final long PAUSE_MILLIS = 20;

  private final FileChannel channel;

  private FileLocked(FileChannel channel) {
    this.channel = channel;
  }

  /**
   * Waits for the lock.
   *
   * @throws IOException also if others keep it for too long, or if it is a link
   */
  static FileLocked beside(Path file) throws IOException {
    Path lock = file.resolveSibling(file.getFileName() + ".lock");
    FileChannel channel = open(lock, FileRights.of(file));
    try {
      acquire(channel, file);
      return new FileLocked(channel);
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  private static FileChannel open(Path lock, FileRights rights) throws IOException {
    try {
      return rights.createPrivate(lock);
    } catch (FileAlreadyExistsException e) {
      if (Files.isSymbolicLink(lock)) {
        throw new FileSystemException(lock.toString(), null, "it must not be a link");
      }
      return FileChannel.open(lock, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
    }
  }

  private static void acquire(FileChannel channel, Path file) throws IOException {
    long start = System.nanoTime();
    while (!tryLock(channel)) {
      if (System.nanoTime() - start > PATIENCE_NANOS) {
        throw new IOException("others are changing " + file);
      }
      pause();
    }
  }

  /** False also where another thread of this process has it. */
  private static boolean tryLock(FileChannel channel) throws IOException {
    try {
      FileLock lock = channel.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException e) {
      return false;
    }
  }

  private static void pause() throws IOException {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
