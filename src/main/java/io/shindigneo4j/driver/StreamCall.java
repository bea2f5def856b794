package io.shindigneo4j.driver;

import io.shindigneo4j.driver.connection.LazyResponse;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Records;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Summary;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;

/**
 * A statement whose records come in chunks. While one chunk is read the next is on its way, and no
 * more, which bounds the memory.
 */
final class StreamCall extends StatementCall {

  private static final int CHUNKS_AHEAD = 2;

  private final Queue<LazyResponse> chunks = new ConcurrentLinkedQueue<>();

  /** Called when there is something to read; set once, before the call is sent. */
  private Runnable listener = () -> {};

  /** Written by the thread that reads the socket. */
  private volatile boolean complete;

  private volatile @Nullable DriverException failure;

  StreamCall(
      Statement statement, Duration timeout, Call.Context context, OptionalLong transaction) {
    super(statement, timeout, context, CHUNKS_AHEAD, transaction);
  }

  void listen(Runnable newListener) {
    listener = newListener;
  }

  @Override
  public boolean isDone() {
    return complete || failure != null;
  }

  @Override
  public void received(LazyResponse chunk, boolean last) {
    chunks.add(chunk);
    complete = last;
    listener.run();
  }

  @Override
  void fail(DriverException exception) {
    failure = exception;
    listener.run();
  }

  /**
   * Tells of a failure before anything is read, such as a parameter that cannot be sent.
   *
   * @throws DriverException the failure
   */
  void requireNoFailure() {
    if (failure != null) {
      throw rethrown(failure);
    }
  }

  /** Whether {@link #next} may be called. */
  boolean isReady() {
    return !chunks.isEmpty() || failure != null;
  }

  /**
   * Reads the next chunk and requests another one in its place.
   *
   * @param columns of the chunks before; empty for the first
   * @throws DriverException if there are no more
   */
  Chunk next(List<String> columns) {
    LazyResponse response = chunks.poll();
    if (response == null) {
      throw rethrown(failure);
    }
    Chunk chunk = chunk(response, columns);
    if (!chunk.isLast() && !complete) {
      sent().requestChunks(1);
    }
    return chunk;
  }

  /** Some records; the last ones have a summary. */
  record Chunk(List<String> columns, List<ResultRecord> records, Optional<Summary> summary) {
    boolean isLast() {
      return summary.isPresent();
    }
  }

  private Chunk chunk(LazyResponse response, List<String> columns) {
    try {
      Message message = response.message();
      if (message instanceof Records part) {
        List<String> names = part.columns().isEmpty() ? columns : part.columns();
        return new Chunk(names, Result.records(names, part.records()), Optional.empty());
      } else if (message instanceof Success success) {
        List<String> names = success.columns().isEmpty() ? columns : success.columns();
        List<ResultRecord> rest = Result.records(names, success.records());
        succeeded(success.summary());
        return new Chunk(names, rest, Optional.of(success.summary()));
      } else if (message instanceof Failure sentFailure) {
        throw exception(sentFailure);
      }
      throw new IllegalArgumentException("not a part of a result");
    } catch (IllegalArgumentException e) {
      throw disconnection(sent().protocolViolated(e));
    } catch (IOException e) {
      throw disconnection(e);
    }
  }
}
