package io.shindigneo4j.workload.bulk;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import org.neo4j.batchimport.api.input.InputChunk;
import org.neo4j.batchimport.api.input.InputEntityVisitor;

/** Relationships that one thread of the importer writes. */
final class RelationshipChunk implements InputChunk {

  private static final int RECORDS = 5_000;
  private static final RelationshipKind[] TYPES = RelationshipKind.values();

  private final ByteBuffer records = ByteBuffer.allocate(RECORDS * RelationshipWriter.LENGTH);

  /** Reads the next relationships; returns false at the end. */
  boolean fill(InputStream in) throws IOException {
    records.clear();
    records.limit(in.readNBytes(records.array(), 0, records.capacity()));
    return records.hasRemaining();
  }

  @Override
  public boolean next(InputEntityVisitor visitor) throws IOException {
    if (!records.hasRemaining()) {
      return false;
    }
    visitor.startId(records.getLong());
    visitor.endId(records.getLong());
    RelationshipKind type = TYPES[records.get()];
    long value = records.getLong();
    visitor.type(type.name());
    if (type.property() != null) {
      visitor.property(type.property(), value);
    }
    visitor.endOfEntity();
    return true;
  }

  @Override
  public void close() {}
}
