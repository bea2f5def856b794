package io.shindigneo4j.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The reader of tutorials")
@Timeout(TestDeadlines.TEST_SECONDS)
class TutorialReaderTest {

  @TempDir private Path folder;

  @Test
  void writesTheFilesAndRunsTheCommandsInOrder() throws Exception {
    follow(
        """
        ```text title="deep/names.txt"
        ann at port 8080
        ```

        <!-- test: variable -->
        ```bash
        NAME=$(cut -d' ' -f1 deep/names.txt)
        ```

        1. Indented

           <!-- test: show -->
           ```bash
           echo "$NAME and $GIVEN"; cat deep/names.txt
           ```
           ```text
           ann and bob
           … port 4711
           ```
        """);
    assertThat(folder.resolve("deep/names.txt")).hasContent("ann at port 4711");
  }

  private void follow(String page) throws IOException, InterruptedException {
    try (TutorialReader reader = reader()) {
      reader.follow(written(page));
    }
  }

  private TutorialReader reader() {
    return new TutorialReader(folder, Map.of("GIVEN", "bob"), Map.of("8080", "4711"));
  }

  private String written(String page) throws IOException {
    return Files.writeString(folder.resolve("page.md"), page).toString();
  }

  @Test
  void failsWhereThePageShowsSomethingElse() {
    assertThatThrownBy(() -> follow(command("wrong", "echo one", "two")))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("wrong prints")
        .hasMessageContaining("one")
        .hasMessageContaining("two");
  }

  private static String command(String name, String command, String shown) {
    return "<!-- test: %s -->\n```bash\n%s\n```\n```text\n%s\n```\n"
        .formatted(name, command, shown);
  }

  @Test
  void failsWhereACommandFails() {
    assertThatThrownBy(() -> follow(command("failing", "echo one; false", "one")))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("It ended with 1");
  }

  @Test
  void failsWhereThePageHasABlockThatNothingIsDoneWith() {
    for (String block :
        new String[] {
          "```bash\nls\n```\n", "```java\nint i;\n```\n", "```text\nshown by nothing\n```\n"
        }) {
      assertThatThrownBy(() -> follow(block))
          .isInstanceOf(AssertionError.class)
          .hasMessageContaining("nobody runs, writes or sees");
    }
  }

  @Test
  void writesNoFileOutsideOfItsFolder() {
    assertThatThrownBy(() -> follow("```text title=\"../outside.txt\"\nno\n```\n"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("in the reader's folder");
  }

  @Test
  void waitsUntilACommandShowsWhatThePageShows() throws Exception {
    follow(command("third, until", "echo again >> times; wc -l < times", "3"));
    assertThat(folder.resolve("times")).hasContent("again\nagain\nagain");
  }

  @Test
  void endsWhatGoesOnInATerminal() throws Exception {
    ProcessHandle sleeping;
    try (TutorialReader reader = reader()) {
      reader.follow(
          written(command("sleeping, stays", "echo $$ > pid; echo begun; sleep 1000", "begun")));
      sleeping =
          ProcessHandle.of(Long.parseLong(Files.readString(folder.resolve("pid")).strip()))
              .orElseThrow();
      assertThat(sleeping.isAlive()).isTrue();
    }
    assertThat(sleeping.isAlive()).isFalse();
    assertThat(sleeping.descendants()).isEmpty();
  }

  @Test
  void startsAgainWhatGoesOn() throws Exception {
    String sleep = "echo $$ >> pids; echo begun; sleep 1000";
    follow(command("sleeping, stays", sleep, "begun") + command("again, again", sleep, "begun"));
    assertThat(Files.readAllLines(folder.resolve("pids")))
        .hasSize(2)
        .noneMatch(pid -> ProcessHandle.of(Long.parseLong(pid)).isPresent());
    assertThatThrownBy(() -> follow(command("again, again", "sleep 1", "begun")))
        .hasMessageContaining("goes on in a terminal");
  }

  @Test
  void failsWhereWhatShouldGoOnEnds() {
    assertThatThrownBy(() -> follow(command("short, stays", "echo one", "two")))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("has ended: one");
  }

  @Test
  void runsSomeCommandsAlone() throws Exception {
    try (TutorialReader reader = reader()) {
      reader.follow(
          written(command("first", "touch first", "") + command("second", "touch second", "")),
          Set.of("second"));
    }
    assertThat(folder.resolve("first")).doesNotExist();
    assertThat(folder.resolve("second")).exists();
  }
}
