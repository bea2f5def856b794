package io.shindigneo4j.web.portal;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What modules import at once, and the style sheets that they use, as their texts say. Immutable.
 */
final class ModuleGraph {
  /** An import or export from a file, which stands at the beginning of a statement. */
  private static final Pattern IMPORT =
      Pattern.compile("(?:^|[;\\n])\\s*(?:import|export)\\b[^'\"();]*['\"](\\.[^'\"]+)['\"]");

  private static final Pattern USE = Pattern.compile("\\buse\\('([^']+\\.css)'\\)");

  private final Map<String, PortalFile> files;

  private ModuleGraph(Map<String, PortalFile> files) {
    this.files = files;
  }

  static ModuleGraph of(PortalFiles files) {
    return new ModuleGraph(files.files());
  }

  /**
   * The names of the modules themselves, of all that they need, and of their style sheets: the
   * nearest first.
   */
  Set<String> neededBy(String... modules) {
    Set<String> needed = new LinkedHashSet<>();
    Deque<String> open = new ArrayDeque<>(Arrays.asList(modules));
    while (!open.isEmpty()) {
      String name = open.poll();
      if (files.containsKey(name) && needed.add(name) && !name.endsWith(".css")) {
        named(name).forEach(open::add);
      }
    }
    return needed;
  }

  private Stream<String> named(String module) {
    String text = new String(files.get(module).plain().body(), StandardCharsets.UTF_8);
    Stream<String> imports =
        found(IMPORT, text).map(path -> URI.create(module).resolve(path).getPath());
    return Stream.concat(imports, found(USE, text));
  }

  private static Stream<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map((MatchResult each) -> each.group(1));
  }
}
