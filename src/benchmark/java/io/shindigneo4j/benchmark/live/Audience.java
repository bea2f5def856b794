package io.shindigneo4j.benchmark.live;

import io.shindigneo4j.benchmark.question.Population;
import io.shindigneo4j.workload.network.Network;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Who listens, and whose posts they hear of.
 *
 * @param people the ids of those who listen
 * @param authors the ids of those whom somebody hears
 * @param listeners the ids of those who hear an author, by the author's
 */
public record Audience(
    List<String> people, List<String> authors, Map<String, List<String>> listeners) {

  /** The first people of the network listen, and the others write. */
  public static Audience ofFirst(Network network, int count) {
    List<String> people = IntStream.range(0, count).mapToObj(Population::id).toList();
    Map<String, List<String>> listeners = new TreeMap<>();
    for (int place = 0; place < count; place++) {
      String listener = Population.id(place);
      network.friends(place).stream()
          .filter(friend -> friend >= count)
          .map(Population::id)
          .forEach(
              author -> listeners.computeIfAbsent(author, id -> new ArrayList<>()).add(listener));
    }
    return new Audience(people, List.copyOf(listeners.keySet()), listeners);
  }

  /** Some people listen, all of whom have one author among their friends. */
  public static Audience of(String author, List<String> friends) {
    return new Audience(friends, List.of(author), Map.of(author, friends));
  }
}
