package io.shindigneo4j.schema.search;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Texts for Lucene's query parser. */
final class IndexQuery {

  static final List<String> NAMES =
      List.of(
          "displayName",
          "nickname",
          "name.formatted",
          "name.givenName",
          "name.additionalName",
          "name.familyName");

  private static final Pattern SIGN = Pattern.compile("[^\\p{L}\\p{M}\\p{N}]");

  private IndexQuery() {}

  /** One of the fields has the word. */
  static String whole(List<String> fields, String word) {
    return inAny(fields, escaped(word));
  }

  /** One of the fields has a word that begins so. */
  static String prefix(List<String> fields, String word) {
    return inAny(fields, escaped(word) + "*");
  }

  /** For each of the words, a name has one that begins so. */
  static String namesWith(List<String> words) {
    return all(words, word -> prefix(NAMES, word));
  }

  /** Each of the words is found so. */
  static String all(List<String> words, UnaryOperator<String> query) {
    return words.stream()
        .map(word -> "+(" + query.apply(word) + ")")
        .collect(Collectors.joining(" "));
  }

  private static String inAny(List<String> fields, String term) {
    return fields.stream().map(field -> field + ":" + term).collect(Collectors.joining(" "));
  }

  private static String escaped(String word) {
    return SIGN.matcher(word).replaceAll("\\\\$0");
  }
}
