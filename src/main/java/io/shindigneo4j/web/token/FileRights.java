package io.shindigneo4j.web.token;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.Set;

/**
 * Who may read a file.
 *
 * @param attributes empty where the file system has no such rights
 */
record FileRights(Optional<PosixFileAttributes> attributes) {

  private static final Set<StandardOpenOption> NEW =
      Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);

  private static final FileAttribute<?> OWNER_ALONE =
      PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

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

  /**
   * Opens a new empty file to write, which the owner of that one alone may use.
   *
   * @throws java.nio.file.FileAlreadyExistsException also for a link
   * @throws IOException also where it would get another owner
   */
  FileChannel createPrivate(Path file) throws IOException {
    if (attributes.isEmpty()) {
      return FileChannel.open(file, NEW);
    }
    FileChannel channel = FileChannel.open(file, NEW, OWNER_ALONE);
    try {
      giveOwner(file, attributes.get());
      return channel;
    } catch (IOException | RuntimeException e) {
      channel.close();
      Files.delete(file);
      throw e;
    }
  }

  private static void giveOwner(Path created, PosixFileAttributes rights) throws IOException {
    PosixFileAttributeView view =
        Files.getFileAttributeView(
            created, PosixFileAttributeView.class, LinkOption.NOFOLLOW_LINKS);
    if (!view.getOwner().equals(rights.owner())) {
      view.setOwner(rights.owner());
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
