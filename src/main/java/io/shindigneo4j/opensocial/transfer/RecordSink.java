package io.shindigneo4j.opensocial.transfer;

import java.util.List;
import java.util.function.Supplier;

/** Takes what a source reads. For one thread. */
public interface RecordSink {

  /**
   * Takes a record. If the row cannot be made, it is refused.
   *
   * @throws StrictException where nothing may be refused
   */
  void take(RecordKind kind, Origin origin, Supplier<TransferRow> row);

  /**
   * Refuses parts of a record, whose rest is taken.
   *
   * @param fields the names of the parts; may be none
   * @throws StrictException where nothing may be refused
   */
  void refuseFields(RecordKind kind, Origin origin, List<String> fields);

  /**
   * Notes what the graph has no place for.
   *
   * @param what in words; nothing is noted where there are none
   */
  void leave(String what, long count);
}
