package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.SocialGraph;
import java.util.Arrays;

/**
 * Numbers of nodes by their ids. Never changes; another with some numbers changed shares the rest
 * with it. Safe for use by many threads.
 */
final class NodeTable {

  /** Nodes whose ids have the same hash, in no order, each with its number. */
  private static final class Bucket {

    private static final Bucket EMPTY = new Bucket(new long[0], new int[0]);

    private final long[] nodes;
    private final int[] numbers;

    Bucket(long[] nodes, int[] numbers) {
      this.nodes = nodes;
      this.numbers = numbers;
    }

    int place(long node) {
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

    Bucket without(int place) {
      int last = nodes.length - 1;
      long[] lessNodes = Arrays.copyOf(nodes, last);
      int[] lessNumbers = Arrays.copyOf(numbers, last);
      if (place < last) {
        lessNodes[place] = nodes[last];
        lessNumbers[place] = numbers[last];
      }
      return new Bucket(lessNodes, lessNumbers);
    }
  }

  private static final int FEWEST_BUCKETS = 16;
  private static final int MOST_IN_BUCKET = 16;
  private static final int GROWTH = 4;
  private static final long SPREAD = 0x9E3779B97F4A7C15L;
  private static final int HASH_SHIFT = 33;

  /** Of a bucket and its two arrays. */
  private static final int BUCKET_BYTES = 56;

  private static final int NODE_BYTES = Long.BYTES + Integer.BYTES;

  static final NodeTable EMPTY = new NodeTable(buckets(FEWEST_BUCKETS), 0);

  /** As many as a power of two. */
  private final Parts<Bucket> buckets;

  private final int size;

  private NodeTable(Parts<Bucket> buckets, int size) {
    this.buckets = buckets;
    this.size = size;
  }

  private static Parts<Bucket> buckets(int count) {
    Parts.Editor<Bucket> editor = Parts.<Bucket>empty().edit();
    for (int i = 0; i < count; i++) {
      editor.set(i, Bucket.EMPTY);
    }
    return editor.done();
  }

  private static int bucket(long node, int buckets) {
    return (int) ((node * SPREAD) >>> HASH_SHIFT) & (buckets - 1);
  }

  int size() {
    return size;
  }

  long bytes() {
    return buckets.bytes() + (long) buckets.size() * BUCKET_BYTES + (long) size * NODE_BYTES;
  }

  /** {@link SocialGraph#NONE} for a node without a number. */
  int number(long node) {
    return number(buckets.get(bucket(node, buckets.size())), node);
  }

  private static int number(Bucket bucket, long node) {
    int place = bucket.place(node);
    return place < 0 ? SocialGraph.NONE : bucket.numbers[place];
  }

  Editor edit() {
    return new Editor(this);
  }

  /** Makes another table. For one thread. */
  static final class Editor {

    private Parts.Editor<Bucket> buckets;
    private int size;

    private Editor(NodeTable table) {
      buckets = table.buckets.edit();
      size = table.size;
    }

    int number(long node) {
      return NodeTable.number(buckets.get(bucket(node, buckets.size())), node);
    }

    /** For a node without a number. */
    void add(long node, int number) {
      if (size >= buckets.size() * MOST_IN_BUCKET) {
        grow();
      }
      put(buckets, node, number);
      size++;
    }

    private static void put(Parts.Editor<Bucket> buckets, long node, int number) {
      int index = bucket(node, buckets.size());
      buckets.set(index, buckets.get(index).with(node, number));
    }

    private void grow() {
      Parts.Editor<Bucket> more = buckets(buckets.size() * GROWTH).edit();
      for (int i = 0; i < buckets.size(); i++) {
        Bucket bucket = buckets.get(i);
        for (int place = 0; place < bucket.nodes.length; place++) {
          put(more, bucket.nodes[place], bucket.numbers[place]);
        }
      }
      buckets = more;
    }

    void remove(long node) {
      int index = bucket(node, buckets.size());
      Bucket bucket = buckets.get(index);
      buckets.set(index, bucket.without(bucket.place(node)));
      size--;
    }

    /** The editor must not be used any more. */
    NodeTable done() {
      return new NodeTable(buckets.done(), size);
    }
  }
}
