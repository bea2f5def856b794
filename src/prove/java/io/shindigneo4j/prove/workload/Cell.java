package io.shindigneo4j.prove.workload;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import java.util.List;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.stream.IntStream;

/**
 * People who deal only with each other. Whoever changes them holds the shared lock, whoever
 * compares answers about them the exclusive one.
 */
record Cell(List<String> people, String group, ReadWriteLock lock) {

  private static final int PEOPLE = 8;

  private static final Statement CREATE =
      Statement.cypher(
              "CREATE (group:Group {id: $group, title: $group}) WITH group UNWIND $people AS id"
                  + " CREATE (p:Person {id: id}) WITH group, collect(p) AS people"
                  + " WITH group, people[0] AS owner"
                  + " CREATE (owner)-[:OWNER_OF]->(group), (owner)-[:MEMBER_OF {since: 1}]->(group)")
          .writing();

  static List<Cell> of(String prefix, int count) {
    return IntStream.range(0, count).mapToObj(number -> of(prefix + ".c" + number)).toList();
  }

  private static Cell of(String prefix) {
    List<String> people =
        IntStream.range(0, PEOPLE).mapToObj(number -> prefix + ".p" + number).toList();
    return new Cell(people, prefix + ".g", new ReentrantReadWriteLock());
  }

  /** Makes the people, and their group, whose owner is the first. */
  void create(GraphDriver driver) {
    driver.execute(CREATE.with("group", group).with("people", people));
  }
}
