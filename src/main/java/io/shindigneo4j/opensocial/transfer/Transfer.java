package io.shindigneo4j.opensocial.transfer;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataLimits;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.apache.shindig.protocol.ProtocolException;

/**
 * Moves what a source has, in batches of bounded size. Whatever was moved before is there already,
 * so that a transfer may run again at any time. For one thread.
 */
public final class Transfer implements RecordSink {

  private static final int MAX_ROWS = 500;
  private static final long MAX_BYTES = 1 << 20;

  private final RowTarget target;
  private final TransferReport report;
  private final LongConsumer progress;

  private final List<TransferRow> rows = new ArrayList<>();
  private final List<Origin> origins = new ArrayList<>();
  private RecordKind kind = RecordKind.PERSON;
  private String lastKey;
  private long bytes;

  Transfer(RowTarget target, TransferReport report, LongConsumer progress) {
    this.target = target;
    this.report = report;
    this.progress = progress;
  }

  /**
   * Into a graph.
   *
   * @param progress is told how many records were read
   */
  public static Transfer into(
      GraphDriver driver,
      AppDataLimits limits,
      Instant now,
      TransferReport report,
      LongConsumer progress) {
    return new Transfer(new GraphTarget(driver, limits, now), report, progress);
  }

  /** That counts and validates, but writes nothing. */
  public static Transfer dryRun(TransferReport report, LongConsumer progress) {
    return new Transfer(new DryRunTarget(), report, progress);
  }

  /**
   * Moves all of a source.
   *
   * @throws StrictException at the first record that is refused, where the report is strict
   * @throws SourceException if the source cannot be read
   * @throws io.shindigneo4j.driver.DriverException if the graph cannot be written
   */
  public void run(Source source) {
    source.read(this);
    flush();
  }

  @Override
  public void take(RecordKind next, Origin origin, Supplier<TransferRow> making) {
    if (next != kind) {
      flush();
      kind = next;
      lastKey = null;
    }
    report.read(kind);
    try {
      add(origin, making.get());
    } catch (RefusedRecordException | ProtocolException | InvalidParameterException e) {
      report.refused(kind, origin, reason(e));
    }
  }

  /** Where Shindig's converters have failed, their word stands in the cause. */
  private static String reason(RuntimeException refusal) {
    return refusal.getCause() == null
        ? refusal.getMessage()
        : "it cannot be read: " + refusal.getCause().getMessage();
  }

  private void add(Origin origin, TransferRow row) {
    if (row.key().equals(lastKey)) {
      throw new RefusedRecordException("it comes twice");
    }
    lastKey = row.key();
    long size = RowSize.of(row.values());
    if (rows.size() == MAX_ROWS || (bytes + size > MAX_BYTES && !rows.isEmpty())) {
      flush();
    }
    rows.add(row);
    origins.add(origin);
    bytes += size;
  }

  private void flush() {
    if (!rows.isEmpty()) {
      List<TransferRow> batch = List.copyOf(rows);
      List<Origin> places = List.copyOf(origins);
      rows.clear();
      origins.clear();
      bytes = 0;
      count(batch, places, target.write(kind, batch));
      progress.accept(report.read());
    }
  }

  private void count(List<TransferRow> batch, List<Origin> places, List<RowOutcome> outcomes) {
    for (int i = 0; i < batch.size(); i++) {
      RowOutcome outcome = outcomes.get(i);
      switch (outcome.word()) {
        case RowOutcome.WRITTEN -> report.written(kind);
        case RowOutcome.PRESENT -> report.present(kind);
        default -> report.refused(kind, places.get(i), outcome.reason(batch.get(i)));
      }
    }
    for (int i = 0; i < batch.size(); i++) {
      refuseFields(kind, places.get(i), outcomes.get(i).lost());
    }
  }

  @Override
  public void refuseFields(RecordKind of, Origin origin, List<String> fields) {
    fields.forEach(field -> report.refusedPart(of, origin, field));
  }

  @Override
  public void leave(String what, long count) {
    report.left(what, count);
  }
}
