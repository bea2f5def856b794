package io.shindigneo4j.web.portal;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javax.servlet.http.HttpServletRequest;

/**
 * The one page of the portal, for each language that has messages. It names the modules and style
 * sheets that all pages need, so that browsers fetch them at once instead of one after the other;
 * at home, those of home too. Immutable.
 */
final class Shell {
  private static final String TEMPLATE = "index.html";
  private static final String MESSAGES = "messages/";
  private static final String DEFAULT = "en";
  private static final String ADDRESS = "{root}/portal/static/{version}/";
  private static final String EARLY = "core/early.js";
  private static final String START = "core/start.js";
  private static final String HOME = "pages/home/home.js";
  private static final String MODULE = "<link rel=\"modulepreload\" href=\"%s\">";
  private static final String SHEET = "<link rel=\"preload\" as=\"style\" href=\"%s\">";

  private final Map<String, PortalFile> pages = new HashMap<>();
  private final Map<String, PortalFile> homes = new HashMap<>();

  /**
   * @param root the path of the web application
   */
  Shell(PortalFiles files, String root) {
    String template =
        files
            .find(TEMPLATE)
            .map(file -> new String(file.plain().body(), StandardCharsets.UTF_8))
            .orElse("");
    String page = template.replace("{preloads}", preloads(files, EARLY, START));
    String home = template.replace("{preloads}", preloads(files, EARLY, START, HOME));
    for (String language : languages(files.files().keySet())) {
      pages.put(language, filled(page, language, root, files.version()));
      homes.put(language, filled(home, language, root, files.version()));
    }
  }

  private static String preloads(PortalFiles files, String... modules) {
    return ModuleGraph.of(files).neededBy(modules).stream()
        .map(name -> (name.endsWith(".css") ? SHEET : MODULE).formatted(ADDRESS + name))
        .collect(Collectors.joining("\n    "));
  }

  private static PortalFile filled(String page, String language, String root, String version) {
    String text =
        page.replace("{language}", language).replace("{root}", root).replace("{version}", version);
    return PortalFile.of(MediaType.HTML, text.getBytes(StandardCharsets.UTF_8));
  }

  private static Set<String> languages(Set<String> names) {
    return names.stream()
        .filter(name -> name.startsWith(MESSAGES) && name.endsWith(".json"))
        .map(name -> name.substring(MESSAGES.length(), name.length() - ".json".length()))
        .collect(Collectors.toSet());
  }

  /** In the language that the browser likes best of those there are. */
  Optional<PortalFile> find(HttpServletRequest request) {
    Map<String, PortalFile> offered = "/".equals(request.getPathInfo()) ? homes : pages;
    List<Locale> wanted = Collections.list(request.getLocales());
    return Optional.ofNullable(
        wanted.stream()
            .map(locale -> offered.get(locale.getLanguage()))
            .filter(page -> page != null)
            .findFirst()
            .orElse(offered.get(DEFAULT)));
  }
}
