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
          "^( *)(?:<!-- test: ([a-z0-9-]+) -->\\n\\1)?```(\\w*)\\n(.*?)^\\1```$",
          Pattern.MULTILINE | Pattern.DOTALL);

  /**
   * A block of code.
   *
   * @param name empty for one that no comment names
   * @param language empty for one without
   * @param text without the indentation of the block
   */
  record Block(String name, String language, String text) {

    private static Block of(MatchResult match) {
      String name = match.group(2) == null ? "" : match.group(2);
      String text = match.group(4).replaceAll("(?m)^" + match.group(1), "");
      return new Block(name, match.group(3), text);
    }
  }

  static DocumentationPage read(Path file) {
    try {
      return new DocumentationPage(file, Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The pages at the top of the project and those in {@code docs}. */
  static List<DocumentationPage> all() {
    return Stream.of(Path.of(""), Path.of("docs")).flatMap(DocumentationPage::in).toList();
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
        .filter(block -> block.language().equals("bash") || block.language().isEmpty())
        .filter(block -> !file.equals(PROTOCOL))
        .toList();
  }

  /** The lines outside blocks of code. */
  List<String> prose() {
    return BLOCK.matcher(text).replaceAll("").lines().toList();
  }
}
