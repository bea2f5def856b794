package io.shindigneo4j.release;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/**
 * Under which licence we ship each component, and the licences' texts. What a POM does not say in
 * SPDX's terms, or where it leaves a choice, a file of ours says.
 */
final class Licences {

  private final Properties chosen = new Properties();
  private final Path texts;

  /**
   * Reads what we say.
   *
   * @param folder has {@code licenses.properties}, and the texts in {@code licenses}
   */
  Licences(Path folder) throws IOException {
    try (Reader reader = Files.newBufferedReader(folder.resolve("licenses.properties"))) {
      chosen.load(reader);
    }
    texts = folder.resolve("licenses");
  }

  /**
   * The identifier of SPDX.
   *
   * @throws IllegalArgumentException if nobody says exactly one
   */
  String of(Component component) {
    String ours =
        chosen.getProperty(
            component.group() + "/" + component.name(), chosen.getProperty(component.group()));
    if (ours != null) {
      return ours;
    }
    List<String> named = named(component.json());
    if (named.size() != 1) {
      throw new IllegalArgumentException(
          component.coordinates()
              + " ships under "
              + named
              + ": choose one in release/licenses.properties");
    }
    return named.get(0);
  }

  private static List<String> named(JsonNode component) {
    List<String> identifiers = new ArrayList<>();
    for (JsonNode each : component.path("licenses")) {
      String identifier = each.path("license").path("id").asText();
      identifiers.add(identifier.isEmpty() ? each.path("expression").asText() : identifier);
    }
    return identifiers;
  }

  /**
   * The whole text.
   *
   * @throws IllegalArgumentException if there is none
   */
  String text(String identifier) throws IOException {
    Path file = texts.resolve(identifier + ".txt");
    if (!Files.exists(file)) {
      throw new IllegalArgumentException("release/licenses lacks " + identifier + ".txt");
    }
    return Files.readString(file);
  }
}
