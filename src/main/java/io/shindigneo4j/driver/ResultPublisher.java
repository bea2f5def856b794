package io.shindigneo4j.driver;

import io.shindigneo4j.driver.connection.Connection;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.Flow.Publisher;
import java.util.concurrent.Flow.Subscriber;
import java.util.concurrent.Flow.Subscription;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
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
    Records records = new Records(calls.get(), subscriber);
    records.call.listen(records::signal);
    subscriber.onSubscribe(records);
    connection.send(records.call);
  }

  /** One subscription. Calls the subscriber on one thread at a time. */
  private final class Records implements Subscription, Runnable {

    private final StreamCall call;
    private final Subscriber<? super ResultRecord> subscriber;
    private final AtomicLong demand = new AtomicLong();

    /** Signals since the current run began; zero while no thread runs. */
    private final AtomicInteger signals = new AtomicInteger();

    private volatile boolean ended;

    private volatile boolean badDemand;

    // Used by the thread that runs.
    private List<String> columns = List.of();
    private Iterator<ResultRecord> ready = List.<ResultRecord>of().iterator();
    private boolean last;

    Records(StreamCall call, Subscriber<? super ResultRecord> subscriber) {
      this.call = call;
      this.subscriber = subscriber;
    }

    @Override
    public void request(long count) {
      if (count <= 0) {
        badDemand = true;
      } else {
        demand.accumulateAndGet(count, (a, b) -> a + b < 0 ? Long.MAX_VALUE : a + b);
      }
      signal();
    }

    @Override
    public void cancel() {
      ended = true;
      call.cancel();
    }

    void signal() {
      if (signals.getAndIncrement() == 0) {
        callbacks.execute(this);
      }
    }

    @Override
    public void run() {
      int seen;
      do {
        seen = signals.get();
        try {
          emit();
        } catch (DriverException e) {
          end(() -> subscriber.onError(e));
        }
      } while (signals.addAndGet(-seen) != 0);
    }

    private void emit() {
      if (badDemand) {
        end(() -> subscriber.onError(new IllegalArgumentException("demand must be positive")));
        cancel();
      }
      while (!ended) {
        if (ready.hasNext()) {
          if (demand.get() == 0) {
            return;
          }
          demand.decrementAndGet();
          subscriber.onNext(ready.next());
        } else if (last) {
          end(subscriber::onComplete);
        } else if (call.isReady()) {
          take();
        } else {
          return;
        }
      }
    }

    private void take() {
      StreamCall.Chunk chunk = call.next(columns);
      columns = chunk.columns();
      ready = chunk.records().iterator();
      last = chunk.isLast();
    }

    private void end(Runnable signal) {
      if (!ended) {
        ended = true;
        signal.run();
      }
    }
  }
}
