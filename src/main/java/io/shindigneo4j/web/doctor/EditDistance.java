package io.shindigneo4j.web.doctor;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** How many letters tell two words apart (Levenshtein 1965). */
final class EditDistance {

  private EditDistance() {}

  /**
   * The word that is most like another one: the shortest that begins with it, or else the one with
   * the fewest other letters. Empty if half of them are others.
   */
  static Optional<String> nearest(String word, Collection<String> words) {
    return words.stream()
        .filter(candidate -> !word.isEmpty() && candidate.startsWith(word))
        .min(Comparator.comparingInt(String::length))
        .or(() -> likeliest(word, words));
  }

  private static Optional<String> likeliest(String word, Collection<String> words) {
    return words.stream()
        .min(Comparator.comparingInt(candidate -> between(word, candidate)))
        .filter(candidate -> between(word, candidate) <= word.length() / 2);
  }

  /** How many letters must be inserted, deleted or replaced. */
  static int between(String first, String second) {
    int[] last = new int[second.length() + 1];
    for (int j = 0; j <= second.length(); j++) {
      last[j] = j;
    }
    for (int i = 1; i <= first.length(); i++) {
      last = next(last, first.charAt(i - 1), second);
    }
    return last[second.length()];
  }

  private static int[] next(int[] last, char letter, String second) {
    int[] row = new int[last.length];
    row[0] = last[0] + 1;
    for (int j = 1; j < row.length; j++) {
      int replaced = last[j - 1] + (letter == second.charAt(j - 1) ? 0 : 1);
      row[j] = Math.min(replaced, 1 + Math.min(last[j], row[j - 1]));
    }
    return row;
  }
}
