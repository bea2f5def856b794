package io.shindigneo4j.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("docs/protocol.md")
class ProtocolDocumentTest {

  /** Not a constant of ours: the WebSocket library closes with it. */
  private static final String PROTOCOL_ERROR = "1002";

  private String document;

  @BeforeEach
  void read() throws IOException {
    document = Files.readString(Path.of("docs/protocol.md"));
  }

  static Set<String> names() {
    return GoldenMessages.ALL.keySet();
  }

  @ParameterizedTest
  @MethodSource("names")
  void showsEveryGoldenFrame(String name) {
    List<String> blocks = blocks();
    assertThat(blocks).contains(GoldenMessages.json(name).replaceAll("\\s", ""));
    assertThat(blocks).contains(GoldenMessages.hex(name));
  }

  @Test
  void showsEveryGoldenFrameWithCompression() {
    for (String name : GoldenCompressionTest.FRAMES.keySet()) {
      assertThat(blocks()).contains(GoldenCompressionTest.hex(name));
    }
  }

  @Test
  void listsExactlyTheCompressions() {
    Set<String> names = new TreeSet<>();
    Compression.all().forEach(compression -> names.add(compression.name()));
    names.remove(Compression.NONE.name());
    assertThat(cells("### Compression", "\\| `([a-z0-9]+)` \\|.*")).isEqualTo(names);
  }

  @Test
  void listsExactlyTheErrorCodes() throws IllegalAccessException {
    assertThat(cells("## Error codes", "\\| `([a-z]+\\.[a-z-]+)` \\|.*"))
        .isEqualTo(constants(ErrorCode.class));
  }

  @Test
  void listsExactlyTheCloseCodes() throws IllegalAccessException {
    Set<String> codes = constants(CloseCode.class);
    codes.add(PROTOCOL_ERROR);
    assertThat(cells("## Close codes", "\\| (\\d{4}) \\|.*")).isEqualTo(codes);
  }

  @Test
  void namesEverySubprotocol() {
    for (Subprotocol subprotocol : Subprotocol.supported()) {
      assertThat(document).contains("`" + subprotocol.name() + "`");
    }
  }

  @Test
  void listsExactlyTheTags() {
    assertThat(cells("## Values", "\\| `(\\$[a-zA-Z]+)` \\|.*")).isEqualTo(TaggedValues.names());
  }

  /** The blocks of code, without white space. */
  private List<String> blocks() {
    List<String> blocks = new ArrayList<>();
    String[] parts = document.split("(?m)^```[a-z]*$");
    for (int i = 1; i < parts.length; i += 2) {
      blocks.add(parts[i].replaceAll("\\s", ""));
    }
    return blocks;
  }

  /** The matches of the pattern in the lines below the heading. */
  private Set<String> cells(String heading, String pattern) {
    String section = document.split(Pattern.quote("\n" + heading + "\n"))[1].split("\n##+ ")[0];
    Set<String> cells = new TreeSet<>();
    Pattern.compile(pattern).matcher(section).results().forEach(row -> cells.add(row.group(1)));
    return cells;
  }

  private static Set<String> constants(Class<?> type) throws IllegalAccessException {
    Set<String> constants = new TreeSet<>();
    for (Field field : type.getFields()) {
      if (Modifier.isStatic(field.getModifiers())) {
        constants.add(String.valueOf(field.get(null)));
      }
    }
    return constants;
  }
}
