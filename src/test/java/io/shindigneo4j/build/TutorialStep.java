package io.shindigneo4j.build;

import io.shindigneo4j.build.DocumentationPage.Block;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What the reader of a tutorial does: each block of the page is a file to write, a command to run,
 * or what the command before it shows.
 */
sealed interface TutorialStep {

  /** How a command runs. A word after its name says so: {@code <!-- test: name, stays -->}. */
  enum Manner {
    /** Once, to its end. */
    ONCE,
    /** Again and again, until it shows what the page shows. */
    UNTIL,
    /** In a terminal of its own, where it goes on until the end of the tutorial. */
    STAYS,
    /** The same, after the terminal in which the same command goes on has ended. */
    AGAIN;

    private static Manner of(String word) {
      return word.isEmpty() ? ONCE : valueOf(word.toUpperCase(Locale.ROOT));
    }
  }

  /**
   * A file to write, which its title names.
   *
   * @param file from the reader's folder on
   */
  record Write(String file, String text) implements TutorialStep {}

  /** A command to run. */
  record Run(String name, Manner manner, String text, Optional<ShownOutput> shown)
      implements TutorialStep {

    public Run {
      if (manner != Manner.ONCE && shown.isEmpty()) {
        throw new AssertionError("the page does not show for what one waits: " + name);
      }
    }

    private static Run of(Block command, List<Block> after) {
      return new Run(
          command.name(), Manner.of(command.manner()), command.text(), ShownOutput.of(after));
    }
  }

  /**
   * The steps of a page, in order.
   *
   * @throws AssertionError if a block is no part of a step, or a command has no name
   */
  static List<TutorialStep> of(DocumentationPage page) {
    List<TutorialStep> steps = new ArrayList<>();
    List<Block> blocks = page.blocks();
    for (int i = 0; i < blocks.size(); i++) {
      Block block = blocks.get(i);
      if (!block.title().isEmpty()) {
        steps.add(new Write(block.title(), block.text()));
      } else if (block.isCommand() && !block.name().isEmpty()) {
        steps.add(Run.of(block, blocks.subList(i + 1, Math.min(i + 2, blocks.size()))));
      } else if (!ShownOutput.isShown(block) || i == 0 || !blocks.get(i - 1).isCommand()) {
        throw new AssertionError(
            page.file() + " has a block that nobody runs, writes or sees: " + block);
      }
    }
    return steps;
  }
}
