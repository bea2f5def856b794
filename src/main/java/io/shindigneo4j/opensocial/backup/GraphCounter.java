package io.shindigneo4j.opensocial.backup;

import io.shindigneo4j.protocol.Format;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Sums a graph up. The digest is the sum of the first eight bytes of SHA-256 of each node, and that
 * of each relationship, which has those of its ends. For one thread.
 */
final class GraphCounter {

  private final MessageDigest sha256 = sha256();
  private final Map<String, Long> labels = new HashMap<>();
  private final Map<String, Long> types = new HashMap<>();
  private long nodes;
  private long relationships;
  private long nodeSum;
  private long relationshipSum;

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java runtime has SHA-256", e);
    }
  }

  /** Counts a node; returns what stands for it in its relationships. */
  long node(List<String> nodeLabels, Map<String, Object> properties) {
    nodes++;
    nodeLabels.forEach(label -> labels.merge(label, 1L, Long::sum));
    List<String> sorted = new ArrayList<>(nodeLabels);
    sorted.sort(null);
    Map<String, Object> content = new LinkedHashMap<>();
    content.put("labels", sorted);
    content.put("properties", new TreeMap<>(properties));
    long hash = hash(content);
    nodeSum += hash;
    return hash;
  }

  /**
   * Counts a relationship.
   *
   * @param start stands for the node where it begins
   * @param end stands for the node where it ends
   */
  void relationship(String type, long start, long end, Map<String, Object> properties) {
    relationships++;
    types.merge(type, 1L, Long::sum);
    Map<String, Object> content = new LinkedHashMap<>();
    content.put("type", type);
    content.put("start", start);
    content.put("end", end);
    content.put("properties", new TreeMap<>(properties));
    relationshipSum += hash(content);
  }

  private long hash(Map<String, Object> content) {
    return ByteBuffer.wrap(sha256.digest(Format.JSON.write(content))).getLong();
  }

  GraphSummary summary() {
    return new GraphSummary(
        nodes,
        relationships,
        new TreeMap<>(labels),
        new TreeMap<>(types),
        "%016x%016x".formatted(nodeSum, relationshipSum));
  }
}
