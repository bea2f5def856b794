package io.shindigneo4j.procedures.graph;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A small society as lists of ties, and plain answers to questions on it. */
final class PlainSociety {

  /** From one id to another, of a type of relationship. */
  record Tie(String type, String from, String to) {}

  private final RandomGenerator random;
  private final List<String> people = new ArrayList<>();
  private final List<String> groups = List.of("g0", "g1", "g2");
  private final Set<String> closed = new HashSet<>();
  private final List<Tie> ties = new ArrayList<>();

  /** By chance: one of some shapes, with ties of all types. */
  PlainSociety(RandomGenerator random) {
    this.random = random;
    int size = 1 + random.nextInt(12);
    for (int i = 0; i < size; i++) {
      people.add(String.valueOf((char) ('a' + (i * 7) % 26)));
    }
    groups.stream().filter(group -> random.nextBoolean()).forEach(closed::add);
    befriend(random.nextInt(5));
    for (int i = 0; i < 6; i++) {
      add(List.of("FRIEND_REQUEST", "BLOCKS", "DISMISSED"), people);
    }
    for (int i = 0; i < size; i++) {
      add(List.of("MEMBER_OF", "MEMBER_OF", "OWNER_OF", "INVITED_TO"), groups);
    }
  }

  private void befriend(int shape) {
    for (int i = 1; i < people.size(); i++) {
      switch (shape) {
        case 0 -> tieBoth(people.get(i - 1), people.get(i)); // a chain
        case 1 -> tieBoth(people.get(0), people.get(i)); // a star
        case 2 -> tieBoth(people.get(i % 2), people.get(i)); // two stars
        default -> {} // nothing but what comes by chance
      }
    }
    int more = random.nextInt(shape < 3 ? 3 : 3 * people.size());
    for (int i = 0; i < more; i++) {
      add(List.of("FRIEND_OF"), people);
    }
  }

  private void tieBoth(String one, String other) {
    ties.add(new Tie("FRIEND_OF", one, other));
    ties.add(new Tie("FRIEND_OF", other, one));
  }

  private void add(List<String> types, List<String> targets) {
    String type = types.get(random.nextInt(types.size()));
    ties.add(new Tie(type, any(people), any(targets)));
  }

  private String any(List<String> of) {
    return of.get(random.nextInt(of.size()));
  }

  String person() {
    return random.nextInt(30) == 0 ? "nobody" : any(people);
  }

  String group() {
    return any(groups);
  }

  List<String> people() {
    return people;
  }

  List<String> groups() {
    return groups;
  }

  boolean isClosed(String group) {
    return closed.contains(group);
  }

  List<Tie> ties() {
    return ties;
  }

  private Stream<String> to(String type, String from) {
    return ties.stream().filter(t -> t.type.equals(type) && t.from.equals(from)).map(Tie::to);
  }

  private Stream<String> from(String type, String to) {
    return ties.stream().filter(t -> t.type.equals(type) && t.to.equals(to)).map(Tie::from);
  }

  Set<String> friends(String person) {
    return to("FRIEND_OF", person)
        .filter(friend -> !friend.equals(person))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  Set<String> friends(String person, Predicate<String> visible) {
    return friends(person).stream().filter(visible).collect(Collectors.toCollection(TreeSet::new));
  }

  Set<String> friendsOfAll(List<String> users, Predicate<String> visible) {
    return users.stream()
        .flatMap(user -> friends(user, visible).stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** How far everybody is from the nearest of the users. */
  Map<String, Integer> distances(List<String> users) {
    Map<String, Integer> distances = new TreeMap<>();
    users.stream().filter(people::contains).forEach(user -> distances.put(user, 0));
    for (int round = 0; round < people.size(); round++) {
      for (String person : List.copyOf(distances.keySet())) {
        for (String friend : friends(person)) {
          distances.merge(friend, distances.get(person) + 1, Math::min);
        }
      }
    }
    return distances;
  }

  /** All shortest paths through those who are visible, in order; empty where there is none. */
  List<List<String>> paths(String from, String to, long hops, Predicate<String> visible) {
    if (!Stream.of(from, to).allMatch(end -> people.contains(end) && visible.test(end))) {
      return List.of();
    }
    List<List<String>> paths = List.of(List.of(from));
    for (int length = 0; length <= hops; length++) {
      List<List<String>> found =
          paths.stream().filter(path -> path.get(path.size() - 1).equals(to)).toList();
      if (!found.isEmpty()) {
        return found.stream().sorted(Comparator.comparing(List::toString)).toList();
      }
      paths = paths.stream().flatMap(path -> longer(path, visible)).toList();
    }
    return List.of();
  }

  private Stream<List<String>> longer(List<String> path, Predicate<String> visible) {
    return friends(path.get(path.size() - 1), visible).stream()
        .filter(friend -> !path.contains(friend))
        .map(friend -> Stream.concat(path.stream(), Stream.of(friend)).toList());
  }

  Set<String> leftOut(List<String> users) {
    Set<String> leftOut = new LinkedHashSet<>(users);
    for (String user : users) {
      for (String type : List.of("FRIEND_OF", "FRIEND_REQUEST", "BLOCKS")) {
        to(type, user).forEach(leftOut::add);
        from(type, user).forEach(leftOut::add);
      }
      to("DISMISSED", user).forEach(leftOut::add);
    }
    return leftOut;
  }

  Set<String> members(String group) {
    return from("MEMBER_OF", group).collect(Collectors.toCollection(TreeSet::new));
  }

  Set<String> ownersAndMembers(String group) {
    Set<String> all = members(group);
    from("OWNER_OF", group).forEach(all::add);
    return all;
  }

  boolean isInvited(String person, String group) {
    return to("INVITED_TO", person).anyMatch(group::equals);
  }
}
