package io.shindigneo4j.web.audit;

import io.shindigneo4j.web.log.JsonFormatter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Objects;
import java.util.Set;
import java.util.logging.ErrorManager;
import java.util.logging.FileHandler;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Files of JSON lines, of which the owner alone may read any. The newest one ends with {@code .0};
 * beyond its limit it becomes {@code .1}, and the oldest one is deleted.
 */
final class AuditFile extends FileHandler {
  private static final Logger LOG = Logger.getLogger(AuditFile.class.getName());

  private static final Set<PosixFilePermission> OWNER_ALONE =
      PosixFilePermissions.fromString("rw-------");

  private static final String NEWEST = ".0";

  /** Null while the first file is opened. */
  private final Path file;

  private AuditFile(Path file, AuditSettings settings) throws IOException {
    super(pattern(file), settings.limit(), settings.files(), true);
    this.file = file;
    setLevel(Level.ALL);
    setErrorManager(new EachFailure());
    setFormatter(new JsonFormatter());
    setEncoding(StandardCharsets.UTF_8.name());
    protect();
  }

  static AuditFile open(Path file, AuditSettings settings) throws IOException {
    createPrivate(file.resolveSibling(file.getFileName() + NEWEST));
    return new AuditFile(file, settings);
  }

  private static void createPrivate(Path newest) throws IOException {
    if (!hasRights(newest.getParent())) {
      return;
    }
    try {
      Files.createFile(newest, PosixFilePermissions.asFileAttribute(OWNER_ALONE));
    } catch (FileAlreadyExistsException e) {
      // It is there: from before, or another process has just made it.
    }
  }

  private static boolean hasRights(Path path) {
    return Files.getFileAttributeView(path, PosixFileAttributeView.class) != null;
  }

  private static String pattern(Path file) {
    return file.toString().replace("%", "%%") + ".%g";
  }

  /** A new file has been opened, and nothing is in it yet. */
  @Override
  protected synchronized void setOutputStream(OutputStream out) {
    super.setOutputStream(out);
    if (file != null) {
      protect();
    }
  }

  private void protect() {
    if (!hasRights(file.getParent())) {
      return;
    }
    String start = file.getFileName() + ".";
    try (DirectoryStream<Path> all =
        Files.newDirectoryStream(
            file.getParent(), each -> each.getFileName().toString().startsWith(start))) {
      for (Path each : all) {
        protect(each);
      }
    } catch (IOException | DirectoryIteratorException e) {
      reportError("The files of the audit could not be looked for", e, ErrorManager.OPEN_FAILURE);
    }
  }

  private void protect(Path each) {
    try {
      if (!Files.getPosixFilePermissions(each).equals(OWNER_ALONE)) {
        Files.setPosixFilePermissions(each, OWNER_ALONE);
      }
    } catch (IOException e) { // such as one that another user's command has written
      reportError("A file keeps its rights: " + each, e, ErrorManager.GENERIC_FAILURE);
    }
  }

  /** Logs each failure: Java's own tells the first one alone. */
  private static final class EachFailure extends ErrorManager {
    @Override
    public synchronized void error(String text, Exception failure, int code) {
      LOG.log(Level.SEVERE, "The audit: " + Objects.requireNonNullElse(text, "a failure"), failure);
    }
  }
}
