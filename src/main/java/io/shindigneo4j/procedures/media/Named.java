package io.shindigneo4j.procedures.media;

import io.shindigneo4j.procedures.query.Candidate;
import io.shindigneo4j.procedures.query.WorkBudget;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.neo4j.graphdb.Node;

/**
 * Finds nodes by their ids, each of which is charged to the budget. By default they are in the
 * order of the ids.
 */
final class Named {

  private Named() {}

  static Iterator<Candidate> candidates(
      WorkBudget budget, List<String> ids, Function<String, Optional<Node>> find) {
    return IntStream.range(0, ids.size())
        .peek(place -> budget.spendStored())
        .boxed()
        .flatMap(
            place -> find.apply(ids.get(place)).map(node -> new Candidate(node, place)).stream())
        .iterator();
  }
}
