package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.ChildProcesses;
import io.shindigneo4j.testing.GraphServer;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.tools.ToolProvider;
import org.slf4j.Logger;

/**
 * A program in one class {@code Program} that has nothing but the driver jar and slf4j's API. It is
 * told the address of a server and the password, and whatever a test adds.
 */
final class JarProgram {

  private final Path directory;

  /** Compiles it. */
  JarProgram(Path directory, String text) throws IOException {
    this.directory = directory;
    Path source = Files.writeString(directory.resolve("Program.java"), text);
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-proc:none", "-cp", classPath(), source.toString());
    assertThat(status).isZero();
  }

  /** What it prints until it ends by itself and well. */
  String run(GraphServer server, int mostSeconds, List<String> options, String... arguments)
      throws Exception {
    Path output = Files.createTempFile(directory, "output", ".txt");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.addAll(List.of("-cp", classPath(), "Program", server.uri().toString()));
    command.add(GraphServer.CREDENTIALS.password());
    command.addAll(List.of(arguments));
    Process process =
        ChildProcesses.start(
            new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile()));
    try {
      assertThat(process.waitFor(mostSeconds, TimeUnit.SECONDS))
          .as(Files.readString(output))
          .isTrue();
      assertThat(process.exitValue()).as(Files.readString(output)).isZero();
      return Files.readString(output).strip();
    } finally {
      process.destroyForcibly();
    }
  }

  private String classPath() {
    String slf4j = Logger.class.getProtectionDomain().getCodeSource().getLocation().getPath();
    return String.join(
        File.pathSeparator, System.getProperty("driver.jar"), slf4j, directory.toString());
  }
}
