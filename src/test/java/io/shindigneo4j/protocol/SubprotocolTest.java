package io.shindigneo4j.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A subprotocol")
class SubprotocolTest {

  @Test
  void isOfEveryFormatInEveryCompression() {
    assertThat(Subprotocol.supported().stream().map(Subprotocol::name))
        .containsExactly(
            "shindig-neo4j.v1.bson",
            "shindig-neo4j.v1.json",
            "shindig-neo4j.v1.bson.deflate",
            "shindig-neo4j.v1.json.deflate",
            "shindig-neo4j.v1.bson.lz4",
            "shindig-neo4j.v1.json.lz4");
  }

  @ParameterizedTest
  @CsvSource({
    "shindig-neo4j.v1.bson, true",
    "shindig-neo4j.v1.json, false",
    "shindig-neo4j.v1.bson.lz4, true",
    "shindig-neo4j.v1.json.deflate, true"
  })
  void travelsInBinaryFramesUnlessItIsPlainJson(String name, boolean binary) {
    Subprotocol selected = Subprotocol.select(List.of(name)).orElseThrow();
    assertThat(selected.codec().binary()).isEqualTo(binary);
  }

  @Test
  void isSelectedAmongThoseThatAreWantedInTheClientsOrder() {
    List<Subprotocol> wanted = Subprotocol.with(List.of(Compression.LZ4, Compression.DEFLATE_BEST));
    List<String> offered =
        List.of("shindig-neo4j.v1.bson", "other", "shindig-neo4j.v1.json.deflate", "x");
    assertThat(Subprotocol.select(offered, wanted))
        .contains(new Subprotocol(Format.JSON, Compression.DEFLATE_BEST));
    assertThat(Subprotocol.select(offered.subList(0, 2), wanted)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "shindig-neo4j.v1",
        "shindig-neo4j.v1.",
        "shindig-neo4j.v1.bson.",
        "shindig-neo4j.v1.bson.none",
        "shindig-neo4j.v1.bson.Deflate",
        "shindig-neo4j.v1.bson.deflate.lz4",
        "shindig-neo4j.v1.deflate",
        "shindig-neo4j.v2.bson"
      })
  void isNotSelectedByAnyOtherName(String name) {
    assertThat(Subprotocol.select(List.of(name))).isEmpty();
  }
}
