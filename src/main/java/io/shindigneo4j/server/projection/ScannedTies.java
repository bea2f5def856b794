package io.shindigneo4j.server.projection;

import java.util.List;
import java.util.function.Function;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.LongObjectHashMap;
import org.eclipse.collections.impl.set.mutable.primitive.LongHashSet;

/**
 * Relationships of one type that a fill has met, while others changed them. For one thread.
 *
 * <p>What was committed meanwhile may have been met or not. Carried out once more in its order, by
 * the ids of relationships, it makes of either the same.
 */
final class ScannedTies {

  /** With what sorting takes. */
  private static final int BYTES_EACH = 48;

  private final SpaceEdit from;
  private final SpaceEdit to;
  private final LongArrayList ids = new LongArrayList();
  private final IntArrayList starts = new IntArrayList();
  private final IntArrayList ends = new IntArrayList();
  private final LongArrayList since = new LongArrayList();

  ScannedTies(SpaceEdit from, SpaceEdit to) {
    this.from = from;
    this.to = to;
  }

  void add(Tie tie) {
    ids.add(tie.id());
    starts.add(from.given(tie.from()));
    ends.add(to.given(tie.to()));
    since.add(tie.since());
  }

  int size() {
    return ids.size();
  }

  /** Of memory, about. */
  long bytes() {
    return (long) size() * BYTES_EACH;
  }

  /** Makes of what was met what there is after some commits. */
  void replay(List<Delta> commits, Function<Delta, Delta.Ties> kind) {
    LongHashSet touched = new LongHashSet();
    for (Delta commit : commits) {
      kind.apply(commit).gone.forEach(tie -> touched.add(tie.id()));
      kind.apply(commit).come.forEach(tie -> touched.add(tie.id()));
    }
    LongObjectHashMap<Tie> last = new LongObjectHashMap<>();
    for (Delta commit : commits) {
      kind.apply(commit).gone.forEach(tie -> last.remove(tie.id()));
      kind.apply(commit).come.forEach(tie -> last.put(tie.id(), tie));
    }
    removeAll(touched);
    last.forEachValue(this::add);
  }

  private void removeAll(LongHashSet touched) {
    if (touched.isEmpty()) {
      return;
    }
    int kept = 0;
    for (int i = 0; i < ids.size(); i++) {
      if (!touched.contains(ids.get(i))) {
        move(i, kept++);
      }
    }
    truncate(kept);
  }

  private void move(int place, int newPlace) {
    ids.set(newPlace, ids.get(place));
    starts.set(newPlace, starts.get(place));
    ends.set(newPlace, ends.get(place));
    since.set(newPlace, since.get(place));
  }

  private void truncate(int size) {
    while (ids.size() > size) {
      int last = ids.size() - 1;
      ids.removeAtIndex(last);
      starts.removeAtIndex(last);
      ends.removeAtIndex(last);
      since.removeAtIndex(last);
    }
  }

  /** Writes the lists at both ends. */
  void fill(int forwards, boolean withSince, int backwards) {
    new TieSort(starts, ends, withSince ? since : null).fill(from, forwards);
    new TieSort(ends, starts, null).fill(to, backwards);
  }
}
