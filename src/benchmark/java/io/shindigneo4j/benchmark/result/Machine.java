package io.shindigneo4j.benchmark.result;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * The machine of a run.
 *
 * @param memory in bytes
 */
public record Machine(int processors, String processor, long memory, String system) {

  private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

  public static Machine here() {
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    return new Machine(
        system.getAvailableProcessors(),
        processorName(PROCESSORS),
        system.getTotalMemorySize(),
        system.getName() + " " + system.getVersion() + " " + system.getArch());
  }

  /** The name of the first processor in Linux's list. */
  static String processorName(Path file) {
    try (Stream<String> lines = Files.lines(file)) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst()
          .orElse("unnamed");
    } catch (IOException e) {
      return "unnamed";
    }
  }
}
