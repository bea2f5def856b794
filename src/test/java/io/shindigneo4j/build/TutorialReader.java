package io.shindigneo4j.build;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.build.TutorialStep.Run;
import io.shindigneo4j.build.TutorialStep.Write;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Does all that tutorials say, in their order: writes the files, runs the commands, and compares
 * what they print with what the page shows. What goes on in terminals ends with the reader.
 */
public final class TutorialReader implements AutoCloseable {

  private final Path folder;
  private final Map<String, String> variables;
  private final Map<String, String> replaced;
  private final ReaderShell shell;

  /** By their commands, in the order of their beginnings. */
  private final Map<String, ReaderTerminal> terminals = new LinkedHashMap<>();

  /**
   * @param folder where the reader is
   * @param variables of the reader's environment
   * @param replaced what stands on the pages, such as a port, and what takes its place here
   */
  public TutorialReader(Path folder, Map<String, String> variables, Map<String, String> replaced) {
    this.folder = folder;
    this.variables = Map.copyOf(variables);
    this.replaced = Map.copyOf(replaced);
    this.shell = new ReaderShell(folder, variables);
  }

  /**
   * @param page from the project's folder on
   */
  public void follow(String page) throws IOException, InterruptedException {
    for (TutorialStep step : steps(page)) {
      take(page, step);
    }
  }

  /** Runs only these commands of a page, which another one begins with. */
  public void follow(String page, Set<String> commands) throws IOException, InterruptedException {
    for (TutorialStep step : steps(page)) {
      if (step instanceof Run run && commands.contains(run.name())) {
        take(page, step);
      }
    }
  }

  private List<TutorialStep> steps(String page) {
    DocumentationPage read = DocumentationPage.read(Path.of(page));
    return TutorialStep.of(new DocumentationPage(read.file(), here(read.text())));
  }

  /** All at once: what takes the place of one is not replaced by another. */
  private String here(String text) {
    String any = replaced.keySet().stream().map(Pattern::quote).collect(Collectors.joining("|"));
    return Pattern.compile(any).matcher(text).replaceAll(match -> replaced.get(match.group()));
  }

  private void take(String page, TutorialStep step) throws IOException, InterruptedException {
    try {
      if (step instanceof Write file) {
        write(file);
      } else {
        run((Run) step);
      }
    } catch (AssertionError e) {
      throw new AssertionError(page + ": " + e.getMessage(), e);
    }
  }

  private void write(Write step) throws IOException {
    Path file = folder.resolve(step.file()).normalize();
    assertThat(file.startsWith(folder)).as("it is in the reader's folder").isTrue();
    Files.createDirectories(file.getParent());
    Files.writeString(file, step.text());
  }

  private void run(Run step) throws IOException, InterruptedException {
    switch (step.manner()) {
      case ONCE -> runOnce(step);
      case UNTIL ->
          TestDeadlines.await(step.name())
              .atMost(TestDeadlines.PROCESS)
              .untilAsserted(() -> runOnce(step));
      case STAYS -> stay(step);
      case AGAIN -> {
        end(step.text());
        stay(step);
      }
    }
  }

  private void runOnce(Run step) throws IOException, InterruptedException {
    String printed = shell.run(step.text());
    step.shown()
        .ifPresent(
            shown ->
                assertThat(shown.isWhole(printed))
                    .as("%s prints%n%swhere the page shows%n%s", step.name(), printed, shown.text())
                    .isTrue());
  }

  private void end(String command) throws IOException {
    ReaderTerminal ended = terminals.remove(command);
    assertThat(ended).as("it goes on in a terminal: %s", command).isNotNull();
    ended.close();
  }

  private void stay(Run step) throws IOException {
    ReaderTerminal terminal = ReaderTerminal.start(step.text(), folder, variables);
    assertThat(terminals.put(step.text(), terminal)).as("it goes on already").isNull();
    terminal.await(step.shown().orElseThrow());
  }

  /** The names of the commands of a page. */
  static Set<String> commands(DocumentationPage page) {
    return TutorialStep.of(page).stream()
        .filter(Run.class::isInstance)
        .map(step -> ((Run) step).name())
        .collect(Collectors.toSet());
  }

  @Override
  public void close() throws IOException {
    List<ReaderTerminal> last = new ArrayList<>(terminals.values());
    Collections.reverse(last);
    for (ReaderTerminal terminal : last) {
      terminal.close();
    }
  }
}
