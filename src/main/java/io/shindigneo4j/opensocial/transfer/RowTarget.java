package io.shindigneo4j.opensocial.transfer;

import java.util.List;

/** Where rows go. */
interface RowTarget {

  /** Writes rows, all or none; says of each what became of it. */
  List<RowOutcome> write(RecordKind kind, List<TransferRow> rows);
}
