package io.shindigneo4j.web.launcher;

import com.google.common.collect.ImmutableMap;
import java.util.AbstractList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.shindig.protocol.DataCollection;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RequestItem;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.Service;

/** A service whose answers come when the handlers have returned, as those of a database do. */
@Service(name = "late")
public final class LateProbe {
  private static final Queue<CompletableFuture<Object>> HELD = new ConcurrentLinkedQueue<>();
  private static final AtomicInteger LARGE = new AtomicInteger();
  private static final long SOON_MILLIS = 20;

  /** Those that wait for {@link #release}. */
  public static int held() {
    return HELD.size();
  }

  /** How many large answers there have been. */
  public static int large() {
    return LARGE.get();
  }

  /** Answers all that wait. */
  public static void release(Object answer) {
    for (CompletableFuture<Object> each = HELD.poll(); each != null; each = HELD.poll()) {
      CompletableFuture<Object> call = each;
      Thread callback = new Thread(() -> call.complete(answer), "late-probe");
      callback.setDaemon(true);
      callback.start();
    }
  }

  /** Waits for {@link #release}. */
  @Operation(httpMethods = "GET", path = "/held")
  public Future<Object> hold(RequestItem request) {
    CompletableFuture<Object> call = new CompletableFuture<>();
    HELD.add(call);
    return call;
  }

  /** Is never done. */
  @Operation(httpMethods = "GET", path = "/never")
  public Future<Object> never(RequestItem request) {
    return new CompletableFuture<>();
  }

  /** An answer of the kind that the request names, soon. */
  @Operation(
      httpMethods = {"GET", "POST", "PUT", "DELETE"},
      path = "/answer")
  public Future<Object> answer(RequestItem request) {
    String kind = request.getParameter("kind", "map");
    return CompletableFuture.supplyAsync(
        () -> answer(kind, request),
        CompletableFuture.delayedExecutor(SOON_MILLIS, TimeUnit.MILLISECONDS));
  }

  /** The same, which may be asked for by GET in JSON-RPC. */
  @Operation(httpMethods = "GET", path = "/read")
  public Future<Object> read(RequestItem request) {
    return answer(request);
  }

  /** A future that cannot tell when it is done. */
  @Operation(httpMethods = "GET", path = "/untold")
  public Future<Object> untold(RequestItem request) {
    FutureTask<Object> task = new FutureTask<>(() -> Map.of("untold", true));
    CompletableFuture.delayedExecutor(SOON_MILLIS, TimeUnit.MILLISECONDS).execute(task);
    return task;
  }

  private static Object answer(String kind, RequestItem request) {
    return switch (kind) {
      case "map" ->
          ImmutableMap.of("viewer", request.getToken().getViewerId(), "text", "ä€\uD83D\uDE00<&\"");
      case "list" -> new RestfulCollection<>(List.of("one", "two"), 1, 7, 2);
      case "data" -> new DataCollection(Map.of("john.doe", Map.of("name", "value")));
      case "halves" -> Map.of("text", "\uD83D and \uDE00");
      case "null" -> null;
      case "large" -> large(Integer.parseInt(request.getParameter("size")));
      case "failing" -> throw new IllegalArgumentException("a fault of a handler");
      case "unwritable" -> unwritable(new IllegalArgumentException("a fault of a handler"));
      case "broken" -> unwritable(new IllegalStateException("a fault of a handler"));
      default -> throw new ProtocolException(Integer.parseInt(kind), "said by the handler");
    };
  }

  private static Object large(int size) {
    LARGE.incrementAndGet();
    return Map.of("text", "ä".repeat(size));
  }

  /** Fails while it is written, after much has been. */
  private static Object unwritable(RuntimeException failure) {
    List<String> much = Collections.nCopies(9_000, "much");
    return new AbstractList<Object>() {
      @Override
      public Object get(int index) {
        if (index == much.size()) {
          throw failure;
        }
        return much.get(index);
      }

      @Override
      public int size() {
        return much.size() + 1;
      }
    };
  }
}
