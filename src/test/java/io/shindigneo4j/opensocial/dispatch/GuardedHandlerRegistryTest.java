package io.shindigneo4j.opensocial.dispatch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.inject.Guice;
import com.thoughtworks.xstream.converters.ConversionException;
import java.io.StringReader;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.shindig.protocol.DefaultHandlerRegistry;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RequestItem;
import org.apache.shindig.protocol.Service;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.json.JSONException;
import org.json.JSONObject;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("On the way to a handler")
class GuardedHandlerRegistryTest {

  /** What the handler does; set by each test. */
  private static volatile Supplier<Object> answer = () -> "fine";

  @Service(name = "things", path = "/{thing}")
  public static final class Handler {

    @Operation(
        httpMethods = {"GET", "POST"},
        bodyParam = "body")
    public Object get(RequestItem request) {
      return answer.get();
    }

    @Operation(httpMethods = "PUT", bodyParam = "body")
    public Object typed(RequestItem request) {
      return request.getTypedParameter("body", Map.class);
    }
  }

  private final GuardedHandlerRegistry registry = registry();

  private static GuardedHandlerRegistry registry() {
    GuardedHandlerRegistry registry =
        new GuardedHandlerRegistry(
            Guice.createInjector().getInstance(DefaultHandlerRegistry.class));
    registry.addHandlers(Set.of(Handler.class));
    return registry;
  }

  static Stream<RuntimeException> unreadable() {
    return Stream.of(
        new IllegalArgumentException("No enum value x"),
        new NumberFormatException("x"),
        new StringIndexOutOfBoundsException(0),
        new ClassCastException("JSONArray"),
        new RuntimeException(new JSONException("x")),
        new RuntimeException(new NoSuchFieldException("x")),
        new RuntimeException(new IllegalArgumentException("x")),
        new ConversionException("x"));
  }

  @ParameterizedTest
  @MethodSource("unreadable")
  void inputThatCannotBeReadIsABadRequest(RuntimeException failure) {
    assertFails(failure, 400);
  }

  @Test
  void anyOtherSurpriseIsOursAndTellsNothing() {
    assertFails(new IllegalStateException("secret"), 500);
    assertFails(new NullPointerException("secret"), 500);
    assertFails(new RuntimeException("secret", new java.io.IOException("secret")), 500);
  }

  @Test
  void namesOfClassesAreNotPassedOn() {
    answer = failing(new ProtocolException(400, "org.json.JSONException: secret"));
    assertThat(status(rpc("{method: things.get}"))).isEqualTo(400);
  }

  @Test
  void aStatusStaysWhatItIs() {
    assertFails(new ProtocolException(404, "there is no such thing"), 404);
  }

  private void assertFails(RuntimeException failure, int status) {
    assertRefused(() -> rest("/things/a", "GET"), failing(failure), status);
    assertRefused(() -> rpc("{method: things.get}"), failing(failure), status);
    assertRefused(
        () -> rest("/things/a", "GET"), () -> CompletableFuture.failedFuture(failure), status);
    assertRefused(
        () -> rpc("{method: things.get}"),
        () -> CompletableFuture.supplyAsync(failing(failure)).thenApply(done -> done),
        status);
  }

  private static Supplier<Object> failing(RuntimeException failure) {
    return () -> {
      throw failure;
    };
  }

  @Test
  void aPathOrMethodThatIsNotThereIsNotImplemented() {
    assertRefused(() -> rest("/nothing", "GET"), () -> "fine", 501);
    assertRefused(() -> rest("/things/a", "BREW"), () -> "fine", 501);
    assertRefused(() -> rpc("{method: things.brew}"), () -> "fine", 501);
  }

  @Test
  void severalIdsWhereOneIsExpectedAreABadRequest() {
    assertRefused(() -> rest("/things/a,b", "GET"), () -> "fine", 400);
  }

  @Test
  void parametersThatAreNoObjectAreABadRequest() {
    assertRefused(() -> rpc("{method: things.get, params: [1]}"), () -> "fine", 400);
    assertRefused(() -> rpc("{method: things.get, params: 'x'}"), () -> "fine", 400);
    assertRefused(() -> rpc("{method: 7}"), () -> "fine", 501);
    assertRefused(() -> rpc("{}"), () -> "fine", 400);
  }

  @Test
  void aBodyThatNestsTooDeeplyIsABadRequest() {
    String deep = "{a:" + "[".repeat(100_000) + "]".repeat(100_000) + "}";
    BeanJsonConverter converter = new BeanJsonConverter(Guice.createInjector());
    Future<?> answer =
        registry
            .getRestHandler("/things/a", "PUT")
            .execute(new HashMap<>(), new StringReader(deep), null, converter);
    assertThat(status(answer)).isEqualTo(400);
  }

  @Test
  void answersPass() throws Exception {
    answer = () -> "fine";
    assertThat(rest("/things/a", "GET").get(1, TimeUnit.SECONDS)).isEqualTo("fine");
    answer = () -> CompletableFuture.completedFuture("later");
    assertThat(rpc("{method: things.get}").get()).isEqualTo("later");
  }

  private void assertRefused(Supplier<Future<?>> call, Supplier<Object> handler, int status) {
    answer = handler;
    assertThat(status(call.get())).isEqualTo(status);
  }

  private static int status(Future<?> answer) {
    ExecutionException failure =
        catchThrowableOfType(ExecutionException.class, () -> answer.get(5, TimeUnit.SECONDS));
    assertThat(failure.getCause()).isInstanceOf(ProtocolException.class);
    ProtocolException refused = (ProtocolException) failure.getCause();
    assertThat(refused.getMessage()).doesNotContain("secret");
    return refused.getCode();
  }

  private Future<?> rest(String path, String method) {
    return registry.getRestHandler(path, method).execute(new HashMap<>(), null, null, null);
  }

  private Future<?> rpc(String call) {
    try {
      return registry.getRpcHandler(new JSONObject(call)).execute(Map.of(), null, null);
    } catch (JSONException e) {
      throw new CompletionException(e);
    }
  }
}
