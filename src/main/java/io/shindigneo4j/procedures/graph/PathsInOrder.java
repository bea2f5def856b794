package io.shindigneo4j.procedures.graph;

import io.shindigneo4j.procedures.query.WorkBudget;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.server.graph.SocialGraph;
import java.util.ArrayList;
import java.util.List;

/** The shortest paths that a search has found, by the ids of the people on them. For one thread. */
final class PathsInOrder {

  private static final Page ALL = new Page(0, Integer.MAX_VALUE);

  private final SocialGraph graph;
  private final WorkBudget budget;
  private final BreadthFirstSearch forwards;
  private final BreadthFirstSearch backwards;
  private final int length;
  private final IdOrder order;
  private final long most;

  /** The people of the forward search who are on a path. */
  private final IndexedSet leading = new IndexedSet();

  private final List<int[]> paths = new ArrayList<>();

  private PathsInOrder(
      SocialGraph graph, WorkBudget budget, BidirectionalSearch search, IdOrder order, long most) {
    this.graph = graph;
    this.budget = budget;
    this.forwards = search.forwards();
    this.backwards = search.backwards();
    this.length = search.distance();
    this.order = order;
    this.most = most;
  }

  /**
   * The first paths of a search that has found some, both ends included.
   *
   * @param most so many at most
   */
  static List<int[]> of(
      SocialGraph graph, WorkBudget budget, BidirectionalSearch search, IdOrder order, long most) {
    PathsInOrder paths = new PathsInOrder(graph, budget, search, order, most);
    paths.findLeading();
    int[] path = new int[paths.length + 1];
    path[0] = paths.forwards.person(0);
    paths.extend(path, 0);
    return paths.paths;
  }

  private void findLeading() {
    int last = forwards.last();
    for (int place = forwards.start(last); place < forwards.end(last); place++) {
      if (backwards.level(forwards.person(place)) >= 0) {
        leading.add(forwards.person(place));
      }
    }
    int done = 0;
    for (int level = last - 1; level > 0; level--) {
      for (int end = leading.size(); done < end; done++) {
        addIncomingFriends(leading.number(done), level);
      }
    }
  }

  private void addIncomingFriends(int person, int level) {
    for (int friend : graph.incomingFriends(person)) {
      budget.spend();
      if (forwards.level(friend) == level) {
        leading.add(friend);
      }
    }
  }

  /** Adds the paths that begin with those up to the last. */
  private void extend(int[] path, int last) {
    if (last == length) {
      paths.add(path.clone());
      return;
    }
    for (Scored next : after(path[last], last + 1)) {
      if (paths.size() < most) {
        path[last + 1] = next.number();
        extend(path, last + 1);
      }
    }
  }

  private List<Scored> after(int person, int step) {
    BestFirst next = new BestFirst(ALL, order);
    IndexedSet seen = new IndexedSet();
    for (int friend : graph.friends(person)) {
      budget.spend();
      if (isOnPath(friend, step) && !seen.contains(friend)) {
        seen.add(friend);
        next.add(friend, 0);
      }
    }
    return next.page();
  }

  private boolean isOnPath(int person, int step) {
    return step <= forwards.last()
        ? forwards.level(person) == step && leading.contains(person)
        : backwards.level(person) == length - step;
  }
}
