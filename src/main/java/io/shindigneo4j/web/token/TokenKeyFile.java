package io.shindigneo4j.web.token;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;

/** The key of an installation: created once, in a file that only its owner can read. */
public final class TokenKeyFile {
  private TokenKeyFile() {}

  /** Creates the folder and the key unless they exist. */
  public static void createIfAbsent(Path file) throws IOException {
    Files.createDirectories(file.getParent());
    if (Files.notExists(file)) {
      Files.createFile(file, forOwner(file.getParent()));
    }
    if (Files.size(file) == 0) { // new, or left by a start that was interrupted here
      Files.writeString(file, TokenKey.random().text());
    }
  }

  private static FileAttribute<?>[] forOwner(Path directory) throws IOException {
    boolean posix =
        Files.getFileStore(directory).supportsFileAttributeView(PosixFileAttributeView.class);
    return posix
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }
}
