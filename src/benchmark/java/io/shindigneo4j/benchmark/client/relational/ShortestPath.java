package io.shindigneo4j.benchmark.client.relational;

import io.shindigneo4j.benchmark.environment.relational.PersonEntity;
import io.shindigneo4j.benchmark.question.OperationArguments;
import io.shindigneo4j.benchmark.question.ShindigAnswer;
import io.shindigneo4j.opensocial.graph.FriendPath;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.shindig.social.core.model.PersonImpl;
import org.apache.shindig.social.opensocial.model.Person;
import org.hibernate.Session;

/**
 * The shortest path that is first when paths are ordered by the ids on them. The search runs from
 * both ends.
 */
final class ShortestPath {

  private final Session session;
  private final RelationalBreadthFirstSearch ahead;
  private final RelationalBreadthFirstSearch back;

  private ShortestPath(Session session, Long from, Long to) {
    this.session = session;
    ahead = new RelationalBreadthFirstSearch(session, from);
    back = new RelationalBreadthFirstSearch(session, to);
  }

  static ShindigAnswer answer(Session session, OperationArguments arguments) {
    Map<String, Long> ends = ends(session, arguments);
    Long from = ends.get(arguments.text("from"));
    Long to = ends.get(arguments.text("to"));
    return new ShortestPath(session, from, to).answer(arguments.number("hops"));
  }

  private static Map<String, Long> ends(Session session, OperationArguments arguments) {
    return session
        .createSelectionQuery("from PersonEntity where id in :ids", PersonEntity.class)
        .setParameterList("ids", List.of(arguments.text("from"), arguments.text("to")))
        .getResultStream()
        .collect(Collectors.toMap(PersonEntity::getId, PersonEntity::getOid));
  }

  private ShindigAnswer answer(int hops) {
    while (!ahead.meets(back)) {
      RelationalBreadthFirstSearch smaller =
          ahead.frontier().size() <= back.frontier().size() ? ahead : back;
      if (ahead.depth() + back.depth() == hops || smaller.frontier().isEmpty()) {
        return ShindigAnswer.EMPTY;
      }
      smaller.step();
    }
    return new ShindigAnswer(null, List.of(bean(first(levels()))));
  }

  /** The people on any shortest path, by their distance from the start. */
  private List<Set<Long>> levels() {
    List<Set<Long>> levels = new ArrayList<>(ahead.towards(ahead.common(back)));
    List<Set<Long>> rest = back.towards(ahead.common(back));
    for (int place = rest.size() - 2; place >= 0; place--) {
      levels.add(rest.get(place));
    }
    return levels;
  }

  private List<PersonEntity> first(List<Set<Long>> levels) {
    Map<Long, PersonEntity> people = people(levels);
    List<PersonEntity> path = new ArrayList<>();
    for (Set<Long> level : levels) {
      path.add(
          level.stream()
              .filter(oid -> path.isEmpty() || areFriends(path.get(path.size() - 1).getOid(), oid))
              .map(people::get)
              .min(Comparator.comparing(PersonEntity::getId))
              .orElseThrow());
    }
    return path;
  }

  private boolean areFriends(Long one, Long other) {
    return ahead.friends(one).contains(other) || back.friends(other).contains(one);
  }

  private Map<Long, PersonEntity> people(List<Set<Long>> levels) {
    return session
        .createSelectionQuery("from PersonEntity where oid in :oids", PersonEntity.class)
        .setParameterList("oids", levels.stream().flatMap(Set::stream).toList())
        .getResultStream()
        .collect(Collectors.toMap(PersonEntity::getOid, Function.identity()));
  }

  private static FriendPath bean(List<PersonEntity> people) {
    FriendPath path = new FriendPath();
    path.setLength(people.size() - 1);
    path.setPeople(people.stream().map(ShortestPath::named).toList());
    return path;
  }

  private static Person named(PersonEntity person) {
    return RelationalPersonMapper.named(new PersonImpl(), person.getId(), person.getDisplayName());
  }
}
