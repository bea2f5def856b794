package io.shindigneo4j.testing;

import static java.lang.ProcessBuilder.Redirect.DISCARD;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The main class of a process that kills the children of its parent when the parent is gone. It
 * reads their process ids, one in a line. The system closes its input when the parent ends, also
 * when the parent is killed.
 */
final class ChildReaper {

  private ChildReaper() {}

  static Process start() throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx16m",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            ChildReaper.class.getProtectionDomain().getCodeSource().getLocation().getPath(),
            ChildReaper.class.getName())
        .redirectOutput(DISCARD)
        .redirectError(DISCARD)
        .start();
  }

  public static void main(String[] arguments) throws IOException {
    List<ProcessHandle> children = new ArrayList<>();
    try (BufferedReader lines =
        new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        children.removeIf(child -> !child.isAlive());
        ProcessHandle.of(Long.parseLong(line)).ifPresent(children::add);
      }
    } finally {
      children.stream()
          .flatMap(child -> Stream.concat(Stream.of(child), child.descendants()))
          .toList()
          .forEach(ProcessHandle::destroyForcibly);
    }
  }
}
