package io.shindigneo4j.opensocial.events;

import io.shindigneo4j.schema.events.EventOperations.FindAudience;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Those whom the graph is asked about: who listens, or did a short while ago. Unchangeable. */
final class Candidates {

  static final Candidates NONE = new Candidates(Set.of());

  /** The most characters of the ids of one question. */
  private static final int MAX_CHARACTERS = 500_000;

  /** Each id by itself, so that answers take no memory for ids of their own. */
  private final Map<String, String> ids;

  /** Their keys, which are told apart from others by identity. */
  private final Set<String> all;

  /** Of as many as one question may name. */
  private final List<List<String>> chunks;

  Candidates(Set<String> ids) {
    this.ids = ids.stream().collect(Collectors.toUnmodifiableMap(id -> id, Function.identity()));
    this.all = this.ids.keySet();
    this.chunks = chunks(all);
  }

  private static List<List<String>> chunks(Set<String> ids) {
    List<List<String>> chunks = new ArrayList<>();
    List<String> chunk = List.of();
    int characters = 0;
    for (String id : ids) {
      characters += id.length();
      if (chunk.size() % FindAudience.MAX == 0 || characters > MAX_CHARACTERS) {
        chunk = new ArrayList<>();
        chunks.add(chunk);
        characters = id.length();
      }
      chunk.add(id);
    }
    return List.copyOf(chunks);
  }

  /** The same set each time. */
  Set<String> all() {
    return all;
  }

  List<List<String>> chunks() {
    return chunks;
  }

  /** Those of some answers who were asked about. */
  Set<String> only(Collection<? extends Collection<String>> answers) {
    return answers.stream()
        .flatMap(Collection::stream)
        .map(ids::get)
        .filter(Objects::nonNull)
        .collect(Collectors.toUnmodifiableSet());
  }
}
