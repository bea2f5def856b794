package io.shindigneo4j.prove.workload;

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

  static List<Cell> of(String prefix, int count) {
    return IntStream.range(0, count).mapToObj(number -> of(prefix + ".c" + number)).toList();
  }

  private static Cell of(String prefix) {
    List<String> people =
        IntStream.range(0, PEOPLE).mapToObj(number -> prefix + ".p" + number).toList();
    return new Cell(people, prefix + ".g", new ReentrantReadWriteLock());
  }
}
