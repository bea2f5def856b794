package io.shindigneo4j.schema;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The Cypher texts in the resources, one file for each name; each is read once. A file in the
 * folder itself carries out the operation of its name; one in a sub-folder has no operation. A line
 * {@code // Include: name} stands for the file of that name in {@code fragments}. The texts take
 * one parameter, a map: Neo4j makes another plan for each combination of parameters' types and
 * approximate lengths, but does not look into maps. Shindig sends the texts; the plug-in has
 * procedures that run those of identity.
 */
public final class CypherFiles {

  private static final String FOLDER = "cypher/";
  private static final String SUFFIX = ".cypher";
  private static final Pattern INCLUDE =
      Pattern.compile("^ *// Include: ([a-z-]+)$", Pattern.MULTILINE);
  private static final Map<String, String> TEXTS = new ConcurrentHashMap<>();

  private CypherFiles() {}

  /**
   * The text in the file of that name, with what it includes.
   *
   * @throws IllegalArgumentException where there is no such file
   */
  public static String text(String name) {
    return TEXTS.computeIfAbsent(name, CypherFiles::whole);
  }

  /**
   * What a text takes.
   *
   * @param call what it says of the call, by names
   */
  public static Map<String, Object> parameters(Map<String, Object> call) {
    return Map.of("call", call);
  }

  private static String whole(String name) {
    return INCLUDE.matcher(read(name)).replaceAll(CypherFiles::fragment);
  }

  private static String fragment(MatchResult include) {
    return Matcher.quoteReplacement(whole("fragments/" + include.group(1)).stripTrailing());
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
