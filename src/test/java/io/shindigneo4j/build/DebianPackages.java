package io.shindigneo4j.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Debian's packages, from which root gets the programs that tests use. */
public final class DebianPackages {

  private static final Path BUILD = Path.of(System.getProperty("build.directory")).toAbsolutePath();

  /** Test classes run in several processes, and apt-get alone refuses to wait for another. */
  private static final String LOCKED =
      """
      exec 9> "$LOCK"
      flock --timeout 600 9
      apt-get update
      """;

  private DebianPackages() {}

  /** Whether this process may install them. */
  public static boolean areAvailable() {
    return System.getProperty("user.name").equals("root")
        && Files.isExecutable(Path.of("/usr/bin/apt-get"));
  }

  public static void install(String names) throws IOException, InterruptedException {
    run("apt-get install -y --no-install-recommends " + names, BUILD);
  }

  /** Unpacks a package, which starts no service. */
  static void unpack(String name, Path directory) throws IOException, InterruptedException {
    run(
        "apt-get download " + name + "\ndpkg-deb --extract " + name + "_*.deb .",
        Files.createDirectories(directory));
  }

  private static void run(String commands, Path directory)
      throws IOException, InterruptedException {
    String lock = BUILD.resolve("debian.lock").toString();
    Shell.run(
        LOCKED + commands, directory, Map.of("LOCK", lock, "DEBIAN_FRONTEND", "noninteractive"));
  }
}
