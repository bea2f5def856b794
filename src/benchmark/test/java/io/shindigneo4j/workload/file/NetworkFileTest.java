package io.shindigneo4j.workload.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.workload.SmallNetwork;
import io.shindigneo4j.workload.network.Network;
import io.shindigneo4j.workload.network.Preset;
import io.shindigneo4j.workload.row.NetworkRow;
import io.shindigneo4j.workload.row.RowKind;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("The file of a network")
class NetworkFileTest {

  private static final String ANN =
      """
      {"person":{"id":"ann","givenName":"Ann","familyName":"Roe","nickname":"a","gender":"female",\
      "birthday":"1990-01-01T00:00:00.000Z","aboutMe":"","status":"","relationshipStatus":"",\
      "thumbnailUrl":"","profileUrl":"","email":"","interests":[],"languages":[],"addresses":[],"organizations":[]}}
      """;

  @TempDir private Path directory;

  @ParameterizedTest
  @EnumSource
  void isReadAsItWasWritten(NetworkFormat format) throws IOException {
    NetworkFile file = new NetworkFile(directory.resolve("network." + format.extension()));
    List<NetworkRow> written = new ArrayList<>();
    file.write(SmallNetwork.OF_60.rows(), written::add);
    List<NetworkRow> checked = new ArrayList<>();
    assertThat(file.check(checked::add)).containsEntry(RowKind.PERSON, 60L).hasSize(7);
    assertThat(checked).isEqualTo(written);
    List<NetworkRow> read = new ArrayList<>();
    file.read(read::add);
    assertThat(read).isEqualTo(written);
  }

  /** A million people would take minutes and much memory. */
  @Test
  @Timeout(TestDeadlines.HANGING_SECONDS)
  void isWrittenAsTheRowsAreMadeAndIsThereWhenAllAre() throws IOException {
    NetworkFile file = file("large.jsonl", ANN);
    Network large = new Network(Preset.P1000000.shape(), 1);
    assertThatIllegalStateException()
        .isThrownBy(
            () ->
                file.write(
                    large.rows(),
                    row -> {
                      throw new IllegalStateException("enough");
                    }));
    assertThat(file.path()).hasContent(ANN);
    assertThat(directory).isDirectoryNotContaining("glob:**.part");
  }

  @Test
  void isKnownByWhatIsInIt() throws IOException {
    NetworkFile one = file("one.jsonl", ANN);
    NetworkFile same = file("same.jsonl", ANN);
    NetworkFile other = file("other.jsonl", ANN.replace("Roe", "Poe"));
    assertThat(one.fingerprint()).isEqualTo(same.fingerprint()).isNotEqualTo(other.fingerprint());
  }

  private NetworkFile file(String name, String text) throws IOException {
    return new NetworkFile(Files.writeString(directory.resolve(name), text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"dog\":{}}                                                             | dog",
        "{\"group\":{\"id\":\"g\",\"title\":\"\",\"description\":\"\"}}            | owner",
        "{\"group\":{\"id\":\"g\",\"title\":\"\",\"description\":\"\",\"owner\":\"bob\"}} | there"
            + " is no person bob before",
        "{\"group\":{\"id\":\"g\",\"title\":\"\",\"description\":null,\"owner\":\"ann\"}} |"
            + " description",
        "{\"group\":{\"id\":\"g\",\"title\":\"\",\"description\":\"\",\"owner\":\"ann\",\"more\":1}}"
            + " | more",
        "{\"friendship\":{\"person\":\"ann\",\"friend\":\"ann\",\"since\":1}}      | ann cannot be"
            + " their own friend",
        "{\"friendship\":{\"person\":\"ann\",\"friend\":\"ann\",\"since\":\"x\"}}  | not a valid",
        "{\"membership\":{\"person\":\"ann\",\"group\":\"g\",\"since\":1}}         | there is no"
            + " group g before",
        "{\"activities\":{\"owner\":\"ann\",\"activities\":[]}}                    | ann has no"
            + " activities",
        "{\"message\":{\"id\":\"m\",\"sender\":\"ann\",\"recipients\":[\"ann\",\"ann\"],"
            + "\"moment\":1,\"title\":\"\",\"body\":\"\"}}"
            + " | ann is there twice",
        "{\"message\":{\"id\":\"m\",\"sender\":\"ann\",\"recipients\":[],\"moment\":1,\"title\":\"\",\"body\":\"\"}}"
            + " | no recipients",
        "{\"group\":{\"id\":\"g\",\"id\":\"h\",\"title\":\"\",\"description\":\"\",\"owner\":\"ann\"}}"
            + " | Duplicate",
        "{\"group\":{\"id\":\" \",\"title\":\"\",\"description\":\"\",\"owner\":\"ann\"}} | an id"
            + " is empty",
        "{\"message\":{\"id\":\"m\",\"sender\":\"ann\",\"recipients\":[null],"
            + "\"moment\":1,\"title\":\"\",\"body\":\"\"}}"
            + " | recipients",
        "{\"activities\":{\"owner\":\"ann\",\"activities\":[null]}}                | activities",
        "{\"album\":{\"id\":\"a\",\"owner\":\"ann\",\"moment\":1,\"title\":\"\",\"description\":\"\",\"items\":[null]}}"
            + " | items",
        "{\"album\":{\"id\":\"a\",\"owner\":\"ann\",\"moment\":1,\"title\":\"\",\"description\":\"\","
            + "\"items\":[{\"id\":\"\",\"title\":\"\",\"url\":\"\",\"mimeType\":\"\"}]}}"
            + " | an id is empty",
        "{\"group\":                                                               | Unexpected"
            + " end",
        "                                                                          ``| No content",
      })
  void namesTheLineAndTheReasonWhereItIsBad(String line, String reason) throws IOException {
    NetworkFile file = file("bad.jsonl", ANN + (line == null ? "" : line) + "\n" + ANN);
    assertThatExceptionOfType(InvalidFileException.class)
        .isThrownBy(() -> file.check(row -> {}))
        .withMessageContaining("bad.jsonl, line 2: ")
        .withMessageContaining(reason.trim());
  }

  @Test
  void hasEachIdOnceAndEachKindInItsPlace() throws IOException {
    assertBad(ANN + ANN, "line 2: the id ann is there twice");
    String group =
        "{\"group\":{\"id\":\"g\",\"title\":\"\",\"description\":\"\",\"owner\":\"ann\"}}\n";
    assertBad(
        ANN + group + ANN.replace("\"ann\"", "\"bob\""),
        "line 3: a person must come before each group");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "1990-01-01               | 1990-13-01                    | 1990-13-01",
        "1990-01-01T00:00:00.000Z | 1990-01-01T00:00:00Z          | is not a time in UTC with"
            + " milliseconds",
        "1990-01-01T00:00:00.000Z | 1990-01-01T00:00:00.000+01:00 | is not a time in UTC with"
            + " milliseconds",
        "female                   | other                         | other is not a gender of"
            + " Shindig's",
        "\"interests\":[]         | \"interests\":[null]          | interests",
        "\"languages\":[]         | \"languages\":[\"en\",null]   | languages",
        "\"addresses\":[]         | \"addresses\":[null]          | addresses",
        "\"organizations\":[]     | \"organizations\":[null]      | organizations",
        "\"status\":\"\"           | \"status\":\"\",\"status\":\"\" | Duplicate",
      })
  void hasProfilesThatTheGraphTakes(String good, String bad, String reason) throws IOException {
    assertBad(ANN.replace(good, bad), "line 1: ");
    assertBad(ANN.replace(good, bad), reason);
  }

  @Test
  void hasIdsThatIndexesTake() throws IOException {
    assertGood(ANN.replace("\"ann\"", '"' + "n".repeat(512) + '"'));
    assertBad(ANN.replace("\"ann\"", '"' + "n".repeat(513) + '"'), "line 1: an id is longer than");
    String entry =
        """
        {"id":"%s","moment":1,"verb":"","title":"","content":"","object":{"objectType":"","displayName":""},\
        "target":{"objectType":"","displayName":""},"generator":{"objectType":"","displayName":""}}\
        """;
    String activities = "{\"activities\":{\"owner\":\"ann\",\"activities\":[" + entry + "]}}\n";
    assertGood(ANN + activities.formatted("one"));
    assertBad(ANN + activities.formatted(""), "line 2: an id is empty");
    assertBad(ANN + activities.formatted("n".repeat(513)), "line 2: an id is longer than");
  }

  @Test
  void hasAlbumsOfDifferentMomentsForEachOwner() throws IOException {
    String album =
        "{\"album\":{\"id\":\"%s\",\"owner\":\"ann\",\"moment\":%d,"
            + "\"title\":\"\",\"description\":\"\",\"items\":[]}}\n";
    assertGood(ANN + album.formatted("a", 2) + album.formatted("b", 1));
    assertBad(
        ANN + album.formatted("a", 2) + album.formatted("b", 2),
        "line 3: b has the same time as another of its owner");
  }

  private void assertGood(String text) throws IOException {
    assertThat(file("good.jsonl", text).check(row -> {})).containsKey(RowKind.PERSON);
  }

  private void assertBad(String text, String reason) throws IOException {
    NetworkFile file = file("bad.jsonl", text);
    assertThatExceptionOfType(InvalidFileException.class)
        .isThrownBy(() -> file.check(row -> {}))
        .withMessageContaining(reason);
  }

  @Test
  void isNoDocumentOfAnotherKindNorOneWithEntities() throws IOException {
    assertBadXml("<people/>", "line 1: the root must be network");
    assertBadXml("<network>\n<dog/></network>", "line 2: there is no kind of row dog");
    assertBadXml("<network>\n<person><id>a</id></person></network>", "line 2: ");
    assertBadXml("<network>", "line 1: ");
    assertBadXml("", "line 1: ");
    assertBadXml(
        "<!DOCTYPE network [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>\n<network>&x;</network>",
        "line 2: ");
  }

  private void assertBadXml(String text, String reason) throws IOException {
    NetworkFile file = file("bad.xml", text);
    assertThatExceptionOfType(InvalidFileException.class)
        .isThrownBy(() -> file.check(row -> {}))
        .withMessageContaining("bad.xml, " + reason);
  }

  @Test
  void isUtf8AndHasAnExtension() throws IOException {
    Path path = directory.resolve("latin.jsonl");
    String good =
        ANN.replace("Roe", "R\u00F6\u20AC\uD83D\uDC3B") + ANN.replace("\"ann\"", "\"bob\"");
    Files.writeString(path, good);
    Files.write(
        path,
        "{\"person\":\"\u00E4\"}\n".getBytes(StandardCharsets.ISO_8859_1),
        StandardOpenOption.APPEND);
    assertThatExceptionOfType(InvalidFileException.class)
        .isThrownBy(() -> new NetworkFile(path).check(row -> {}))
        .withMessageContaining("line 3: Invalid UTF-8");
    assertThatExceptionOfType(InvalidFileException.class)
        .isThrownBy(() -> new NetworkFile(directory.resolve("network.csv")))
        .withMessageContaining("the name must end with");
  }
}
