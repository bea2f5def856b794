package io.shindigneo4j.server;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;

/** Adds up the files of a folder, some of which may disappear meanwhile. */
final class DirectorySize extends SimpleFileVisitor<Path> {

  private long bytes;

  private DirectorySize() {}

  /** The bytes of all files below the folder. */
  static long of(Path directory) throws IOException {
    DirectorySize size = new DirectorySize();
    Files.walkFileTree(directory, size);
    return size.bytes;
  }

  @Override
  public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
    bytes += attributes.size();
    return FileVisitResult.CONTINUE;
  }

  @Override
  public FileVisitResult visitFileFailed(Path file, IOException failure) {
    return FileVisitResult.CONTINUE;
  }
}
