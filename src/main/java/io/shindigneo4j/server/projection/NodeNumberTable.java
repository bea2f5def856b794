package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.SocialGraph;
import java.util.Arrays;

/**
 * An immutable hash table from the ids of nodes to their numbers. A changed copy shares the buckets
 * that are the same.
 */
final class NodeNumberTable {

  /** The nodes whose ids have the same hash, unordered. */
  private static final class Bucket {

    private static final Bucket EMPTY = new Bucket(new long[0], new int[0]);

    private final long[] nodes;
    private final int[] numbers;

    Bucket(long[] nodes, int[] numbers) {
      this.nodes = nodes;
      this.numbers = numbers;
    }

    int slot(long node) {
      for (int i = 0; i < nodes.length; i++) {
        if (nodes[i] == node) {
          return i;
        }
      }
      return -1;
    }

    Bucket with(long node, int number) {
      long[] moreNodes = Arrays.copyOf(nodes, nodes.length + 1);
      int[] moreNumbers = Arrays.copyOf(numbers, numbers.length + 1);
      moreNodes[nodes.length] = node;
      moreNumbers[nodes.length] = number;
      return new Bucket(moreNodes, moreNumbers);
    }

    Bucket without(int slot) {
      int last = nodes.length - 1;
      long[] lessNodes = Arrays.copyOf(nodes, last);
      int[] lessNumbers = Arrays.copyOf(numbers, last);
      if (slot < last) {
        lessNodes[slot] = nodes[last];
        lessNumbers[slot] = numbers[last];
      }
      return new Bucket(lessNodes, lessNumbers);
    }
  }

  private static final int MIN_BUCKETS = 16;
  private static final int MAX_IN_BUCKET = 16;
  private static final int GROWTH = 2;
  private static final long HASH_FACTOR = 0x9E3779B97F4A7C15L;
  private static final int HASH_SHIFT = 33;

  /** The objects of a bucket: itself and its two arrays. */
  private static final int BUCKET_BYTES = 56;

  private static final int NODE_BYTES = Long.BYTES + Integer.BYTES;

  static final NodeNumberTable EMPTY = new NodeNumberTable(buckets(MIN_BUCKETS), 0);

  /** Their number is a power of two. */
  private final PagedArray<Bucket> buckets;

  private final int size;

  private NodeNumberTable(PagedArray<Bucket> buckets, int size) {
    this.buckets = buckets;
    this.size = size;
  }

  private static PagedArray<Bucket> buckets(int count) {
    PagedArray.Builder<Bucket> builder = PagedArray.<Bucket>empty().toBuilder();
    for (int i = 0; i < count; i++) {
      builder.set(i, Bucket.EMPTY);
    }
    return builder.build();
  }

  private static int bucket(long node, int buckets) {
    return (int) ((node * HASH_FACTOR) >>> HASH_SHIFT) & (buckets - 1);
  }

  int size() {
    return size;
  }

  long bytes() {
    return buckets.bytes() + bytes(buckets.size(), size);
  }

  private static long bytes(int buckets, int size) {
    return (long) buckets * BUCKET_BYTES + (long) size * NODE_BYTES;
  }

  /** {@link SocialGraph#NONE} for a node without a number. */
  int number(long node) {
    return number(buckets.get(bucket(node, buckets.size())), node);
  }

  private static int number(Bucket bucket, long node) {
    int slot = bucket.slot(node);
    return slot < 0 ? SocialGraph.NONE : bucket.numbers[slot];
  }

  Builder toBuilder() {
    return new Builder(this);
  }

  /** Builds a changed copy. Confined to one thread. */
  static final class Builder {

    private PagedArray.Builder<Bucket> buckets;
    private int size;

    private Builder(NodeNumberTable table) {
      buckets = table.buckets.toBuilder();
      size = table.size;
    }

    /** As {@link NodeNumberTable#bytes}. */
    long bytes() {
      return buckets.bytes() + NodeNumberTable.bytes(buckets.size(), size);
    }

    int number(long node) {
      return NodeNumberTable.number(buckets.get(bucket(node, buckets.size())), node);
    }

    /** The node must have no number yet. */
    void add(long node, int number) {
      if (size >= buckets.size() * MAX_IN_BUCKET) {
        grow();
      }
      put(buckets, node, number);
      size++;
    }

    private static void put(PagedArray.Builder<Bucket> buckets, long node, int number) {
      int index = bucket(node, buckets.size());
      buckets.set(index, buckets.get(index).with(node, number));
    }

    private void grow() {
      PagedArray.Builder<Bucket> more = buckets(buckets.size() * GROWTH).toBuilder();
      for (int i = 0; i < buckets.size(); i++) {
        Bucket bucket = buckets.get(i);
        for (int slot = 0; slot < bucket.nodes.length; slot++) {
          put(more, bucket.nodes[slot], bucket.numbers[slot]);
        }
      }
      buckets = more;
    }

    void remove(long node) {
      int index = bucket(node, buckets.size());
      Bucket bucket = buckets.get(index);
      buckets.set(index, bucket.without(bucket.slot(node)));
      size--;
    }

    /** The builder must not be used after this. */
    NodeNumberTable build() {
      return new NodeNumberTable(buckets.build(), size);
    }
  }
}
