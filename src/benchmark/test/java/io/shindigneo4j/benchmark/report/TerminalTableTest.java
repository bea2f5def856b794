package io.shindigneo4j.benchmark.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The table on the terminal")
class TerminalTableTest {

  private static final int COLUMNS = 120;

  @Test
  void hasTimesBoltAndHttp() {
    String table =
        TerminalTable.of(
            new SampleResults()
                .one("queries", "person", "websocket-native", 100)
                .one("queries", "person", "bolt", 450)
                .one("queries", "person", "http", 2_000)
                .many("queries", "person", "websocket-native", 123_456)
                .results());
    assertThat(table.lines().filter(line -> line.contains("websocket-native")))
        .satisfiesExactly(
            one -> assertThat(one).containsPattern(" 1 +4\\.50 +20\\.0 +100 µs +300 µs +10,000$"),
            many -> assertThat(many).containsPattern(" 32 +259 µs +778 µs +123,456$"));
  }

  @Test
  void hasTimesTheFileOfTheSameServer() {
    String table =
        TerminalTable.of(
            new SampleResults()
                .one("rest", "person", "rest", 400)
                .one("rest", "person", "static-file", 100)
                .results());
    assertThat(table.lines().filter(line -> line.contains(" rest ")))
        .singleElement()
        .satisfies(row -> assertThat(row).containsPattern(" 1 +0\\.25 +400 µs +1\\.20 ms +2,500$"));
    assertThat(table).contains("× file");
  }

  @Test
  void isAlignedAndNoWiderThanATerminal() {
    String table =
        TerminalTable.of(
            new SampleResults()
                .one("queries", "friend-recommendation", "websocket-cypher-rows", 123_456_789)
                .many("writes", "like", "bolt", 12_345_678)
                .results());
    assertThat(table.lines().filter(line -> line.length() > 20).map(String::length).distinct())
        .singleElement()
        .satisfies(width -> assertThat(width).isLessThanOrEqualTo(COLUMNS));
  }
}
