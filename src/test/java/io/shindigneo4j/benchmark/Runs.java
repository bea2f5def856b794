package io.shindigneo4j.benchmark;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Measures a question over several transports, which take turns. */
final class Runs {

  private Runs() {}

  static List<Figures> measure(
      Question question, List<Transport> transports, Load load, Pace pace) {
    Map<Transport, List<Slice>> rounds = new LinkedHashMap<>();
    for (Transport transport : transports) {
      rounds.put(transport, new ArrayList<>());
      WarmUp.run(load, transport.client(), transport.put(question), pace);
    }
    List<Transport> order = new ArrayList<>(transports);
    for (int round = 0; round < pace.rounds(); round++) {
      for (Transport transport : order) {
        rounds
            .get(transport)
            .add(load.run(transport.client(), transport.put(question), pace.slice()));
      }
      Collections.rotate(order, 1); // so that none always follows the same other
    }
    return transports.stream()
        .map(each -> Figures.of(question, each, load.size(), rounds.get(each)))
        .toList();
  }
}
