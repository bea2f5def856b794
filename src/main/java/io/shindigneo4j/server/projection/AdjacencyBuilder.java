package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.SocialGraph;
import java.util.List;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.IntObjectHashMap;

/** Builds an {@link Adjacency} from an earlier one. Confined to one thread. */
final class AdjacencyBuilder {

  private final int kinds;
  private final PagedArray.Builder<AdjacencyChunk> chunks;

  /** The chunks that are changed, by their places. */
  private final IntObjectHashMap<ChunkEditor> editors = new IntObjectHashMap<>();

  private final NodeNumberTable.Builder numbers;

  /** The unused numbers below the bound. They are assigned before new ones. */
  private final IntArrayList free;

  private int bound;
  private int labelled;

  /** The memory of the chunks that are built. */
  private long chunkBytes;

  private long listBytes;

  AdjacencyBuilder(Adjacency before, IntArrayList free) {
    kinds = before.kinds();
    chunks = before.chunks().toBuilder();
    numbers = before.numbers().toBuilder();
    this.free = free;
    bound = before.bound();
    labelled = before.labelled();
    listBytes = before.listBytes();
    chunkBytes = before.bytes() - before.numbers().bytes() - before.chunks().bytes();
  }

  /** All numbers are less than this. */
  int bound() {
    return bound;
  }

  /** The id of the node of a number. */
  long node(int number) {
    ChunkEditor editor = editors.get(number >>> AdjacencyChunk.BITS);
    return editor == null
        ? chunks.get(number >>> AdjacencyChunk.BITS).node(slot(number))
        : editor.node(slot(number));
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
    editor(number).node(slot(number), node);
    numbers.add(node, number);
    return number;
  }

  private ChunkEditor editor(int number) {
    int place = number >>> AdjacencyChunk.BITS;
    ChunkEditor editor = editors.get(place);
    if (editor == null) {
      boolean exists = place < chunks.size() && chunks.get(place) != null;
      editor = exists ? new ChunkEditor(chunks.get(place), kinds) : new ChunkEditor(kinds);
      editors.put(place, editor);
    }
    return editor;
  }

  private static int slot(int number) {
    return number & (AdjacencyChunk.SIZE - 1);
  }

  void label(int number, boolean value) {
    ChunkEditor editor = editor(number);
    if (editor.isLabelled(slot(number)) != value) {
      editor.label(slot(number), value);
      labelled += value ? 1 : -1;
    }
  }

  /**
   * Applies changes of one list, in any order.
   *
   * @throws InconsistentGraphException if a neighbour to remove is not there
   */
  void change(int kind, List<NeighbourChange> changes) {
    changes.sort(NeighbourChange.ORDER);
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

  private void change(int kind, int number, List<NeighbourChange> changes) {
    ChunkEditor editor = editor(number);
    int slot = slot(number);
    editor.list(kind, slot, editor.list(kind, slot).changed(changes));
  }

  /** Frees the number of a node that has neither the label nor a neighbour. */
  void release(int number) {
    ChunkEditor editor = editor(number);
    if (editor.hasNoNeighbours(slot(number))) {
      releaseLonely(number);
    }
  }

  /** The same for a node that has no neighbour. */
  void releaseLonely(int number) {
    ChunkEditor editor = editor(number);
    int slot = slot(number);
    if (!editor.isLabelled(slot) && editor.node(slot) != AdjacencyChunk.UNUSED) {
      numbers.remove(editor.node(slot));
      editor.node(slot, AdjacencyChunk.UNUSED);
      free.add(number);
    }
  }

  /** The memory that is taken, without lists that are changed. */
  long bytes() {
    return chunkBytes + editors.size() * ChunkEditor.BYTES + chunks.bytes() + numbers.bytes();
  }

  /** Builds a chunk with these lists in place of its own. */
  void buildChunk(int place, AdjacencyChunk.Lists lists) {
    set(place, editor(place << AdjacencyChunk.BITS).build(lists));
    editors.remove(place);
  }

  private void set(int place, AdjacencyChunk chunk) {
    if (place < chunks.size()) {
      chunkBytes -= chunks.get(place).bytes();
      listBytes -= chunks.get(place).listBytes();
    }
    chunks.set(place, chunk);
    chunkBytes += chunk.bytes();
    listBytes += chunk.listBytes();
  }

  /** The builder must not be used after this. */
  Adjacency build() {
    for (int place : editors.keySet().toSortedArray()) { // since those that are added are in order
      set(place, editors.get(place).build());
    }
    editors.clear();
    long bytes = bytes();
    return new Adjacency(kinds, chunks.build(), numbers.build(), bound, labelled, bytes, listBytes);
  }
}
