package io.shindigneo4j.opensocial.backup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.protocol.GraphValue;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A file with a graph")
class GraphFileTest {

  private static final Map<String, Object> VALUES =
      Map.of(
          "$date",
          LocalDate.parse("2026-01-02"),
          "time",
          ZonedDateTime.parse("2026-02-28T10:15:30+01:00[Europe/Paris]"),
          "span",
          new GraphValue.TimeSpan(1, 2, 3, 4),
          "place",
          new GraphValue.Point(4326, List.of(1.0, -2.5)),
          "numbers",
          List.of(1.0, 2.5),
          "big",
          Long.MIN_VALUE,
          "none",
          Double.NaN,
          "text",
          "\u0000 \u2028 \uD83D\uDE00 \"",
          "list",
          List.of());

  @TempDir private Path folder;

  private static FileNode node(long id, Map<String, Object> properties) {
    return new FileNode(id, List.of("Person", "$"), properties);
  }

  private static FileRelationship relationship(long id, long start, long end) {
    return new FileRelationship(id, "FRIEND_OF", start, end, Map.of("$bytes", "no bytes"));
  }

  /** Node 1 is changed, 3 comes, 2 goes with its relationship, and 12 comes. */
  private Path file(String name) throws IOException {
    Path path = folder.resolve(name);
    try (OutputFile file = OutputFile.of(path, false)) {
      LineWriter lines = file.writer();
      lines.write(LineKind.HEADER, header().toMap());
      lines.write(LineKind.NODE, node(1, Map.of("name", "old")).toMap());
      lines.write(LineKind.NODE, node(2, Map.of()).toMap());
      lines.write(LineKind.NODE, node(4, Map.of("$name", "only")).toMap());
      lines.write(LineKind.RELATIONSHIP, relationship(11, 1, 2).toMap());
      lines.write(LineKind.CORRECTIONS, Map.of());
      lines.write(LineKind.NODE, node(1, Map.of("name", "between")).toMap());
      lines.write(LineKind.NODE, node(1, VALUES).toMap());
      lines.write(LineKind.GONE, new Tombstone(true, 2).toMap());
      lines.write(LineKind.GONE, new Tombstone(false, 11).toMap());
      lines.write(LineKind.NODE, node(3, Map.of()).toMap());
      lines.write(LineKind.RELATIONSHIP, relationship(12, 3, 1).toMap());
      lines.write(LineKind.END, new FileEnd(7, file.summary(), lines.sha256()).toMap());
      file.publish();
    }
    return path;
  }

  private static FileHeader header() {
    return new FileHeader("1", 11, Instant.parse("2026-01-01T00:00:00Z"), "neo4j");
  }

  @ParameterizedTest
  @ValueSource(strings = {"graph.jsonl", "graph.jsonl.gz"})
  void hasTheLastLineOfEach(String name) throws IOException {
    GraphFile file = GraphFile.verified(file(name));
    assertThat(file.header()).isEqualTo(header());
    List<FileNode> nodes = new ArrayList<>();
    file.nodes((node, line) -> nodes.add(node));
    assertThat(nodes)
        .containsExactly(node(4, Map.of("$name", "only")), node(1, VALUES), node(3, Map.of()));
    List<FileRelationship> relationships = new ArrayList<>();
    file.relationships((relationship, line) -> relationships.add(relationship));
    assertThat(relationships).containsExactly(relationship(12, 3, 1));
    assertThat(file.content().labels())
        .containsExactly(Map.entry("$", 3L), Map.entry("Person", 3L));
    assertThat(file.content().types()).containsExactly(Map.entry("FRIEND_OF", 1L));
  }

  @Test
  void isForItsOwnerAloneAndLeavesNothingElse() throws IOException {
    Path path = file("graph.jsonl");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
        .isEqualTo("rw-------");
    OutputFile.of(folder.resolve("broken"), false).close();
    try (Stream<Path> left = Files.list(folder)) {
      assertThat(left).containsExactly(path);
    }
  }

  @Test
  void replacesAnotherOneOnlyByForce() throws IOException {
    Path path = file("graph.jsonl");
    assertThatThrownBy(() -> OutputFile.of(path, false))
        .isInstanceOf(FileAlreadyExistsException.class);
    try (OutputFile file = OutputFile.of(path, true)) {
      file.publish();
    }
    assertThat(path).isEmptyFile();
    try (OutputFile file = OutputFile.of(folder.resolve("later"), false)) {
      Files.writeString(folder.resolve("later"), "another one's");
      assertThatThrownBy(file::publish).isInstanceOf(FileAlreadyExistsException.class);
    }
    assertThat(folder.resolve("later")).hasContent("another one's");
  }

  @Test
  void goesToAStreamOnceItIsComplete() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (OutputFile file = OutputFile.of(out)) {
      file.writer().write(LineKind.CORRECTIONS, Map.of());
      assertThat(out.size()).isZero();
      file.publish();
    }
    assertThat(out).hasToString("{\"corrections\":{}}\n");
  }

  /** At each of its bytes, so within each line and behind each. */
  @ParameterizedTest
  @ValueSource(strings = {"graph.jsonl", "graph.jsonl.gz"})
  void isRefusedWhereverItIsCutOff(String name) throws IOException {
    byte[] whole = Files.readAllBytes(file(name));
    Path cut = folder.resolve("cut");
    for (int length = 0; length < whole.length; length++) {
      Files.write(cut, Arrays.copyOf(whole, length));
      assertThatThrownBy(() -> GraphFile.verified(cut)).isInstanceOf(GraphFileException.class);
    }
  }

  @Test
  void isRefusedWhicheverByteIsChanged() throws IOException {
    byte[] whole = Files.readAllBytes(file("graph.jsonl"));
    Path changed = folder.resolve("changed");
    int signature = new String(whole, StandardCharsets.UTF_8).lastIndexOf("\"end\"");
    for (int i = 0; i < signature; i++) {
      byte[] bytes = whole.clone();
      bytes[i] ^= 1;
      Files.write(changed, bytes);
      assertThatThrownBy(() -> GraphFile.verified(changed)).isInstanceOf(GraphFileException.class);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"format\":1         | \"format\":2       | 1  | format 2",
        "\"schema\":11        | \"schema\":\"a\"   | 1  | \"schema\" is missing or no Long",
        "\"time\":\"2026      | \"time\":\"then    | 1  | \"time\" is no moment",
        "{\"header\"          | {\"head\"          | 1  | not as an export writes it",
        "\"name\":\"between\" | \"name\":{\"$x\":1} | 7  | not as an export writes it",
        "\"id\":3,\"labels\"  | \"labels\"         | 11 | \"id\" is missing or no Long",
        "\"name\":\"old\"     | \"name\":\"other\" | 13 | SHA-256",
        "\"nodes\":3          | \"nodes\":4        | 13 | not as much",
        "\"sha256\":          | \"sha255\":        | 13 | \"sha256\" is missing",
      })
  void isRefusedWithTheLineAndTheReason(String before, String after, long line, String reason)
      throws IOException {
    String text = Files.readString(file("graph.jsonl"));
    assertThat(text).contains(before);
    assertRefused(
        text.replaceFirst(
            java.util.regex.Pattern.quote(before), java.util.regex.Matcher.quoteReplacement(after)),
        line,
        reason);
  }

  private void assertRefused(String text, long line, String reason) throws IOException {
    Path path = Files.writeString(folder.resolve("refused"), text);
    assertThatThrownBy(() -> GraphFile.verified(path))
        .isInstanceOfSatisfying(
            GraphFileException.class, refusal -> assertThat(refusal.line()).isEqualTo(line))
        .hasMessageContaining(reason);
  }

  @Test
  void hasNothingAfterItsEndAndNoSecondHeader() throws IOException {
    String text = Files.readString(file("graph.jsonl"));
    List<String> lines = text.lines().toList();
    assertRefused(text + lines.get(1) + "\n", 14, "after the end");
    assertRefused(text.replaceFirst("\n", "\n" + "{\"header\":{}}\n"), 2, "does not belong here");
    assertRefused(
        text.replaceFirst("\n", "\n{\"gone\":{\"node\":1}}\n"), 2, "does not belong here");
    assertRefused("", 1, "no header");
  }

  @Test
  void hasNoLineThatIsTooLong() throws IOException {
    Path path = file("graph.jsonl");
    int longest =
        Files.readAllLines(path).stream()
            .mapToInt(line -> line.getBytes(StandardCharsets.UTF_8).length)
            .max()
            .orElseThrow();
    assertThat(GraphFile.verified(path, new FileLimits(longest, 0)).content().nodes()).isEqualTo(3);
    assertThatThrownBy(() -> GraphFile.verified(path, new FileLimits(longest - 1, 0)))
        .isInstanceOf(GraphFileException.class)
        .hasMessageContaining("longer than");
  }

  /** A line without an end costs no more than its limit, compressed or not. */
  @Test
  void isRefusedWhereALineNeverEnds() throws IOException {
    Path endless = folder.resolve("endless");
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(endless))) {
      out.write("{\"header\":".getBytes(StandardCharsets.UTF_8));
      out.write(new byte[8 << 20]);
    }
    assertThatThrownBy(
            () -> GraphFile.verified(endless, new FileLimits(1 << 20, Long.MAX_VALUE / 2)))
        .isInstanceOf(GraphFileException.class)
        .hasMessageContaining("longer than");
  }

  /** What comes of a few bytes need not be a line that is too long. */
  @Test
  void isRefusedWhereItIsABomb() throws IOException {
    Path bomb = folder.resolve("bomb");
    String node = "{\"node\":{\"id\":1,\"labels\":[],\"properties\":{}}}\n";
    String header = Files.readAllLines(file("graph.jsonl")).get(0) + "\n";
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(bomb))) {
      out.write((header + node.repeat(20_000)).getBytes(StandardCharsets.UTF_8));
    }
    assertThat(Files.size(bomb)).isLessThan(10_000);
    assertThatThrownBy(() -> GraphFile.verified(bomb, new FileLimits(1 << 20, 1 << 16)))
        .isInstanceOf(GraphFileException.class)
        .hasMessageContaining("the file is small");
    assertThatThrownBy(() -> GraphFile.verified(bomb))
        .as("not too many bytes by the usual limit")
        .hasMessageContaining("cut off");
  }

  @Test
  void replacesNoFolderAndNoLink() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("none"));
    for (Path target : List.of(empty, link)) {
      assertThatThrownBy(() -> OutputFile.of(target, true))
          .isInstanceOf(FileSystemException.class)
          .hasMessageContaining("no file that can be replaced");
    }
    assertThat(empty).isDirectory();
    assertThat(link).isSymbolicLink();
  }

  @Test
  void comesFromAStreamThroughATemporaryFile() throws IOException {
    Path path = file("graph.jsonl.gz");
    try (InputFile input = InputFile.of(Files.newInputStream(path))) {
      assertThat(input.verified().content().nodes()).isEqualTo(3);
    }
    assertThatThrownBy(() -> InputFile.of(folder)).hasMessageContaining("no file that can be read");
  }

  /** As programs of others may write it, with a SHA-256 that fits. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"id\":-1,\"labels\":[],\"properties\":{}}",
        "{\"id\":1,\"labels\":[\"\"],\"properties\":{}}",
        "{\"id\":1,\"labels\":[\"ShindigSchema\"],\"properties\":{}}",
        "{\"id\":1,\"labels\":[\"ShindigImport\"],\"properties\":{}}",
        "{\"id\":1,\"labels\":[],\"properties\":{\"a\":null}}",
        "{\"id\":1,\"labels\":[],\"properties\":{\"\":1}}",
        "{\"id\":1,\"labels\":[],\"properties\":{\"a\":{\"b\":1}}}",
        "{\"id\":1,\"labels\":[],\"properties\":{\"a\":[[1]]}}",
        "{\"id\":1,\"labels\":[],\"properties\":{\"a\":[null]}}",
        "{\"id\":1,\"labels\":[],\"properties\":{\"$date\":\"2026-01-02\"}}",
        "{\"id\":1.5,\"labels\":[],\"properties\":{}}",
        "[1]",
      })
  void hasNoNodeThatNoGraphHas(String node) throws IOException {
    Path path = folder.resolve("alien");
    Files.writeString(
        path, Files.readAllLines(file("graph.jsonl")).get(0) + "\n{\"node\":" + node + "}\n");
    assertThatThrownBy(() -> GraphFile.summary(path, 2))
        .isInstanceOfSatisfying(
            GraphFileException.class, refusal -> assertThat(refusal.line()).isEqualTo(2));
  }

  @Test
  void hasTheNodesOfItsRelationshipsAndEachOnce() throws IOException {
    assertBroken(
        "a relationship without its nodes",
        lines -> lines.write(LineKind.RELATIONSHIP, relationship(1, 1, 2).toMap()));
    assertBroken("a second node", lines -> lines.write(LineKind.NODE, node(1, Map.of()).toMap()));
  }

  private interface Writing {
    void write(LineWriter lines) throws IOException;
  }

  private void assertBroken(String reason, Writing writing) throws IOException {
    try (OutputFile file = OutputFile.of(folder.resolve("broken"), true)) {
      file.writer().write(LineKind.HEADER, header().toMap());
      file.writer().write(LineKind.NODE, node(1, Map.of()).toMap());
      writing.write(file.writer());
      assertThatThrownBy(file::summary)
          .isInstanceOf(GraphFileException.class)
          .hasMessageContaining(reason);
    }
  }
}
