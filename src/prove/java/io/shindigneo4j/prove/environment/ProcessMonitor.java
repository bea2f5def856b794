package io.shindigneo4j.prove.environment;

import io.shindigneo4j.installation.JvmBeans;
import io.shindigneo4j.installation.PluggedServer;
import io.shindigneo4j.prove.checker.Resources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import javax.management.JMException;

/** Looks at what the process of a server holds, over one connection of JMX. Linux only. */
public final class ProcessMonitor implements AutoCloseable {

  private static final String RESIDENT = "VmRSS:";
  private static final int KIBIBYTE = 1024;

  private final JvmBeans beans;
  private final Path status;
  private final long start = System.nanoTime();

  public ProcessMonitor(PluggedServer server) throws Exception {
    beans = server.beans();
    long process = sum("java.lang:type=Runtime", "Pid");
    status = Path.of("/proc", String.valueOf(process), "status");
  }

  /** Collects garbage first. */
  public Resources sample() throws IOException {
    long heap = beans.bytesInUse();
    return new Resources(
        TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - start),
        heap,
        sum("java.nio:type=BufferPool,name=direct", "MemoryUsed"),
        sum("java.lang:type=OperatingSystem", "OpenFileDescriptorCount"),
        sum("java.lang:type=Threading", "ThreadCount"),
        residentBytes());
  }

  private long sum(String properties, String attribute) throws IOException {
    try {
      return (long) beans.sum(properties, attribute);
    } catch (JMException e) {
      throw new IOException(properties + " cannot be read", e);
    }
  }

  private long residentBytes() throws IOException {
    return Files.readAllLines(status).stream()
        .filter(line -> line.startsWith(RESIDENT))
        .map(line -> line.replaceAll("\\D", ""))
        .mapToLong(kibibytes -> Long.parseLong(kibibytes) * KIBIBYTE)
        .findFirst()
        .orElseThrow();
  }

  @Override
  public void close() throws IOException {
    beans.close();
  }
}
