package io.shindigneo4j.server.execution;

import java.util.List;
import java.util.Map;

/** The records of one piece of work, in values of the protocol. For one thread at a time. */
public interface Cursor extends AutoCloseable {

  List<String> columns();

  /**
   * Adds records until the chunk is full or there are no more.
   *
   * @return whether there may be more
   * @throws io.shindigneo4j.server.procedure.RequestException for work that must not do what it
   *     does
   */
  boolean fill(RecordChunk chunk);

  /** The changes made, once there are no more records. */
  Map<String, Long> counters();

  @Override
  void close();
}
