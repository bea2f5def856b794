package io.shindigneo4j.opensocial.backup;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Locale;
import java.util.zip.GZIPOutputStream;

/**
 * Where an export goes. Nobody but its owner can read it, and it has a temporary name until it is
 * complete; if it never is, it goes. For one thread.
 */
public final class OutputFile implements Closeable {

  private static final int BUFFER = 1 << 16;
  private static final String COMPRESSED = ".gz";

  private final Path temporary;
  private final OutputStream out;
  private final LineWriter writer;
  private final Publication publication;

  /** What is done with the complete file. */
  private interface Publication {
    void publish(Path complete) throws IOException;
  }

  private OutputFile(Path temporary, boolean compressed, Publication publication)
      throws IOException {
    this.temporary = temporary;
    this.publication = publication;
    OutputStream file = new BufferedOutputStream(Files.newOutputStream(temporary), BUFFER);
    out = compressed ? new GZIPOutputStream(file, BUFFER, true) : file;
    writer = new LineWriter(out);
  }

  /**
   * A file of that name, which is compressed if the name ends with {@code .gz}.
   *
   * @param force whether to replace another one
   * @throws FileAlreadyExistsException if there is another one that must stay
   */
  public static OutputFile of(Path target, boolean force) throws IOException {
    if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
      requireReplaceable(target, force);
    }
    boolean compressed = target.toString().toLowerCase(Locale.ROOT).endsWith(COMPRESSED);
    Path temporary = TemporaryFile.create(target.toAbsolutePath().getParent());
    return new OutputFile(
        temporary,
        compressed,
        complete ->
            Files.move(
                complete,
                target,
                force
                    ? new StandardCopyOption[] {StandardCopyOption.REPLACE_EXISTING}
                    : new StandardCopyOption[0]));
  }

  /** Folders, links and devices stay. */
  private static void requireReplaceable(Path target, boolean force) throws IOException {
    if (!force) {
      throw new FileAlreadyExistsException(target.toString());
    }
    if (!Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS)) {
      throw new FileSystemException(target.toString(), null, "no file that can be replaced");
    }
  }

  /** A stream, which gets the file when that is complete. */
  public static OutputFile of(OutputStream target) throws IOException {
    return new OutputFile(
        TemporaryFile.create(),
        false,
        complete -> {
          Files.copy(complete, target);
          target.flush();
        });
  }

  LineWriter writer() {
    return writer;
  }

  /** What it has, as can be read from it now. */
  GraphSummary summary() throws IOException {
    out.flush();
    return GraphFile.summary(temporary, writer.lines());
  }

  /** It is complete. */
  void publish() throws IOException {
    out.close();
    try (FileChannel file = FileChannel.open(temporary, StandardOpenOption.WRITE)) {
      file.force(true); // before it has its name, which might outlive a loss of power alone
    }
    publication.publish(temporary);
  }

  /** Leaves nothing that is not complete. */
  @Override
  public void close() throws IOException {
    try {
      out.close();
    } finally {
      Files.deleteIfExists(temporary);
    }
  }
}
