package io.shindigneo4j.prove.workload;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * People in a ring, each a friend of those who are near; the first blocks the second. No other
 * history has them.
 *
 * @param prefix of their ids
 */
record LiveSociety(String prefix, int size) {

  static final List<String> SKILLS = List.of("climbing", "cooking", "singing");

  private static final int NEAR = 4;
  private static final int GROUPS = 12;

  List<String> people() {
    return IntStream.range(0, size).mapToObj(number -> prefix + ".p" + number).toList();
  }

  List<String> groups() {
    return IntStream.range(0, GROUPS).mapToObj(number -> prefix + ".g" + number).toList();
  }

  /** Who is in each group from the begin. */
  Set<String> founders() {
    return Set.of(people().get(0), people().get(2));
  }

  boolean areFriends(int one, int other) {
    int apart = Math.floorMod(one - other, size);
    return apart != 0 && Math.min(apart, size - apart) <= NEAR;
  }

  /** Who hears what a person does besides the person. */
  Set<String> friends(String person) {
    List<String> people = people();
    int number = people.indexOf(person);
    return IntStream.range(0, size)
        .filter(other -> areFriends(number, other))
        .mapToObj(people::get)
        .filter(other -> !isBlocked(person, other))
        .collect(Collectors.toSet());
  }

  boolean isBlocked(String person, String other) {
    return Set.of(people().get(0), people().get(1)).equals(Set.of(person, other));
  }

  void create(GraphDriver driver) {
    Map<String, Object> parameters =
        Map.of("people", people(), "groups", groups(), "skills", SKILLS, "near", (long) NEAR);
    driver.execute(Statement.cypher(text("live-society")).with(parameters).writing());
  }

  /** The names of all writes that have taken effect. */
  Set<String> content(GraphDriver driver) {
    Stream<ResultRecord> rows =
        driver
            .execute(Statement.cypher(text("live-content")).with("people", people()))
            .records()
            .stream();
    return rows.map(row -> row.get("name", String.class)).collect(Collectors.toSet());
  }

  private static String text(String name) {
    try (InputStream stream = LiveSociety.class.getResourceAsStream(name + ".cypher")) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
