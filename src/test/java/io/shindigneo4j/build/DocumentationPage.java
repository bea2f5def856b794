package io.shindigneo4j.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A Markdown page of the project.
 *
 * @param file from the project's folder on
 */
record DocumentationPage(Path file, String text) {

  /** Its blocks of frames have no language, and are no commands. */
  private static final Path PROTOCOL = Path.of("docs", "protocol.md");

  private static final Pattern BLOCK =
      Pattern.compile(
          "^( *)(?:<!-- test: ([a-z0-9-]+)(?:, ([a-z]+))? -->\\n\\1)?"
              + "```(\\w*)(?: title=\"([^\"\\n]+)\")?\\n(.*?)^\\1```$",
          Pattern.MULTILINE | Pattern.DOTALL);

  /**
   * A block of code.
   *
   * @param name empty for one that no comment names
   * @param manner how a tutorial has it run; empty for once, to its end
   * @param language empty for one without
   * @param title the file that a reader writes; empty for none
   * @param text without the indentation of the block
   */
  record Block(String name, String manner, String language, String title, String text) {

    private static Block of(MatchResult match) {
      String text = match.group(6).replaceAll("(?m)^" + match.group(1), "");
      return new Block(group(match, 2), group(match, 3), group(match, 4), group(match, 5), text);
    }

    private static String group(MatchResult match, int number) {
      return match.group(number) == null ? "" : match.group(number);
    }

    /** For a shell: in {@code bash}, or without a language. */
    boolean isCommand() {
      return title.isEmpty() && (language.equals("bash") || language.isEmpty());
    }
  }

  static DocumentationPage read(Path file) {
    try {
      return new DocumentationPage(file, Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The pages at the top of the project, and those below {@code docs}. */
  static List<DocumentationPage> all() {
    return Stream.of("", "docs", "docs/decisions", "docs/tutorials")
        .map(Path::of)
        .flatMap(DocumentationPage::in)
        .toList();
  }

  static List<DocumentationPage> tutorials() {
    return in(Path.of("docs", "tutorials")).toList();
  }

  private static Stream<DocumentationPage> in(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().endsWith(".md"))
          .sorted()
          .map(DocumentationPage::read)
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  List<Block> blocks() {
    return BLOCK.matcher(text).results().map(Block::of).toList();
  }

  /** Blocks for a shell: those in {@code bash}, and those without a language. */
  List<Block> commands() {
    return blocks().stream()
        .filter(Block::isCommand)
        .filter(block -> !file.equals(PROTOCOL))
        .toList();
  }

  /** The lines outside blocks of code. */
  List<String> prose() {
    return BLOCK.matcher(text).replaceAll("").lines().toList();
  }
}
