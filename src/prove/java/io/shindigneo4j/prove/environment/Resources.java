package io.shindigneo4j.prove.environment;

import io.shindigneo4j.installation.JvmBeans;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What a process of this machine uses. Linux only. */
public final class Resources implements AutoCloseable {

  private final Path process;
  private final JvmBeans beans;

  private Resources(Path process, JvmBeans beans) {
    this.process = process;
    this.beans = beans;
  }

  /** Of the server's process. */
  public static Resources of(Deployment deployment) throws Exception {
    Path process = Path.of("/proc", String.valueOf(deployment.server().processId()));
    return new Resources(process, deployment.server().beans());
  }

  /** By name: bytes of the heap after a collection and of resident memory, and counts. */
  public Map<String, Double> sample() throws IOException {
    Map<String, Double> sample = new TreeMap<>();
    sample.put("heap", (double) beans.usedHeap());
    sample.put("resident", status("VmRSS:") * 1024.0);
    sample.put("threads", (double) status("Threads:"));
    sample.put("descriptors", (double) count(process.resolve("fd")));
    return sample;
  }

  private long status(String name) throws IOException {
    List<String> lines = Files.readAllLines(process.resolve("status"));
    return lines.stream()
        .filter(line -> line.startsWith(name))
        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
        .findFirst()
        .orElseThrow();
  }

  private static long count(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.count();
    }
  }

  @Override
  public void close() throws IOException {
    beans.close();
  }
}
