package io.shindigneo4j.build;

import io.shindigneo4j.build.DocumentationPage.Block;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The named blocks of a page, for tests that do what the page tells its readers to do. A comment
 * before a block names it: {@code <!-- test: name -->}.
 */
public final class PageCommands {

  private final DocumentationPage page;

  private PageCommands(DocumentationPage page) {
    this.page = page;
  }

  /**
   * @param page from the project's folder on, such as {@code docs/install.md}
   */
  public static PageCommands of(String page) {
    return new PageCommands(DocumentationPage.read(Path.of(page)));
  }

  public String text(String name) {
    List<Block> blocks = page.blocks().stream().filter(block -> block.name().equals(name)).toList();
    if (blocks.size() != 1) {
      throw new AssertionError(page.file() + " has " + blocks.size() + " blocks named " + name);
    }
    return blocks.get(0).text();
  }

  /** Runs the block in a shell; returns what it prints. */
  public String run(String name, Path directory, Map<String, String> variables)
      throws IOException, InterruptedException {
    return Shell.run(text(name), directory, variables);
  }

  /** The variables after the block has run, which exports some, on top of those given. */
  Map<String, String> environment(String name, Path directory, Map<String, String> variables)
      throws IOException, InterruptedException {
    Map<String, String> all = new LinkedHashMap<>(variables);
    String printed = Shell.run(text(name) + "\nenv", directory, variables);
    for (String line : printed.lines().toList()) {
      int equals = line.indexOf('=');
      if (equals > 0) {
        all.put(line.substring(0, equals), line.substring(equals + 1));
      }
    }
    return all;
  }
}
