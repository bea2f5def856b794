package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.server.graph.SocialGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A graph in arrays; what is added later is seen at once. */
final class ArrayGraph implements SocialGraph {

  private final List<Long> personNodes = new ArrayList<>();
  private final List<Long> groupNodes = new ArrayList<>();
  private final Map<Long, Integer> persons = new HashMap<>();
  private final Map<Long, Integer> groupNumbers = new HashMap<>();
  private final Map<Integer, Integer> ranks = new HashMap<>();
  private final Map<Integer, int[]> friends = new HashMap<>();
  private final Map<Integer, int[]> incomingFriends = new HashMap<>();
  private final Map<Integer, int[]> memberships = new HashMap<>();
  private final Map<Integer, int[]> members = new HashMap<>();

  /** People whose nodes have their numbers. */
  static ArrayGraph of(int people) {
    ArrayGraph graph = new ArrayGraph();
    for (int person = 0; person < people; person++) {
      graph.addPerson(person);
    }
    return graph;
  }

  void addPerson(long node) {
    persons.put(node, personNodes.size());
    personNodes.add(node);
  }

  void addGroup(long node) {
    groupNumbers.put(node, groupNodes.size());
    groupNodes.add(node);
  }

  void rank(int person, int place) {
    ranks.put(person, place);
  }

  void befriend(int from, int to) {
    append(friends, from, to);
    append(incomingFriends, to, from);
  }

  void befriendEachOther(int one, int other) {
    befriend(one, other);
    befriend(other, one);
  }

  void join(int person, int group) {
    append(memberships, person, group);
    append(members, group, person);
  }

  private static void append(Map<Integer, int[]> arrays, int at, int number) {
    int[] old = arrays.getOrDefault(at, new int[0]);
    int[] longer = Arrays.copyOf(old, old.length + 1);
    longer[old.length] = number;
    arrays.put(at, longer);
  }

  @Override
  public int people() {
    return personNodes.size();
  }

  @Override
  public int groups() {
    return groupNodes.size();
  }

  @Override
  public int person(long node) {
    return persons.getOrDefault(node, NONE);
  }

  @Override
  public int group(long node) {
    return groupNumbers.getOrDefault(node, NONE);
  }

  @Override
  public long personNode(int person) {
    return personNodes.get(person);
  }

  @Override
  public int rank(int person) {
    return ranks.getOrDefault(person, NONE);
  }

  @Override
  public long groupNode(int group) {
    return groupNodes.get(group);
  }

  @Override
  public int[] friends(int person) {
    return friends.getOrDefault(person, new int[0]);
  }

  @Override
  public int[] incomingFriends(int person) {
    return incomingFriends.getOrDefault(person, new int[0]);
  }

  @Override
  public int[] memberships(int person) {
    return memberships.getOrDefault(person, new int[0]);
  }

  @Override
  public int[] members(int group) {
    return members.getOrDefault(group, new int[0]);
  }
}
