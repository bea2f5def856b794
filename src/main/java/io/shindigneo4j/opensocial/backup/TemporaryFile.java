package io.shindigneo4j.opensocial.backup;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** Files that only their owner can read, and that go with the program. */
final class TemporaryFile {

  private TemporaryFile() {}

  static Path create(Path folder) throws IOException {
    FileAttribute<?>[] attributes =
        FileSystems.getDefault().supportedFileAttributeViews().contains("posix")
            ? new FileAttribute<?>[] {
              PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
            }
            : new FileAttribute<?>[0];
    Path file = Files.createTempFile(folder, ".shindig-neo4j-", ".part", attributes);
    file.toFile().deleteOnExit(); // where the program is ended
    return file;
  }

  /** In the folder of the system for such files. */
  static Path create() throws IOException {
    return create(Path.of(System.getProperty("java.io.tmpdir")));
  }
}
