package io.shindigneo4j.opensocial.execution;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The Cypher texts in the resources, one file for each name; each is read once. A file in the
 * folder itself carries out the operation of its name; one in a sub-folder has no native twin.
 */
public final class CypherFiles {

  private static final String FOLDER = "/io/shindigneo4j/opensocial/cypher/";
  private static final String SUFFIX = ".cypher";
  private static final Map<String, String> TEXTS = new ConcurrentHashMap<>();

  private CypherFiles() {}

  /**
   * The text in the file of that name.
   *
   * @throws IllegalArgumentException where there is no such file
   */
  public static String text(String name) {
    return TEXTS.computeIfAbsent(name, CypherFiles::read);
  }

  private static String read(String name) {
    try (InputStream file = CypherFiles.class.getResourceAsStream(FOLDER + name + SUFFIX)) {
      if (file == null) {
        throw new IllegalArgumentException("no Cypher file " + name);
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
