package io.shindigneo4j.driver;

import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Records;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Summary;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * A statement whose records come in chunks. While one is read the next is on its way, and no more:
 * that bounds what is held in memory.
 */
final class StreamCall extends Call {

  private static final int CHUNKS_AHEAD = 2;

  private final Queue<Answer> chunks = new ConcurrentLinkedQueue<>();

  /** Called when there is something new; set once, before the call is sent. */
  private Runnable listener = () -> {};

  /** Written by the thread that reads the socket, or by who gives up. */
  private volatile boolean complete;

  private volatile DriverException failure;

  StreamCall(Statement statement, Duration timeout, URI server, OptionalLong transaction) {
    super(statement, timeout, server, CHUNKS_AHEAD, transaction);
  }

  void listen(Runnable newListener) {
    listener = newListener;
  }

  @Override
  boolean isDone() {
    return complete || failure != null;
  }

  @Override
  void received(Answer chunk, boolean last) {
    chunks.add(chunk);
    complete = last;
    listener.run();
  }

  @Override
  void fail(DriverException exception) {
    failure = exception;
    listener.run();
  }

  /** Whether {@link #next} has an answer. */
  boolean isReady() {
    return !chunks.isEmpty() || failure != null;
  }

  /**
   * The next chunk, where one is ready; another is asked for in its place.
   *
   * @param columns of the chunks before; empty for the first
   * @throws DriverException why there are no more
   */
  Part next(List<String> columns) {
    Answer chunk = chunks.poll();
    if (chunk == null) {
      throw Waiting.thrown(failure);
    }
    Part part = part(chunk, columns);
    if (!part.isLast() && !complete) {
      sending().grant(1);
    }
    return part;
  }

  /** Some records; with a summary where they are the last. */
  record Part(List<String> columns, List<ResultRecord> records, Optional<Summary> summary) {
    boolean isLast() {
      return summary.isPresent();
    }
  }

  private Part part(Answer chunk, List<String> columns) {
    try {
      Message message = chunk.message();
      if (message instanceof Records part) {
        List<String> names = part.columns().isEmpty() ? columns : part.columns();
        return new Part(names, Result.records(names, part.records()), Optional.empty());
      } else if (message instanceof Success success) {
        List<String> names = success.columns().isEmpty() ? columns : success.columns();
        List<ResultRecord> rest = Result.records(names, success.records());
        meter().succeeded(success.summary().phases());
        return new Part(names, rest, Optional.of(success.summary()));
      }
      throw failure((Failure) message);
    } catch (IllegalArgumentException | ClassCastException e) {
      throw disconnection(sending().refuse(e));
    } catch (IOException e) {
      throw disconnection(e);
    }
  }
}
