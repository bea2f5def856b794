package io.shindigneo4j.installation;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.stream.Stream;

/** Temporary homes of servers. */
public final class Directories {
  private Directories() {}

  static void copyFiles(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    for (Path file : filesOf(from)) {
      Files.copy(file, to.resolve(file.getFileName()));
    }
  }

  /** Copies a folder with all that is below it, into one that may be there. */
  static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> paths = Files.walk(from)) {
      for (Path path : paths.toList()) {
        Path copied = to.resolve(from.relativize(path));
        if (Files.isDirectory(path)) {
          Files.createDirectories(copied);
        } else {
          Files.copy(path, copied);
        }
      }
    }
  }

  /** Deletes symbolic links, too, but not what they point to. */
  public static void delete(Path directory) throws IOException {
    Files.walkFileTree(directory, new Deleting());
  }

  private static List<Path> filesOf(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(Files::isRegularFile).toList();
    }
  }

  private static final class Deleting extends SimpleFileVisitor<Path> {
    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
      Files.delete(file);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path directory, IOException failure)
        throws IOException {
      Files.delete(directory);
      return FileVisitResult.CONTINUE;
    }
  }
}
