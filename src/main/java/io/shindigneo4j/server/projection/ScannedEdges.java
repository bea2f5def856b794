package io.shindigneo4j.server.projection;

import java.util.List;
import java.util.function.Function;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.LongObjectHashMap;
import org.eclipse.collections.impl.set.mutable.primitive.LongHashSet;

/**
 * The relationships of one type that a fill has read, while others changed them. Confined to one
 * thread.
 *
 * <p>The scan may have seen the concurrent commits or not. Replaying these in order, by the ids of
 * the relationships, leads to the same result.
 */
final class ScannedEdges {

  /** Includes what sorting takes. */
  private static final int BYTES_EACH = 48;

  private final AdjacencyBuilder from;
  private final AdjacencyBuilder to;
  private final LongArrayList ids = new LongArrayList();
  private final IntArrayList starts = new IntArrayList();
  private final IntArrayList ends = new IntArrayList();
  private final LongArrayList since = new LongArrayList();

  ScannedEdges(AdjacencyBuilder from, AdjacencyBuilder to) {
    this.from = from;
    this.to = to;
  }

  void add(Edge edge) {
    ids.add(edge.id());
    starts.add(from.getOrAssign(edge.from()));
    ends.add(to.getOrAssign(edge.to()));
    since.add(edge.since());
  }

  int size() {
    return ids.size();
  }

  /** An estimate of the memory. */
  long bytes() {
    return (long) size() * BYTES_EACH;
  }

  /** Applies commits again that the scan may have seen in part. */
  void replay(List<GraphDelta> commits, Function<GraphDelta, GraphDelta.Edges> kind) {
    LongHashSet touched = new LongHashSet();
    for (GraphDelta commit : commits) {
      kind.apply(commit).removed.forEach(edge -> touched.add(edge.id()));
      kind.apply(commit).added.forEach(edge -> touched.add(edge.id()));
    }
    LongObjectHashMap<Edge> last = new LongObjectHashMap<>();
    for (GraphDelta commit : commits) {
      kind.apply(commit).removed.forEach(edge -> last.remove(edge.id()));
      kind.apply(commit).added.forEach(edge -> last.put(edge.id(), edge));
    }
    removeAll(touched);
    last.forEachValue(this::add);
  }

  private void removeAll(LongHashSet touched) {
    if (touched.isEmpty()) {
      return;
    }
    int size = 0;
    for (int i = 0; i < ids.size(); i++) {
      if (!touched.contains(ids.get(i))) {
        move(i, size++);
      }
    }
    truncate(size);
  }

  private void move(int index, int newIndex) {
    ids.set(newIndex, ids.get(index));
    starts.set(newIndex, starts.get(index));
    ends.set(newIndex, ends.get(index));
    since.set(newIndex, since.get(index));
  }

  private void truncate(int newSize) {
    while (ids.size() > newSize) {
      int last = ids.size() - 1;
      ids.removeAtIndex(last);
      starts.removeAtIndex(last);
      ends.removeAtIndex(last);
      since.removeAtIndex(last);
    }
  }

  /** Writes the lists at both ends of the relationships. */
  void fill(int forwards, boolean withSince, int backwards) {
    new EdgeSort(starts, ends, withSince ? since : null).fill(from, forwards);
    new EdgeSort(ends, starts, null).fill(to, backwards);
  }
}
