package io.shindigneo4j.web.token;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.util.Optional;

/**
 * Who may read a file.
 *
 * @param attributes empty where the file system has no such rights
 */
record FileRights(Optional<PosixFileAttributes> attributes) {

  static FileRights of(Path file) throws IOException {
    PosixFileAttributeView view = view(file);
    return new FileRights(view == null ? Optional.empty() : Optional.of(view.readAttributes()));
  }

  private static PosixFileAttributeView view(Path file) {
    return Files.getFileAttributeView(file, PosixFileAttributeView.class);
  }

  /**
   * An empty file in the same folder, which those may read who may read that one.
   *
   * @throws IOException also where it would get another owner
   */
  Path createBeside(Path file) throws IOException {
    Path created = Files.createTempFile(file.getParent(), file.getFileName() + ".", ".new");
    try {
      if (attributes.isPresent()) {
        give(created, attributes.get());
      }
      return created;
    } catch (IOException | RuntimeException e) {
      Files.delete(created);
      throw e;
    }
  }

  private static void give(Path created, PosixFileAttributes rights) throws IOException {
    PosixFileAttributeView view = view(created);
    PosixFileAttributes own = view.readAttributes();
    if (!own.owner().equals(rights.owner())) {
      view.setOwner(rights.owner());
    }
    if (!own.group().equals(rights.group())) {
      view.setGroup(rights.group());
    }
    view.setPermissions(rights.permissions());
  }
}
