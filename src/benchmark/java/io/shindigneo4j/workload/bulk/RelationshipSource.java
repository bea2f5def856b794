package io.shindigneo4j.workload.bulk;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.neo4j.batchimport.api.InputIterator;
import org.neo4j.batchimport.api.input.InputChunk;

/** Reads the file that a {@link RelationshipWriter} has written. Thread-safe. */
final class RelationshipSource implements InputIterator {

  private final InputStream in;

  RelationshipSource(Path file) throws IOException {
    in = Files.newInputStream(file);
  }

  @Override
  public RelationshipChunk newChunk() {
    return new RelationshipChunk();
  }

  @Override
  public synchronized boolean next(InputChunk chunk) throws IOException {
    return ((RelationshipChunk) chunk).fill(in);
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
