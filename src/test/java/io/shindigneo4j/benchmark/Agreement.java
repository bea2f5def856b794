package io.shindigneo4j.benchmark;

import java.util.List;
import java.util.stream.IntStream;

/** Holds the answers of all transports against each other, before any is timed. */
final class Agreement {

  private Agreement() {}

  /**
   * The median size of the answers, in characters of JSON.
   *
   * @throws IllegalStateException where two differ, or one says nothing
   */
  static int check(Question question, List<Transport> transports) {
    List<Transport> answering =
        transports.stream().filter(each -> !each.name().equals(Transport.PING_PONG)).toList();
    return answering.isEmpty()
        ? 0
        : IntStream.range(0, question.parameters().size())
            .map(place -> size(question, place, answering))
            .sorted()
            .skip(question.parameters().size() / 2)
            .findFirst()
            .orElseThrow();
  }

  private static int size(Question question, int place, List<Transport> transports) {
    PlainAnswer first = answer(question, place, transports.get(0));
    if (first.isEmpty()) {
      throw new IllegalStateException("no answer to " + question.name() + " " + place);
    }
    for (Transport other : transports) {
      PlainAnswer answer = answer(question, place, other);
      if (!answer.equals(first)) {
        throw new IllegalStateException(
            "%s, %s: %s answers %s, but %s answers %s"
                .formatted(
                    question.name(),
                    question.parameters().get(place),
                    transports.get(0).name(),
                    first,
                    other.name(),
                    answer));
      }
    }
    return first.size();
  }

  private static PlainAnswer answer(Question question, int place, Transport transport) {
    return PlainAnswer.of(transport.client().answer(transport.put(question).get(place)));
  }
}
