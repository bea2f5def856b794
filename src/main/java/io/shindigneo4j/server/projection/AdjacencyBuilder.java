package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.SocialGraph;
import java.util.Arrays;
import java.util.List;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/** Builds an {@link Adjacency} from an earlier one. Confined to one thread. */
final class AdjacencyBuilder {

  private final Object token = new Object();
  private final Adjacency.Layout layout;
  private final PagedArray.Builder<AdjacencyChunk> chunks;
  private final NodeNumberTable.Builder numbers;

  /** The unused numbers below the bound. They are assigned before new ones. */
  private final IntArrayList free;

  private int bound;
  private int labelled;

  /** The memory of the chunks without their lists. */
  private long chunkBytes;

  private long listBytes;

  AdjacencyBuilder(Adjacency before, IntArrayList free) {
    layout = before.layout();
    chunks = before.chunks().toBuilder();
    numbers = before.numbers().toBuilder();
    this.free = free;
    bound = before.bound();
    labelled = before.labelled();
    listBytes = before.listBytes();
    chunkBytes = before.bytes() - listBytes - before.numbers().bytes() - before.chunks().bytes();
  }

  /** All numbers are less than this. */
  int bound() {
    return bound;
  }

  /** As {@link Adjacency#list}. */
  int[] list(int list, int number) {
    return chunks.get(number >>> AdjacencyChunk.BITS).lists[list][slot(number)];
  }

  /** {@link SocialGraph#NONE} for a node without a number. */
  int number(long node) {
    return numbers.number(node);
  }

  /**
   * The number of a node that must have one.
   *
   * @throws InconsistentGraphException if it has none
   */
  int require(long node) {
    int number = numbers.number(node);
    if (number == SocialGraph.NONE) {
      throw new InconsistentGraphException("unknown node");
    }
    return number;
  }

  /** The number of a node. It is assigned now if the node had none. */
  int getOrAssign(long node) {
    int number = numbers.number(node);
    return number == SocialGraph.NONE ? assign(node) : number;
  }

  private int assign(long node) {
    int number = free.isEmpty() ? bound++ : free.removeAtIndex(free.size() - 1);
    if (number >>> AdjacencyChunk.BITS == chunks.size()) {
      chunks.set(chunks.size(), AdjacencyChunk.empty(token, layout.lists(), layout.withSince()));
      chunkBytes += AdjacencyChunk.bytes(layout.lists(), layout.withSince());
    }
    own(number).nodes[slot(number)] = node;
    numbers.add(node, number);
    return number;
  }

  /** The chunk of a number, copied unless this builder owns it already. */
  private AdjacencyChunk own(int number) {
    int index = number >>> AdjacencyChunk.BITS;
    AdjacencyChunk chunk = chunks.get(index);
    if (chunk.owner != token) {
      chunk = chunk.copy(token);
      chunks.set(index, chunk);
    }
    return chunk;
  }

  private static int slot(int number) {
    return number & (AdjacencyChunk.SIZE - 1);
  }

  void label(int number, boolean value) {
    AdjacencyChunk chunk = own(number);
    if (chunk.isLabelled(slot(number)) != value) {
      chunk.label(slot(number), value);
      labelled += value ? 1 : -1;
    }
  }

  /**
   * Applies changes of one list, in any order.
   *
   * @throws InconsistentGraphException if a neighbour to remove is not there
   */
  void change(int list, List<NeighbourChange> changes) {
    changes.sort(NeighbourChange.ORDER);
    int next = 0;
    while (next < changes.size()) {
      int first = next;
      int owner = changes.get(first).owner();
      while (next < changes.size() && changes.get(next).owner() == owner) {
        next++;
      }
      change(list, owner, changes.subList(first, next));
    }
  }

  private void change(int list, int number, List<NeighbourChange> changes) {
    AdjacencyChunk chunk = own(number);
    int slot = slot(number);
    long[] since = layout.withSince() && list == 0 ? times(chunk, slot) : null;
    NeighbourMerge merge = new NeighbourMerge(chunk.lists[list][slot], since).apply(changes);
    put(chunk, slot, list, merge.neighbours(), merge.since());
  }

  private static long[] times(AdjacencyChunk chunk, int slot) {
    return chunk.since[slot] == null ? new long[0] : chunk.since[slot];
  }

  /** Sets a list without times, which is still empty. */
  void fill(int list, int number, int[] neighbours) {
    put(own(number), slot(number), list, neighbours, null);
  }

  private void put(AdjacencyChunk chunk, int slot, int list, int[] neighbours, long[] since) {
    listBytes -= chunk.bytes(slot);
    chunk.lists[list][slot] = neighbours;
    if (since != null) {
      chunk.since[slot] = since.length == 0 ? null : since;
    }
    shareArrays(chunk, slot);
    listBytes += chunk.bytes(slot);
  }

  /** Lets equal lists share one array. Most people have the same friends in both directions. */
  private static void shareArrays(AdjacencyChunk chunk, int slot) {
    for (int list = 1; list < chunk.lists.length; list++) {
      int[] former = chunk.lists[list - 1][slot];
      if (Arrays.equals(former, chunk.lists[list][slot])) {
        chunk.lists[list][slot] = former;
      }
    }
  }

  /** Frees the number of a node that has neither the label nor a neighbour. */
  void release(int number) {
    int slot = slot(number);
    AdjacencyChunk chunk = chunks.get(number >>> AdjacencyChunk.BITS);
    if (!chunk.isLabelled(slot)
        && chunk.hasNoNeighbours(slot)
        && chunk.nodes[slot] != AdjacencyChunk.UNUSED) {
      numbers.remove(chunk.nodes[slot]);
      own(number).nodes[slot] = AdjacencyChunk.UNUSED;
      free.add(number);
    }
  }

  /** The same for all numbers. */
  void releaseAll() {
    for (int number = 0; number < bound; number++) {
      release(number);
    }
  }

  /** An estimate of the memory of what {@link #build} would make now. */
  long bytes() {
    return chunkBytes + listBytes + chunks.bytes() + numbers.bytes();
  }

  /** The builder must not be used after this. */
  Adjacency build() {
    long bytes = bytes();
    return new Adjacency(
        layout, chunks.build(), numbers.build(), bound, labelled, bytes, listBytes);
  }
}
