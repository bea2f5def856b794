package io.shindigneo4j.prove.environment;

import io.shindigneo4j.prove.workload.LiveListeners;
import io.shindigneo4j.testing.ChildProcesses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Listeners to events in a process of their own, which can be killed and started again. */
public final class ListenerProcess implements AutoCloseable {

  private final List<String> command = new ArrayList<>();
  private final Path log;
  private Process process;

  /**
   * @param name what the names of the listeners begin with
   */
  public ListenerProcess(String shindig, Path folder, String name, List<String> viewers)
      throws IOException {
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xmx96m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(LiveListeners.class.getName(), shindig, folder.toString(), name));
    command.addAll(viewers);
    log = Files.createDirectories(folder).resolve(name + "log");
    start();
  }

  private void start() throws IOException {
    process =
        ChildProcesses.start(
            new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile())));
  }

  /** By SIGKILL. */
  public void killAndStart() throws IOException, InterruptedException {
    close();
    start();
  }

  @Override
  public void close() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }
}
