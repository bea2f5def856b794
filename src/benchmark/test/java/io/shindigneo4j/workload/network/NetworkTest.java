package io.shindigneo4j.workload.network;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.workload.row.ActivitiesRow;
import io.shindigneo4j.workload.row.MessageRow;
import io.shindigneo4j.workload.row.NetworkRow;
import io.shindigneo4j.workload.row.PersonRow;
import io.shindigneo4j.workload.row.RowKind;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A network")
class NetworkTest {

  private static final Network P2011 = new Network(Preset.P2011.shape(), 1);

  private static Map<RowKind, Long> counts(Stream<NetworkRow> rows) {
    return rows.collect(
        Collectors.groupingBy(
            RowKind::of, () -> new EnumMap<>(RowKind.class), Collectors.counting()));
  }

  @Test
  void of2011PeopleHasWhatThePapersHave() {
    Map<RowKind, Long> counts = counts(P2011.rows());
    assertThat(counts)
        .containsEntry(RowKind.PERSON, 2_011L)
        .containsEntry(RowKind.GROUP, 200L)
        .containsEntry(RowKind.MESSAGE, 26_982L);
    assertThat(counts.get(RowKind.FRIENDSHIP)).isBetween(24_000L, 26_000L);
    assertThat(activities(P2011)).isEqualTo(25_365);
    List<PersonRow> people = people(P2011);
    assertThat(people.stream().flatMap(each -> each.addresses().stream()).distinct())
        .hasSize(2_000);
    assertThat(
            people.stream()
                .flatMap(each -> each.organizations().stream())
                .map(PersonRow.Employment::name)
                .distinct())
        .hasSize(100);
    assertThat(people).allMatch(person -> person.interests().size() >= 2);
    assertFriends(P2011, 12, 62, 68, 667);
  }

  private static List<PersonRow> people(Network network) {
    return network.rows().limit(network.shape().people()).map(PersonRow.class::cast).toList();
  }

  private static long activities(Network network) {
    return network
        .rows()
        .filter(ActivitiesRow.class::isInstance)
        .mapToLong(row -> ((ActivitiesRow) row).activities().size())
        .sum();
  }

  @Test
  void of10003PeopleHasTheFriendshipsOfThePapers() {
    Network network = new Network(Preset.P10003.shape(), 1);
    long ends = assertFriends(network, 10, 73, 79, 1_448);
    assertThat(ends / 2).isBetween(132_000L, 142_000L);
    assertThat(network.shape().messages()).isEqualTo(5 * P2011.shape().messages());
    assertThat(network.shape().activities()).isEqualTo(5 * P2011.shape().activities());
  }

  @Test
  void ofTheBusyHasTheSamePeopleWithFiveTimesTheMessagesAndActivities() {
    Network busy = new Network(Preset.P2011_BUSY.shape(), 1);
    assertThat(counts(busy.rows()))
        .containsEntry(RowKind.PERSON, 2_011L)
        .containsEntry(RowKind.MESSAGE, 5 * 26_982L);
    assertThat(activities(busy)).isEqualTo(5 * 25_365);
    assertThat(people(busy)).isEqualTo(people(P2011));
    assertFriends(busy, 12, 62, 68, 667);
  }

  @Test
  void of100000PeopleHasAsManyFriendsAsThatOf10003() {
    Network network = new Network(Preset.P100000.shape(), 1);
    long ends = assertFriends(network, 10, 73, 79, 2_000);
    assertThat(ends / 100_000.0).isBetween(26.4, 28.4);
  }

  /** Checking all people would take minutes. */
  @Test
  void ofAMillionPeopleHasAsManyFriendsAsThatOf10003() {
    Network network = new Network(Preset.P1000000.shape(), 1);
    int[] friends =
        IntStream.range(0, 5_000)
            .map(place -> network.friends(200 * place + 7).size())
            .sorted()
            .toArray();
    assertThat(friends[2_500]).isBetween(9, 11);
    assertThat(friends[4_500]).isBetween(68, 84);
    assertThat(friends[4_999]).isLessThan(2_000);
  }

  /** Half of the people have at least this number of friends, a tenth between the two limits. */
  private static long assertFriends(
      Network network, int median, int leastOfTenth, int mostOfTenth, int most) {
    int people = network.shape().people();
    int[] friends =
        IntStream.range(0, people).map(place -> network.friends(place).size()).sorted().toArray();
    assertThat(friends[0]).isEqualTo(1);
    assertThat(friends[people / 2]).isEqualTo(median);
    assertThat(friends[people * 9 / 10]).isBetween(leastOfTenth, mostOfTenth);
    assertThat(friends[people - 1]).isEqualTo(most);
    assertThat(connected(network)).isEqualTo(people);
    return IntStream.of(friends).sum();
  }

  /** How many people are connected with the first. */
  private static int connected(Network network) {
    BitSet met = new BitSet();
    met.set(0);
    Deque<Integer> next = new ArrayDeque<>(List.of(0));
    while (!next.isEmpty()) {
      for (int friend : network.friends(next.remove())) {
        if (!met.get(friend)) {
          met.set(friend);
          next.add(friend);
        }
      }
    }
    return met.cardinality();
  }

  @Test
  void hasFriendsWhoAreFriendsOfEachOther() {
    Network network = new Network(Preset.P1000000.shape(), 3);
    for (int person : new int[] {0, 7, 500_000, 999_999}) {
      assertThat(network.friends(person)).doesNotContain(person).isNotEmpty();
      assertThat(network.friends(person))
          .allMatch(friend -> network.friends(friend).contains(person));
    }
  }

  @Test
  void isTheSameFromEachSeedAndAnotherFromOthers() {
    Iterator<NetworkRow> again = new Network(Preset.P2011.shape(), 1).rows().iterator();
    assertThat(P2011.rows()).allMatch(row -> row.equals(again.next()));
    assertThat(again).isExhausted();
    List<PersonRow> others = people(new Network(Preset.P2011.shape(), 2));
    assertThat(people(P2011)).doesNotContainAnyElementsOf(others);
  }

  @Test
  void hasMessagesToFriendsInOrderOfTime() {
    long last = 0;
    for (NetworkRow row : P2011.rows().filter(MessageRow.class::isInstance).limit(2_000).toList()) {
      MessageRow message = (MessageRow) row;
      assertThat(message.moment()).isGreaterThan(last);
      last = message.moment();
      int sender = Integer.parseInt(message.sender().substring("person".length()));
      List<String> friends = P2011.friends(sender).stream().map(Network::id).toList();
      assertThat(message.recipients())
          .isSubsetOf(friends)
          .hasSizeBetween(1, 3)
          .doesNotHaveDuplicates();
    }
  }

  /** English prose has a ratio of two and a half to three and a half. */
  @Test
  void hasTextsThatCompressAsProseDoes() {
    String text =
        P2011
            .rows()
            .filter(MessageRow.class::isInstance)
            .limit(200)
            .map(row -> ((MessageRow) row).body())
            .collect(Collectors.joining("\n"));
    assertThat(ratio(text)).isBetween(2.2, 3.8);
  }

  private static double ratio(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    Deflater deflater = new Deflater();
    try {
      deflater.setInput(bytes);
      deflater.finish();
      return bytes.length / (double) deflater.deflate(new byte[2 * bytes.length]);
    } finally {
      deflater.end();
    }
  }
}
