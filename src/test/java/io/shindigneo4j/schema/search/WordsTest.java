package io.shindigneo4j.schema.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.neo4j.graphdb.GraphDatabaseService;

@DisplayName("The words of a text")
@ExtendWith(SharedGraphServer.class)
class WordsTest {

  @Test
  void areInLowerCaseAndEachThereOnce() {
    assertThat(Words.of("Ann  ANN, Äb\u0308c")).containsExactly("ann", "äb\u0308c");
    assertThat(Words.of("a\u0308")).as("composed").containsExactly("ä");
  }

  @Test
  void endWhereTheSignsAreThatJoinNothing() {
    assertThat(Words.of("jean-luc O'Neill (neo4j.com) 1.5"))
        .containsExactly("jean", "luc", "o'neill", "neo4j.com", "1.5");
    assertThat(Words.of("a.1 x_y +49/1")).containsExactly("a", "1", "x_y", "49");
  }

  @Test
  void areCharactersWhereEachIsAWord() {
    assertThat(Words.of("日本 さくら ソニー")).containsExactly("日", "本", "さ", "く", "ら", "ソニー");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "-*?", "😀", "\"", "a b c d e f g", "\uD800"})
  void areSomeButNotTooMany(String text) {
    assertThatExceptionOfType(InvalidParameterException.class).isThrownBy(() -> Words.of(text));
  }

  @Test
  void comeFromTextsOfSomeLength() {
    assertThat(Words.of("x".repeat(100))).hasSize(1);
    assertThatExceptionOfType(InvalidParameterException.class)
        .isThrownBy(() -> Words.of("x".repeat(101)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"Ann", "a b", "a*", "a:", ""})
  void areNoOthersWhereTheyComeAsWords(String word) {
    assertThatExceptionOfType(InvalidParameterException.class)
        .isThrownBy(() -> Words.checked(List.of(word)));
  }

  @Test
  void makeLookupsThatNobodyElseMakes() {
    SearchText text = SearchText.of("o'neill", true);
    assertThat(text.lookups()).hasSize(4).allMatch(lookup -> lookup.text().contains("o\\'neill"));
    assertThatExceptionOfType(InvalidParameterException.class)
        .isThrownBy(() -> new SearchText(text.words(), false, 10, 10, text.lookups()));
    assertThatExceptionOfType(InvalidParameterException.class)
        .isThrownBy(() -> new NamePrefix(List.of("ann"), "*:*"));
  }

  /** Each is found by its own words, as the index has made of it what this has. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ann",
        "Jean-Luc O'Neill",
        "J.R.R. Tolkien",
        "neo4j.com 1.5 1,000 a.1 x_y 3M C++ C#",
        "ÄÖÜ ß ŁÓDŹ İstanbul Σίσυφος",
        "日本 さくら ソニー 한국어",
        "Дмитрий Ἀριστοτέλης",
        "עִבְרִית العربية हिन्दी ไทย",
        "AND OR NOT TO",
        "a:b c·d e\u2019f",
        "ab\u00ADcd می\u200Cخواهم क\u094D\u200Dष",
        "צה\"ל צה\u05F4ל ז'בוטינסקי",
        "ソニーabc ไทยabc abcไทย",
        "H\u0331alil x\u200By",
      })
  void areThoseOfTheIndex(String name, GraphServer server) {
    GraphDatabaseService database = server.database("neo4j");
    database.executeTransactionally(
        "CREATE (:Person {id: 'p', displayName: $name})", Map.of("name", name));
    String shorter = name.length() > 40 ? name.substring(0, 40) : name;
    for (String word : Words.of(firstWords(shorter))) {
      assertThat(hits(database, IndexQuery.whole(IndexQuery.NAMES, word))).as(word).isEqualTo(1);
      assertThat(hits(database, IndexQuery.prefix(IndexQuery.NAMES, word))).as(word).isEqualTo(1);
    }
  }

  private static String firstWords(String text) {
    return String.join(
        " ", List.of(text.split(" ")).subList(0, Math.min(3, text.split(" ").length)));
  }

  private static long hits(GraphDatabaseService database, String text) {
    return database.executeTransactionally(
        "CALL db.index.fulltext.queryNodes('people_search', $text) YIELD node"
            + " RETURN count(node) AS hits",
        Map.of("text", text),
        result -> (Long) result.next().get("hits"));
  }
}
