package io.shindigneo4j.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Base64;

/** The password of a local database: made once, kept in a file that only its owner can read. */
final class LocalPassword {

  private static final String FILE = "neo4j.password";
  private static final int BYTES = 24;

  private LocalPassword() {}

  static String in(Path directory) throws IOException {
    Path file = directory.resolve(FILE);
    if (Files.notExists(file)) {
      createForOwner(file);
    }
    if (Files.size(file) == 0) { // new, or of a start that was interrupted here
      Files.writeString(file, random());
    }
    return Files.readString(file).strip();
  }

  private static void createForOwner(Path file) throws IOException {
    if (Files.getFileStore(file.getParent())
        .supportsFileAttributeView(PosixFileAttributeView.class)) {
      Files.createFile(
          file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    } else {
      Files.createFile(file);
    }
  }

  private static String random() {
    byte[] bytes = new byte[BYTES];
    new SecureRandom().nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }
}
