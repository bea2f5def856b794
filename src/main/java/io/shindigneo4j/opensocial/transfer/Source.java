package io.shindigneo4j.opensocial.transfer;

/** A store of an existing Shindig. */
public interface Source {

  /**
   * Reads all of it, kind by kind in the order of {@link RecordKind}, in bounded memory. What is in
   * order of time is given so.
   *
   * @throws SourceException if it cannot be read
   */
  void read(RecordSink sink);
}
