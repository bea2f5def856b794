package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.Message.Success;
import java.util.Objects;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Passes on how many chunks a client wants, which may be known before the records are read. */
final class FlowControl {

  /** More chunks than any result has, and few enough that a sum does not overflow. */
  private static final int EVERYTHING = Integer.MAX_VALUE / 4;

  /** Null until the server has accepted the statement. */
  private volatile @Nullable RecordReader reader;

  private volatile boolean abandoned;

  CompletionStage<Success> read(RecordReader newReader) {
    reader = newReader;
    CompletionStage<Success> end = newReader.read();
    if (abandoned) {
      newReader.requestChunks(EVERYTHING);
    }
    return end;
  }

  /** Called after the first chunk. */
  void requestChunks(int chunks) {
    Objects.requireNonNull(reader, "not accepted").requestChunks(chunks);
  }

  /** Reads on without waiting for the client, to find out that the statement was ended. */
  void abandon() {
    abandoned = true;
    RecordReader known = reader;
    if (known != null) {
      known.requestChunks(EVERYTHING);
    }
  }
}
