package io.shindigneo4j.benchmark.http;

import io.shindigneo4j.benchmark.measurement.TurnResult;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.EnumMap;
import java.util.Map;
import org.HdrHistogram.Histogram;

/**
 * What the load client tells of a turn.
 *
 * @param latencies of calls that have succeeded, and waiting times of those that have not begun, in
 *     nanoseconds
 * @param late calls at a fixed rate that have not begun
 * @param nanoseconds from the first call to the end of the last
 * @param processor the time that processors have spent on the client's threads, in nanoseconds
 * @param allocated by the client, in bytes
 * @param failures calls that have failed, by reason; those without any are left out
 * @param example of a failure; empty without one
 */
public record LoadResult(
    Histogram latencies,
    long late,
    long nanoseconds,
    long processor,
    long allocated,
    Map<Failure, Long> failures,
    String example) {

  private static final double SECOND = 1e9;

  /** How many calls have failed. */
  public long failed() {
    return failures.values().stream().mapToLong(Long::longValue).sum();
  }

  public long succeeded() {
    return latencies.getTotalCount() - late;
  }

  /**
   * The rate is that of the calls that have succeeded.
   *
   * @param bytes that all calls have allocated
   */
  TurnResult turn(long bytes) {
    double share = (double) latencies.getTotalCount() / Math.max(1, succeeded());
    return new TurnResult(latencies, nanoseconds / SECOND * share, bytes);
  }

  void write(DataOutputStream out) throws IOException {
    ByteBuffer encoded = ByteBuffer.allocate(latencies.getNeededByteBufferCapacity());
    int size = latencies.encodeIntoByteBuffer(encoded);
    out.writeInt(size);
    out.write(encoded.array(), 0, size);
    out.writeLong(late);
    out.writeLong(nanoseconds);
    out.writeLong(processor);
    out.writeLong(allocated);
    for (Failure reason : Failure.values()) {
      out.writeLong(failures.getOrDefault(reason, 0L));
    }
    out.writeUTF(example);
  }

  static LoadResult read(DataInputStream in) throws IOException {
    ByteBuffer encoded = ByteBuffer.wrap(in.readNBytes(in.readInt()));
    return new LoadResult(
        Histogram.decodeFromByteBuffer(encoded, 0),
        in.readLong(),
        in.readLong(),
        in.readLong(),
        in.readLong(),
        failures(in),
        in.readUTF());
  }

  private static Map<Failure, Long> failures(DataInputStream in) throws IOException {
    Map<Failure, Long> failures = new EnumMap<>(Failure.class);
    for (Failure reason : Failure.values()) {
      long count = in.readLong();
      if (count > 0) {
        failures.put(reason, count);
      }
    }
    return failures;
  }
}
