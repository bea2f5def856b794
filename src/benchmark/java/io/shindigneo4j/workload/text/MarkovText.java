package io.shindigneo4j.workload.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;

/**
 * Texts from a Markov chain: each word follows the one before it in some sample text, so that they
 * compress like prose. Thread-safe.
 */
final class MarkovText {

  private static final String SPACE = "\\s+";

  private final List<String> beginnings = new ArrayList<>();
  private final Map<String, List<String>> followers = new TreeMap<>();

  MarkovText(List<String> samples) {
    samples.stream().map(sample -> sample.trim().split(SPACE)).forEach(this::learn);
  }

  private void learn(String[] words) {
    beginnings.add(words[0]);
    for (int i = 1; i < words.length; i++) {
      followers.computeIfAbsent(words[i - 1], word -> new ArrayList<>()).add(words[i]);
    }
  }

  /** Generates this number of words. At the end of a sample, another begins. */
  String text(SplittableRandom random, int words) {
    StringBuilder text = new StringBuilder();
    String last = null;
    for (int i = 0; i < words; i++) {
      List<String> next = last == null ? beginnings : followers.getOrDefault(last, beginnings);
      last = next.get(random.nextInt(next.size()));
      text.append(i == 0 ? "" : " ").append(last);
    }
    return text.toString();
  }
}
