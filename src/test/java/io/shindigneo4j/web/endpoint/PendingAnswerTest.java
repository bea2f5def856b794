package io.shindigneo4j.web.endpoint;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.Function;
import javax.servlet.AsyncContext;
import javax.servlet.AsyncEvent;
import javax.servlet.ServletOutputStream;
import javax.servlet.WriteListener;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ResponseItem;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A request without a thread is answered once")
class PendingAnswerTest {

  /** What ends the request, by the names of the context's methods. */
  private final List<String> ends = new ArrayList<>();

  private final ByteArrayOutputStream written = new ByteArrayOutputStream();
  private final CompletableFuture<String> call = new CompletableFuture<>();

  private final HttpServletRequest request =
      fake(HttpServletRequest.class, method -> method.equals("isAsyncStarted") ? true : null);

  private final AsyncContext context =
      fake(
          AsyncContext.class,
          method -> {
            switch (method) {
              case "complete", "dispatch" -> ends.add(method);
              case "getRequest" -> {
                return request;
              }
              case "getResponse" -> {
                return open();
              }
              default -> {}
            }
            return null;
          });

  private final HttpServletResponse response =
      fake(
          HttpServletResponse.class,
          method -> {
            if (method.equals("setStatus")) {
              ends.add(method);
            }
            return method.equals("getOutputStream") ? output() : null;
          });

  /** Whether the container has ended the request without a word. */
  private boolean ended;

  private boolean writable = true;

  private HttpServletResponse open() {
    if (ended) {
      throw new IllegalStateException("the request has ended");
    }
    return response;
  }

  private Written output() {
    if (!writable) {
      throw new IllegalStateException("nothing can be written");
    }
    return new Written();
  }

  private final class Written extends ServletOutputStream {
    @Override
    public void write(int next) {
      written.write(next);
    }

    @Override
    public boolean isReady() {
      return true;
    }

    @Override
    public void setWriteListener(WriteListener listener) {}
  }

  private final class OneCall implements Exchange {
    @Override
    public List<Future<?>> calls() {
      return List.of(call);
    }

    @Override
    public RequestOutcome outcome(Function<Future<?>, ResponseItem> results) {
      return new RequestOutcome.Content(Body.of(new byte[] {'x'}), true);
    }

    @Override
    public ResponseItem result(Future<?> finished) {
      return new ResponseItem("x");
    }

    @Override
    public void refuse(ResponseItem item, HttpServletResponse answer) {}
  }

  private final PendingAnswer pending =
      new PendingAnswer(
          context,
          "/rest",
          response,
          new OneCall(),
          new AnswerWriter(1_000),
          () -> ends.add("leave"));

  @Test
  void whenItsCallIsDone() {
    pending.await(List.of(call), 1);
    call.complete("x");
    pending.onTimeout(null);
    assertThat(ends).containsExactly("complete");
    assertThat(written.toString(UTF_8)).isEqualTo("x");
  }

  @Test
  void whenItsTimeIsOver() {
    pending.await(List.of(call), 1);
    pending.onTimeout(null);
    call.complete("x");
    assertThat(ends).containsExactly("dispatch");
    assertThat(written.size()).isZero();
  }

  /** As Tomcat does where an answer is refused after it was given back. */
  @Test
  void whenTheContainerEndsItTwice() {
    pending.onComplete(new AsyncEvent(context));
    pending.onComplete(new AsyncEvent(context));
    assertThat(ends).containsExactly("leave");
  }

  @Test
  void notWhenTheContainerHasEndedIt() {
    pending.await(List.of(call), 1);
    pending.onError(new AsyncEvent(context));
    call.complete("x");
    assertThat(ends).isEmpty();
  }

  @Test
  void asAnErrorWhenItCannotBeWritten() {
    writable = false;
    pending.await(List.of(call), 1);
    call.complete("x");
    assertThat(ends).containsExactly("setStatus", "complete");
  }

  @Test
  void notWhenTheContainerHasEndedItWithoutAWord() {
    writable = false;
    ended = true;
    pending.await(List.of(call), 1);
    call.complete("x");
    assertThat(ends).isEmpty();
  }

  private interface Methods {
    Object call(String name);
  }

  private static <T> T fake(Class<T> type, Methods methods) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> methods.call(method.getName())));
  }
}
