package io.shindigneo4j.workload.bulk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.neo4j.batchimport.api.InputIterable;
import org.neo4j.batchimport.api.input.Collector;
import org.neo4j.batchimport.api.input.IdType;
import org.neo4j.batchimport.api.input.Input;
import org.neo4j.batchimport.api.input.PropertySizeCalculator;
import org.neo4j.batchimport.api.input.ReadableGroups;

/**
 * A network in the form that Neo4j's importer reads: all nodes, then all relationships. Can be read
 * once.
 */
final class NetworkInput implements Input {

  private static final long BYTES_OF_NODE = 300;

  private final NodeSource nodes;
  private final Path relationships;
  private final long bytes;

  /**
   * @param relationships the file of relationships that the node source writes
   * @param bytes the size of the network's file, from which the importer's estimates are made
   */
  NetworkInput(NodeSource nodes, Path relationships, long bytes) {
    this.nodes = nodes;
    this.relationships = relationships;
    this.bytes = bytes;
  }

  @Override
  public InputIterable nodes(Collector bad) {
    return () -> nodes;
  }

  @Override
  public InputIterable relationships(Collector bad) {
    return () -> {
      try {
        return new RelationshipSource(relationships);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    };
  }

  @Override
  public IdType idType() {
    return IdType.ACTUAL;
  }

  @Override
  public ReadableGroups groups() {
    return ReadableGroups.EMPTY;
  }

  @Override
  public Estimates validateAndEstimate(PropertySizeCalculator sizes) {
    long count = bytes / BYTES_OF_NODE;
    return Input.knownEstimates(count, 2 * count, 6 * count, count, bytes, bytes / 10, count);
  }
}
