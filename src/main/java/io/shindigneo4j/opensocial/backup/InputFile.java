package io.shindigneo4j.opensocial.backup;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Where an import comes from. It is read several times, so that a stream becomes a temporary file,
 * which nobody but its owner can read. For one thread.
 */
public final class InputFile implements Closeable {

  private final Path path;
  private final boolean temporary;

  private InputFile(Path path, boolean temporary) {
    this.path = path;
    this.temporary = temporary;
  }

  /** A file, compressed or not, whatever its name. */
  public static InputFile of(Path path) throws IOException {
    if (!Files.exists(path)) {
      throw new NoSuchFileException(path.toString());
    }
    if (!Files.isRegularFile(path)) {
      throw new FileSystemException(path.toString(), null, "no file that can be read twice");
    }
    return new InputFile(path, false);
  }

  /** All that a stream has, compressed or not. */
  public static InputFile of(InputStream source) throws IOException {
    InputFile input = new InputFile(TemporaryFile.create(), true);
    try (OutputStream out = Files.newOutputStream(input.path)) {
      source.transferTo(out);
      return input;
    } catch (IOException e) {
      input.close();
      throw e;
    }
  }

  /**
   * Reads the whole file, to be sure that it is complete and as it was written.
   *
   * @throws GraphFileException if it is not
   */
  public GraphFile verified() throws IOException {
    return GraphFile.verified(path);
  }

  @Override
  public void close() throws IOException {
    if (temporary) {
      Files.deleteIfExists(path);
    }
  }
}
