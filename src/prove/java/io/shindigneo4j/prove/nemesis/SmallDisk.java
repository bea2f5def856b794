package io.shindigneo4j.prove.nemesis;

import io.shindigneo4j.testing.ChildProcesses;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A file system in memory that can be filled to the last byte. Only root may make one. */
public final class SmallDisk implements AutoCloseable {

  private static final int COMMAND_SECONDS = 60;

  private final Path folder;
  private final Path filler;

  private SmallDisk(Path folder) {
    this.folder = folder;
    this.filler = folder.resolve("filler");
  }

  /** Empty where this user may not mount file systems. */
  public static Optional<SmallDisk> mount(int megabytes) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("small-disk");
    String size = "size=" + megabytes + "m";
    if (run("mount", "-t", "tmpfs", "-o", size, "tmpfs", folder.toString())) {
      return Optional.of(new SmallDisk(folder));
    }
    Files.delete(folder);
    return Optional.empty();
  }

  private static boolean run(String... command) throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(List.of(command))
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD);
    try {
      Process process = ChildProcesses.start(builder);
      return process.waitFor(COMMAND_SECONDS, TimeUnit.SECONDS) && process.exitValue() == 0;
    } catch (IOException e) {
      return false; // there is no such command
    }
  }

  public Path folder() {
    return folder;
  }

  /** Leaves no byte. */
  public void fill() throws IOException {
    try (OutputStream out = Files.newOutputStream(filler)) {
      int block = 64 * 1024;
      while (block > 0) {
        try {
          out.write(new byte[block]);
        } catch (IOException e) {
          block /= 2; // no space is left for so many
        }
      }
    }
  }

  /** Gives back what {@link #fill} took. */
  public void free() throws IOException {
    Files.deleteIfExists(filler);
  }

  @Override
  public void close() throws IOException, InterruptedException {
    if (!run("umount", folder.toString()) && !run("umount", "-l", folder.toString())) {
      throw new IOException("cannot unmount " + folder);
    }
    Files.delete(folder);
  }
}
