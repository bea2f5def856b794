package io.shindigneo4j.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** The SHA-256 of each file below a folder, in the format of {@code sha256sum}. */
final class CheckSums {

  static final String FILE = "SHA256SUMS";

  private CheckSums() {}

  /** In order of the names; without the file of the sums itself and its signatures. */
  static String of(Path folder) throws IOException {
    StringBuilder sums = new StringBuilder();
    for (Path file : files(folder)) {
      String name = folder.relativize(file).toString().replace('\\', '/');
      if (!name.startsWith(FILE)) {
        sums.append(hash(Files.readAllBytes(file))).append("  ").append(name).append('\n');
      }
    }
    return sums.toString();
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private static String hash(byte[] content) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }
}
