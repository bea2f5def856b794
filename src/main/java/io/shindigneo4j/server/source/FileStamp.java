package io.shindigneo4j.server.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;

/**
 * Identifies a version of a file.
 *
 * @param key null if the file system has none
 */
record FileStamp(long bytes, FileTime modified, Object key) {

  static FileStamp of(Path file) throws IOException {
    BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
    return new FileStamp(attributes.size(), attributes.lastModifiedTime(), attributes.fileKey());
  }
}
