package io.shindigneo4j.build;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.shindigneo4j.build.DocumentationPage.Block;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a page shows of the output of a command. Three dots in one character stand for what differs
 * from time to time: within a line for any text, alone in a line for any lines. JSON is compared as
 * JSON: its layout and the order of fields do not count, and the dots stand for any value, as the
 * name of a field for any other fields, and at the end of a list for any other elements. Colours of
 * a terminal do not count.
 */
record ShownOutput(boolean json, String text) {

  private static final String DOTS = "…";
  private static final String JSON = "json";
  private static final Set<String> LANGUAGES = Set.of("text", JSON);
  private static final Pattern COLOURS = Pattern.compile("\\x1B\\[[0-9;]*m");
  private static final ObjectMapper MAPPER = new ObjectMapper();

  static boolean isShown(Block block) {
    return block.name().isEmpty()
        && block.title().isEmpty()
        && LANGUAGES.contains(block.language());
  }

  /** That of the first of the blocks, if it is an output. */
  static Optional<ShownOutput> of(List<Block> blocks) {
    return blocks.stream()
        .findFirst()
        .filter(ShownOutput::isShown)
        .map(block -> new ShownOutput(block.language().equals(JSON), block.text()));
  }

  /** Whether a command that has ended has printed this. */
  boolean isWhole(String printed) {
    return json ? isSame(tree(text), tree(printed)) : pattern().matcher(lines(printed)).matches();
  }

  /** Whether a command that goes on has printed this at first. */
  boolean isBeginning(String printed) {
    return pattern().matcher(lines(printed)).lookingAt();
  }

  private Pattern pattern() {
    return Pattern.compile(
        text.strip().lines().map(ShownOutput::linePattern).collect(Collectors.joining()));
  }

  private static String linePattern(String line) {
    return line.strip().equals(DOTS) ? "(?:.*\n)*?" : textPattern(line.stripTrailing()) + "\n";
  }

  private static String textPattern(String text) {
    return Pattern.quote(text).replace(DOTS, "\\E.*\\Q");
  }

  private static String lines(String printed) {
    return COLOURS
        .matcher(printed.strip())
        .replaceAll("")
        .lines()
        .map(line -> line.stripTrailing() + "\n")
        .collect(Collectors.joining());
  }

  /** Of a text that is no JSON, a tree that equals none. */
  private static JsonNode tree(String text) {
    try {
      return MAPPER.readTree(text);
    } catch (JsonProcessingException e) {
      return MAPPER.missingNode();
    }
  }

  private static boolean isSame(JsonNode shown, JsonNode printed) {
    if (printed.isMissingNode()) {
      return false;
    }
    if (shown.isTextual()) {
      return Pattern.compile(textPattern(shown.textValue()), Pattern.DOTALL)
          .matcher(printed.isTextual() ? printed.textValue() : printed.toString())
          .matches();
    }
    if (shown.isObject()) {
      return printed.isObject() && hasSameFields(shown, printed);
    }
    return shown.isArray()
        ? printed.isArray() && hasSameElements(shown, printed)
        : shown.equals(printed);
  }

  private static boolean hasSameFields(JsonNode shown, JsonNode printed) {
    return (shown.has(DOTS) || shown.size() == printed.size())
        && shown.properties().stream()
            .filter(field -> !field.getKey().equals(DOTS))
            .allMatch(field -> isSame(field.getValue(), printed.path(field.getKey())));
  }

  private static boolean hasSameElements(JsonNode shown, JsonNode printed) {
    int size = shown.size();
    boolean open = size > 0 && shown.get(size - 1).asText().equals(DOTS);
    int compared = open ? size - 1 : size;
    if (open ? printed.size() < compared : printed.size() != compared) {
      return false;
    }
    for (int i = 0; i < compared; i++) {
      if (!isSame(shown.get(i), printed.get(i))) {
        return false;
      }
    }
    return true;
  }
}
