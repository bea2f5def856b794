package io.shindigneo4j.testing;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A child process of a test")
@Timeout(TestDeadlines.TEST_SECONDS)
class ChildProcessesTest {

  @Test
  void endsWithItsOwnChildrenWhenItsParentIsKilled() throws Exception {
    Process parent = ChildProcesses.start(parent());
    List<ProcessHandle> descendants;
    try (BufferedReader output = parent.inputReader()) {
      descendants =
          Stream.of(output.readLine().split(" "))
              .map(id -> ProcessHandle.of(Long.parseLong(id)).orElseThrow())
              .toList();
    }
    assertThat(descendants).hasSize(2).allMatch(ProcessHandle::isAlive);
    parent.destroyForcibly();
    await().untilAsserted(() -> assertThat(descendants).noneMatch(ProcessHandle::isAlive));
  }

  @Test
  void isStartedByChildProcesses() {
    noClasses()
        .that()
        .doNotBelongToAnyOf(ChildProcesses.class, ChildReaper.class)
        .should()
        .callMethod(ProcessBuilder.class, "start")
        .orShould()
        .callMethod(Runtime.class, "exec", String[].class)
        .check(TestClasses.naming(ProcessBuilder.class, Runtime.class));
  }

  private static ProcessBuilder parent() {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-cp",
            Parent.class.getProtectionDomain().getCodeSource().getLocation().getPath(),
            Parent.class.getName())
        .redirectError(ProcessBuilder.Redirect.INHERIT);
  }

  /**
   * A process that starts a shell, which starts a process and prints the ids of both. Passes on the
   * ids once the shell is registered.
   */
  static final class Parent {

    public static void main(String[] arguments) throws IOException, InterruptedException {
      ProcessBuilder child = new ProcessBuilder("sh", "-c", "sleep 600 & echo $$ $!; wait");
      Process shell = ChildProcesses.start(child);
      System.out.println(shell.inputReader().readLine());
      shell.waitFor();
    }
  }
}
