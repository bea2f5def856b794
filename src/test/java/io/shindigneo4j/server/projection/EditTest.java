package io.shindigneo4j.server.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.testing.Seeds;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A snapshot after some commits")
class EditTest {

  private static final int COMMITS = 400;
  private static final int NODES = 300;

  private final Set<Long> people = new TreeSet<>();
  private final Set<Long> groups = new TreeSet<>();
  private final Map<Long, Tie> friendships = new TreeMap<>();
  private final Map<Long, Tie> memberships = new TreeMap<>();
  private Edit.FreeNumbers free = Edit.FreeNumbers.none();
  private Snapshot snapshot = Snapshot.EMPTY;
  private long lastTie;

  @Seeds(verify = 3, exhaustive = 8)
  void isWhatAPlainModelIs(long seed) {
    Random random = new Random(seed);
    Map<Snapshot, PlainGraph> earlier = new LinkedHashMap<>();
    for (int i = 0; i < COMMITS; i++) {
      apply(randomDelta(random));
      assertThat(PlainGraph.of(snapshot)).as("commit %d", i).isEqualTo(model());
      assertThat(snapshot.friendships()).isEqualTo(friendships.size());
      assertThat(snapshot.memberships()).isEqualTo(memberships.size());
      assertThat(snapshot.bytes())
          .isEqualTo(counted(snapshot.peopleSpace()) + counted(snapshot.groupsSpace()));
      if (i % 40 == 0) {
        earlier.put(snapshot, model());
      }
    }
    earlier.forEach(
        (former, plain) -> assertThat(PlainGraph.of(former)).as("later changes").isEqualTo(plain));
  }

  private void apply(Delta delta) {
    Edit edit = new Edit(snapshot, free);
    edit.apply(delta);
    snapshot = edit.done();
  }

  private Delta randomDelta(Random random) {
    Delta delta = new Delta();
    Set<Long> touched = new TreeSet<>();
    for (int i = 0; i < 1 + random.nextInt(6); i++) {
      switch (random.nextInt(8)) {
        case 0, 1 -> label(delta.people, people, touched, random);
        case 2 -> label(delta.groups, groups, touched, random);
        case 3, 4, 5 -> come(delta.friendships, friendships, random, random.nextInt(4));
        case 6 -> come(delta.memberships, memberships, random, 0);
        default -> {
          go(delta.friendships, friendships, random);
          go(delta.memberships, memberships, random);
        }
      }
    }
    if (random.nextInt(10) == 0) {
      delete(delta, touched, node(random));
    }
    return delta;
  }

  private static long node(Random random) {
    return (long) random.nextInt(NODES) * 1000;
  }

  private static void label(
      Delta.Labels labels, Set<Long> labelled, Set<Long> touched, Random random) {
    long node = node(random);
    if (touched.add(node)) {
      if (labelled.remove(node)) {
        labels.lost.add(node);
      } else {
        labelled.add(node);
        labels.got.add(node);
      }
    }
  }

  private void come(Delta.Ties ties, Map<Long, Tie> all, Random random, long since) {
    long from = node(random) / 10_000 * 10_000; // so that some have many
    long to = random.nextInt(20) == 0 ? from : node(random);
    Tie tie = new Tie(++lastTie, from, to, since);
    all.put(tie.id(), tie);
    ties.come.add(tie);
  }

  /** Some that were there before the commit. */
  private static void go(Delta.Ties ties, Map<Long, Tie> all, Random random) {
    List<Tie> old = new ArrayList<>(all.values());
    old.removeAll(ties.come);
    for (int i = 0; i < 3 && !old.isEmpty(); i++) {
      Tie tie = old.remove(random.nextInt(old.size()));
      all.remove(tie.id());
      ties.gone.add(tie);
    }
  }

  private void delete(Delta delta, Set<Long> touched, long node) {
    boolean isNew =
        Stream.concat(delta.friendships.come.stream(), delta.memberships.come.stream())
            .anyMatch(tie -> tie.from() == node || tie.to() == node);
    if (!isNew && touched.add(node)) {
      goAll(delta.friendships, friendships, node);
      goAll(delta.memberships, memberships, node);
      people.remove(node);
      groups.remove(node);
      delta.deletedNodes.add(node);
    }
  }

  private static void goAll(Delta.Ties ties, Map<Long, Tie> all, long node) {
    List<Tie> own =
        all.values().stream().filter(tie -> tie.from() == node || tie.to() == node).toList();
    own.forEach(tie -> all.remove(tie.id()));
    ties.gone.addAll(own);
  }

  private PlainGraph model() {
    PlainGraph plain = new PlainGraph(new TreeMap<>(), new TreeMap<>());
    for (long person : people) {
      plain
          .people()
          .put(
              person,
              "friends %s, admirers %s, memberships %s"
                  .formatted(
                      sorted(friendships, people, person, true, true),
                      sorted(friendships, people, person, false, false),
                      sorted(memberships, groups, person, true, false)));
    }
    for (long group : groups) {
      plain.groups().put(group, sorted(memberships, people, group, false, false).toString());
    }
    return plain;
  }

  private static List<String> sorted(
      Map<Long, Tie> ties, Set<Long> known, long node, boolean forwards, boolean withSince) {
    return ties.values().stream()
        .filter(tie -> (forwards ? tie.from() : tie.to()) == node)
        .filter(tie -> known.contains(forwards ? tie.to() : tie.from()))
        .map(tie -> (forwards ? tie.to() : tie.from()) + ":" + (withSince ? tie.since() : ""))
        .sorted()
        .toList();
  }

  private static long counted(Space space) {
    long bytes = space.chunks().bytes() + space.numbers().bytes();
    for (int i = 0; i < space.chunks().size(); i++) {
      bytes += Chunk.bytes(space.shape().kinds(), space.shape().withSince());
      for (int place = 0; place < Chunk.SIZE; place++) {
        bytes += space.chunks().get(i).bytes(place);
      }
    }
    return bytes;
  }

  @Test
  void hasOneArrayForFriendsWhoAreMutual() {
    Delta delta = new Delta();
    delta.people.got.addAll(1, 2, 3);
    for (long[] pair : new long[][] {{1, 2}, {2, 1}, {3, 1}, {1, 3}}) {
      delta.friendships.come.add(new Tie(++lastTie, pair[0], pair[1], 5));
    }
    apply(delta);
    int one = snapshot.person(1);
    assertThat(snapshot.friends(one)).hasSize(2).isSameAs(snapshot.admirers(one));
  }

  @Test
  void cannotLackWhatACommitTakesAway() {
    Delta impossible = new Delta();
    impossible.friendships.gone.add(new Tie(1, 2, 3, 4));
    assertThatExceptionOfType(InconsistentException.class).isThrownBy(() -> apply(impossible));
    Delta first = new Delta();
    first.friendships.come.add(new Tie(1, 2, 3, 4));
    apply(first);
    Delta other = new Delta();
    other.friendships.gone.add(new Tie(1, 2, 3, 5));
    assertThatExceptionOfType(InconsistentException.class).isThrownBy(() -> apply(other));
  }

  @Test
  void givesTheNumbersOfThoseWhoHaveGoneToOthers() {
    for (long node = 1; node <= 1000; node++) {
      Delta delta = new Delta();
      delta.people.got.add(node);
      delta.deletedNodes.add(node - 1);
      apply(delta);
    }
    assertThat(snapshot.people()).isEqualTo(2);
    assertThat(snapshot.person(1000)).isNotNegative();
    assertThat(snapshot.person(999)).isNegative();
  }
}
