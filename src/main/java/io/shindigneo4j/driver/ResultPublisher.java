package io.shindigneo4j.driver;

import io.shindigneo4j.driver.connection.Connection;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.Flow.Publisher;
import java.util.concurrent.Flow.Subscriber;
import java.util.function.Supplier;

/**
 * The records of a statement as a reactive stream, with back pressure. Each subscription runs the
 * statement again. Safe for use by many threads.
 */
final class ResultPublisher implements Publisher<ResultRecord> {

  private final Supplier<StreamCall> calls;
  private final Connection connection;
  private final Executor callbacks;

  ResultPublisher(Supplier<StreamCall> calls, Connection connection, Executor callbacks) {
    this.calls = calls;
    this.connection = connection;
    this.callbacks = callbacks;
  }

  @Override
  public void subscribe(Subscriber<? super ResultRecord> subscriber) {
    StreamCall call = calls.get();
    Emitter<ResultRecord> emitter = new Emitter<>(new Records(call), subscriber, callbacks);
    call.listen(emitter::signal);
    subscriber.onSubscribe(emitter);
    connection.send(call);
  }

  /** Those of one subscription. */
  private static final class Records implements Emitter.Source<ResultRecord> {

    private final StreamCall call;

    private List<String> columns = List.of();
    private Iterator<ResultRecord> ready = List.<ResultRecord>of().iterator();
    private boolean last;

    Records(StreamCall call) {
      this.call = call;
    }

    @Override
    public boolean hasNext() {
      while (!ready.hasNext() && !last && call.isReady()) {
        take();
      }
      return ready.hasNext();
    }

    private void take() {
      StreamCall.Chunk chunk = call.next(columns);
      columns = chunk.columns();
      ready = chunk.records().iterator();
      last = chunk.isLast();
    }

    @Override
    public ResultRecord next() {
      return ready.next();
    }

    @Override
    public boolean isComplete() {
      return last && !ready.hasNext();
    }

    @Override
    public void cancel() {
      call.cancel();
    }
  }
}
