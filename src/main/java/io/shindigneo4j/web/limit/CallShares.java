package io.shindigneo4j.web.limit;

import io.shindigneo4j.driver.Result;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.configuration.SettingValues;
import io.shindigneo4j.opensocial.execution.CallScheduler;
import io.shindigneo4j.web.client.Client;
import io.shindigneo4j.web.client.CurrentRequest;
import io.shindigneo4j.web.client.HeldHeap;
import io.shindigneo4j.web.client.RequestContext;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;

/**
 * Lets so many calls of a client run at a time; its others wait for these, and nobody else does.
 * Their answers take of the heap that the request may hold. Calls for nobody's request begin at
 * once.
 */
public final class CallShares implements CallScheduler {

  /** An answer of so many bytes is always told, as it may come after a write of the request. */
  private static final long SMALL_ANSWER = 64 << 10;

  private final int most;

  /** The clients with calls that run. */
  private final Map<Client, Share> shares = new ConcurrentHashMap<>();

  /** The calls of one client; changed within computations of the map alone. */
  private static final class Share {
    private final Queue<Call> waiting = new ArrayDeque<>();
    private int running;
  }

  private CallShares(int most) {
    this.most = most;
  }

  /**
   * As the settings say.
   *
   * @throws InvalidSettingException for a value that makes no sense
   */
  public static CallScheduler from(Function<String, Optional<String>> find) {
    int most = new SettingValues(find).get(LimitSetting.CLIENT_CALLS, CallShares::number);
    return new CallShares(most == 0 ? Integer.MAX_VALUE : most);
  }

  private static int number(String text) {
    int number = Integer.parseInt(text);
    if (number < 0) {
      throw new IllegalArgumentException("it must not be negative");
    }
    return number;
  }

  @Override
  public CompletableFuture<Result> schedule(
      Duration limit, Function<Duration, CompletableFuture<Result>> call) {
    Client client = CurrentRequest.client();
    if (client.equals(Client.SHINDIG)) {
      return call.apply(Duration.ZERO);
    }
    Call scheduled = new Call(client, limit, call);
    if (mayRun(scheduled)) {
      scheduled.beginsAtOnce();
      run(scheduled);
    } else {
      scheduled.waitForItsTurn();
    }
    return scheduled.answer;
  }

  private boolean mayRun(Call call) {
    AtomicBoolean runs = new AtomicBoolean();
    shares.compute(
        call.client,
        (client, before) -> {
          Share share = before == null ? new Share() : before;
          runs.set(share.running < most);
          if (runs.get()) {
            share.running++;
          } else {
            share.waiting.add(call);
          }
          return share;
        });
    return runs.get();
  }

  /** Gives the place of a call that has ended to one that waits and is not late. */
  private Optional<Call> next(Client client) {
    Call[] next = new Call[1];
    shares.compute(
        client,
        (same, share) -> {
          do {
            next[0] = share.waiting.poll();
          } while (next[0] != null && !next[0].mayBegin());
          if (next[0] == null) {
            share.running--;
          }
          return share.running == 0 ? null : share;
        });
    return Optional.ofNullable(next[0]);
  }

  /** Runs a call, and then others in its place; in a loop, as calls may end at once. */
  private void run(Call first) {
    Optional<Call> call = Optional.of(first);
    while (call.isPresent()) {
      Call current = call.get();
      CompletableFuture<Result> running = current.begin();
      if (!running.isDone()) {
        running.whenComplete((result, failure) -> end(current, running));
        return;
      }
      call = next(current.client);
      current.answered(running);
    }
  }

  private void end(Call call, CompletableFuture<Result> done) {
    try {
      next(call.client).ifPresent(this::run);
    } finally {
      call.answered(done);
    }
  }

  /** How many clients have calls that run. */
  int clients() {
    return shares.size();
  }

  /** One call, with the request that it is made for. */
  private static final class Call {
    private final Client client;
    private final Duration limit;
    private final Function<Duration, CompletableFuture<Result>> call;
    private final CompletableFuture<Result> answer = new CompletableFuture<>();
    private final UnaryOperator<Runnable> request = CurrentRequest.carrier();
    private final HeldHeap heap =
        CurrentRequest.get().map(RequestContext::heap).orElse(HeldHeap.UNLIMITED);
    private final long scheduled = System.nanoTime();

    /** Completes when the call may begin, exceptionally when it has waited for too long. */
    private final CompletableFuture<Duration> turn = new CompletableFuture<>();

    Call(Client client, Duration limit, Function<Duration, CompletableFuture<Result>> call) {
      this.client = client;
      this.limit = limit;
      this.call = call;
    }

    /** Fails the call if its turn does not come in time; not on the thread of the timer. */
    void waitForItsTurn() {
      CompletableFuture<Duration> unused =
          turn.orTimeout(limit.toNanos(), TimeUnit.NANOSECONDS)
              .whenComplete(
                  (waited, late) -> {
                    if (late != null) {
                      ForkJoinPool.commonPool().execute(request.apply(this::fail));
                    }
                  });
    }

    private void fail() {
      answer.completeExceptionally(tooLate());
    }

    private static ProtocolException tooLate() {
      return new ProtocolException(
          HttpServletResponse.SC_SERVICE_UNAVAILABLE, "other calls of yours took all the time");
    }

    private void complete(Result result) {
      try {
        if (mayBeHeld(result)) {
          answer.complete(result);
        } else {
          answer.completeExceptionally(tooLarge());
        }
      } catch (OutOfMemoryError e) {
        answer.completeExceptionally(e);
      }
    }

    /** What has been written must be told. */
    private boolean mayBeHeld(Result result) {
      long size = AnswerHeap.of(result);
      return heap.take(size) || size <= SMALL_ANSWER || result.bookmark().isPresent();
    }

    private static ProtocolException tooLarge() {
      return new ProtocolException(
          HttpServletResponse.SC_SERVICE_UNAVAILABLE,
          "too many large answers at a time: ask for less");
    }

    void beginsAtOnce() {
      turn.complete(Duration.ZERO);
    }

    /** False if it has waited for too long. */
    boolean mayBegin() {
      return turn.complete(Duration.ofNanos(System.nanoTime() - scheduled));
    }

    CompletableFuture<Result> begin() {
      try {
        return call.apply(turn.join());
      } catch (RuntimeException | Error e) { // its place must be given on
        return CompletableFuture.failedFuture(e);
      }
    }

    /** What depends on the answer is done for the same request. */
    void answered(CompletableFuture<Result> done) {
      request
          .apply(
              () ->
                  done.whenComplete(
                      (result, failure) -> {
                        if (failure != null) {
                          answer.completeExceptionally(failure);
                        } else {
                          complete(result);
                        }
                      }))
          .run();
    }
  }
}
