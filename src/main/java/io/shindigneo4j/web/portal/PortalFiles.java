package io.shindigneo4j.web.portal;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.servlet.ServletContext;

/**
 * The files below {@code /portal/} in the web application, in memory. Immutable.
 *
 * @param files by their path below the folder
 * @param version of all of them together
 */
record PortalFiles(Map<String, PortalFile> files, String version) {
  static final String FOLDER = "/portal/";

  /** Reads those of a known kind. */
  static PortalFiles read(ServletContext context) throws IOException {
    SortedMap<String, PortalFile> files = new TreeMap<>();
    Digest digest = new Digest();
    add(context, FOLDER, files);
    files.forEach(
        (name, file) -> digest.add(name.getBytes(StandardCharsets.UTF_8)).add(file.plain().body()));
    return new PortalFiles(Map.copyOf(files), digest.text());
  }

  private static void add(ServletContext context, String folder, Map<String, PortalFile> files)
      throws IOException {
    Set<String> paths = context.getResourcePaths(folder);
    for (String path : paths == null ? Set.<String>of() : paths) {
      Optional<MediaType> type = MediaType.of(path);
      if (path.endsWith("/")) {
        add(context, path, files);
      } else if (type.isPresent()) {
        files.put(path.substring(FOLDER.length()), PortalFile.of(type.get(), read(context, path)));
      }
    }
  }

  private static byte[] read(ServletContext context, String path) throws IOException {
    try (InputStream in = context.getResourceAsStream(path)) {
      return in.readAllBytes();
    }
  }

  Optional<PortalFile> find(String path) {
    return Optional.ofNullable(files.get(path));
  }
}
