package io.shindigneo4j.benchmark.cost;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Names and texts of typical lengths. The same number always gives the same text. */
final class SampleTexts {

  private static final List<String> SYLLABLES =
      List.of("an", "ber", "cor", "da", "el", "fin", "gar", "ho", "is", "jo", "kel", "lo", "mar");

  /** An activity entry as JSON. */
  private static final String DOCUMENT =
      """
      {"actor":{"id":"%s","displayName":"Somebody","objectType":"person"},"verb":"post",\
      "title":"%s","object":{"id":"object","objectType":"note","displayName":"A note",\
      "content":"Some words of content"},"generator":{"id":"app","displayName":"An application"}}\
      """;

  private SampleTexts() {}

  static String name(int place, int step) {
    String name =
        IntStream.range(0, 3)
            .mapToObj(i -> SYLLABLES.get((place * step + i * place) % SYLLABLES.size()))
            .collect(Collectors.joining());
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }

  static String text(int place, int words) {
    return IntStream.range(1, words + 1)
        .mapToObj(i -> name(place % 10_007, i))
        .collect(Collectors.joining(" "));
  }

  static String document(String actor, String title) {
    return DOCUMENT.formatted(actor, title);
  }
}
