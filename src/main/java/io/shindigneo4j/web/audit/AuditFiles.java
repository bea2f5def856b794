package io.shindigneo4j.web.audit;

import java.io.IOException;
import java.nio.file.Path;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * The files of the audit, which are opened again after a failure: a handler that could not open its
 * next file writes nothing any more. Safe for use by many threads.
 */
final class AuditFiles implements AutoCloseable {
  private static final Logger LOG = Logger.getLogger(AuditFiles.class.getName());

  private final Path file;
  private final AuditSettings settings;
  private AuditFile current;

  /**
   * @throws IOException if it cannot be written
   */
  AuditFiles(Path file, AuditSettings settings) throws IOException {
    this.file = file;
    this.settings = settings;
    this.current = AuditFile.open(file, settings);
  }

  synchronized void publish(LogRecord line) {
    if (!current.isLoggable(line)) {
      reopen();
    }
    current.publish(line);
  }

  private void reopen() {
    current.close(); // which gives its lock back
    try {
      current = AuditFile.open(file, settings);
    } catch (IOException e) {
      LOG.log(Level.SEVERE, "The audit cannot be written", e);
    }
  }

  @Override
  public synchronized void close() {
    current.close();
  }
}
