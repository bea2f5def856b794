package io.shindigneo4j.prove.workload;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The people of a history. No other history has them.
 *
 * @param prefix of the ids
 * @param writers how many clients act for them
 */
record Society(String prefix, int writers) {

  private static final int LASTING = 16;
  private static final int LEAVING_PER_WRITER = 3;

  /** People who stay. */
  List<String> lasting() {
    return IntStream.range(0, LASTING).mapToObj(number -> prefix + ".p" + number).toList();
  }

  /** People whom a writer may delete. */
  List<String> leaving(int writer) {
    return IntStream.range(0, LEAVING_PER_WRITER)
        .mapToObj(number -> "%s.w%d.m%d".formatted(prefix, writer, number))
        .toList();
  }

  List<String> everybody() {
    return Stream.concat(
            lasting().stream(),
            IntStream.range(0, writers).boxed().flatMap(writer -> leaving(writer).stream()))
        .toList();
  }

  /** The pairs that a writer may make friends. No pair has two writers. */
  List<List<String>> pairs(int writer) {
    List<String> people = lasting();
    List<List<String>> pairs = new ArrayList<>();
    for (int i = 0; i < people.size(); i++) {
      for (int j = i + 1; j < people.size(); j++) {
        if ((i * people.size() + j) % writers == writer) {
          pairs.add(List.of(people.get(i), people.get(j)));
        }
      }
    }
    return pairs;
  }
}
