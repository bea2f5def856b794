package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.SocialGraph;
import java.util.Arrays;
import java.util.List;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/** Makes another {@link Space} of one. For one thread. */
final class SpaceEdit {

  private final Object token = new Object();
  private final Space.Shape shape;
  private final Parts.Editor<Chunk> chunks;
  private final NodeTable.Editor numbers;

  /** Numbers that nobody has, less than the bound: taken before greater ones. */
  private final IntArrayList free;

  private int bound;
  private int labelled;

  /** Of chunks without lists. */
  private long chunkBytes;

  private long listBytes;

  SpaceEdit(Space space, IntArrayList free) {
    shape = space.shape();
    chunks = space.chunks().edit();
    numbers = space.numbers().edit();
    this.free = free;
    bound = space.bound();
    labelled = space.labelled();
    listBytes = space.listBytes();
    chunkBytes = space.bytes() - listBytes - space.numbers().bytes() - space.chunks().bytes();
  }

  /** {@link SocialGraph#NONE} for a node without one. */
  int number(long node) {
    return numbers.number(node);
  }

  /**
   * The number of a node that must have one.
   *
   * @throws InconsistentException where it has none
   */
  int known(long node) {
    int number = numbers.number(node);
    if (number == SocialGraph.NONE) {
      throw new InconsistentException("a node is not there");
    }
    return number;
  }

  /** The number of a node, given to it now where it had none. */
  int given(long node) {
    int number = numbers.number(node);
    return number == SocialGraph.NONE ? give(node) : number;
  }

  private int give(long node) {
    int number = free.isEmpty() ? bound++ : free.removeAtIndex(free.size() - 1);
    if (number >>> Chunk.BITS == chunks.size()) {
      chunks.set(chunks.size(), Chunk.empty(token, shape.kinds(), shape.withSince()));
      chunkBytes += Chunk.bytes(shape.kinds(), shape.withSince());
    }
    own(number).nodes[place(number)] = node;
    numbers.add(node, number);
    return number;
  }

  /** The chunk of a number, which may be changed. */
  private Chunk own(int number) {
    int index = number >>> Chunk.BITS;
    Chunk chunk = chunks.get(index);
    if (chunk.owner != token) {
      chunk = chunk.copy(token);
      chunks.set(index, chunk);
    }
    return chunk;
  }

  private static int place(int number) {
    return number & (Chunk.SIZE - 1);
  }

  void label(int number, boolean value) {
    Chunk chunk = own(number);
    if (chunk.isLabelled(place(number)) != value) {
      chunk.label(place(number), value);
      labelled += value ? 1 : -1;
    }
  }

  /**
   * Carries out changes, in whatever order.
   *
   * @throws InconsistentException where somebody is to go who is not there
   */
  void change(int kind, List<Change> changes) {
    changes.sort(Change.ORDER);
    int next = 0;
    while (next < changes.size()) {
      int first = next;
      int owner = changes.get(first).owner();
      while (next < changes.size() && changes.get(next).owner() == owner) {
        next++;
      }
      change(kind, owner, changes.subList(first, next));
    }
  }

  private void change(int kind, int number, List<Change> changes) {
    Chunk chunk = own(number);
    int place = place(number);
    long[] since = shape.withSince() && kind == 0 ? sinceOf(chunk, place) : null;
    ListMerge merge = new ListMerge(chunk.lists[kind][place], since).apply(changes);
    put(chunk, place, kind, merge.neighbours(), merge.since());
  }

  private static long[] sinceOf(Chunk chunk, int place) {
    return chunk.since[place] == null ? new long[0] : chunk.since[place];
  }

  /** Fills the list of a node that has none yet. */
  void fill(int kind, int number, int[] neighbours, long[] since) {
    put(own(number), place(number), kind, neighbours, since);
  }

  private void put(Chunk chunk, int place, int kind, int[] neighbours, long[] since) {
    listBytes -= chunk.bytes(place);
    chunk.lists[kind][place] = neighbours;
    if (since != null) {
      chunk.since[place] = since.length == 0 ? null : since;
    }
    shareAmong(chunk, place);
    listBytes += chunk.bytes(place);
  }

  /** Whoever has a list that is the same as the one before has the same array: most people do. */
  private static void shareAmong(Chunk chunk, int place) {
    for (int kind = 1; kind < chunk.lists.length; kind++) {
      int[] former = chunk.lists[kind - 1][place];
      if (Arrays.equals(former, chunk.lists[kind][place])) {
        chunk.lists[kind][place] = former;
      }
    }
  }

  /** Takes a number from a node that needs none any more. */
  void release(int number) {
    int place = place(number);
    Chunk chunk = chunks.get(number >>> Chunk.BITS);
    if (!chunk.isLabelled(place) && chunk.isAlone(place) && chunk.nodes[place] != Chunk.NOBODY) {
      numbers.remove(chunk.nodes[place]);
      own(number).nodes[place] = Chunk.NOBODY;
      free.add(number);
    }
  }

  /** The same for all. */
  void releaseAll() {
    for (int number = 0; number < bound; number++) {
      release(number);
    }
  }

  /** Of memory, about; without the tables, which are added at the end. */
  long bytes() {
    return chunkBytes + listBytes;
  }

  /** This must not be used any more. */
  Space done() {
    Parts<Chunk> parts = chunks.done();
    NodeTable table = numbers.done();
    long all = bytes() + parts.bytes() + table.bytes();
    return new Space(shape, parts, table, bound, labelled, all, listBytes);
  }
}
