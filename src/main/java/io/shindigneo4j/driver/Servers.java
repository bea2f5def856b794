package io.shindigneo4j.driver;

import java.util.List;
import java.util.stream.Stream;

/** What servers there are for. Immutable. */
record Servers(List<Member> readers, List<Member> writers) {

  Servers {
    readers = List.copyOf(readers);
    writers = List.copyOf(writers);
  }

  /** One that writes is read from as well while none of the others works. */
  Member reader(Balance balance) {
    Member reader = balance.choose(readers);
    if (reader != null && reader.fitness() == Fitness.READY) {
      return reader;
    }
    Member writer = balance.choose(writers);
    boolean better =
        writer != null && (reader == null || writer.fitness().compareTo(reader.fitness()) < 0);
    return better ? writer : reader;
  }

  Servers withoutWriter(Member member) {
    Stream<Member> others = writers.stream().filter(writer -> writer != member);
    return new Servers(readers, others.toList());
  }
}
