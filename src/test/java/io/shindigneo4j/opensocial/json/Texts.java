package io.shindigneo4j.opensocial.json;

import java.util.List;
import java.util.random.RandomGenerator;

/** Texts with what is escaped, and with what takes several bytes. */
final class Texts {

  private static final List<String> PARTS =
      List.of(
          "a b",
          "ä",
          "😀",
          "\"",
          "\\",
          "</b>",
          "\n",
          "\u0000",
          "\u0085",
          "\u2028",
          "中",
          "\uD83D",
          "plain text of some length",
          "");

  private Texts() {}

  static String of(RandomGenerator random) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(5); i > 0; i--) {
      text.append(PARTS.get(random.nextInt(PARTS.size())));
    }
    return text.toString();
  }
}
