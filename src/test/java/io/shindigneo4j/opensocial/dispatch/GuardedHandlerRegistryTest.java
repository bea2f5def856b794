package io.shindigneo4j.opensocial.dispatch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.inject.Guice;
import com.thoughtworks.xstream.converters.ConversionException;
import io.shindigneo4j.opensocial.oauth.UnknownRevocationsException;
import io.shindigneo4j.opensocial.request.InputConversion;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.testing.LogLines;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.io.StringReader;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
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
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("On the way to a handler")
class GuardedHandlerRegistryTest {

  /** What the handler does; set by each test. */
  private static volatile Supplier<Object> answer = () -> "fine";

  @Service(name = "things", path = "/{thing}")
  public static final class Handler {

    @Operation(
        httpMethods = {"GET", "POST"},
        bodyParam = "body")
    public Object get(InputRequestItem request) {
      return answer.get();
    }

    @Operation(httpMethods = "PUT", bodyParam = "body")
    public Object typed(InputRequestItem request) {
      return request.getTypedParameter("body", Map.class);
    }

    /** Takes Shindig's item, as Shindig's own handlers do. */
    @Operation(httpMethods = "PUT", bodyParam = "body", path = "/plain")
    public Object plain(RequestItem request) {
      return request.getTypedParameter("body", Thing.class);
    }

    @Operation(httpMethods = "GET", path = "/values")
    public Object values(InputRequestItem request) {
      return Stream.of("a", "b", "c")
          .map(name -> String.valueOf(request.getParameter(name)))
          .toList();
    }

    @Operation(httpMethods = "GET", path = "/since")
    public Object since(InputRequestItem request) {
      return request.getUpdatedSince();
    }

    @Operation(httpMethods = "GET", path = "/converted")
    public Object converted(InputRequestItem request) {
      return InputConversion.of(answer);
    }
  }

  /** What {@code plain} reads. */
  public static final class Thing {

    public void setNumber(int number) {}

    public void setWords(List<String> words) {}
  }

  private final GuardedHandlerRegistry registry = registry();

  private static GuardedHandlerRegistry registry() {
    GuardedHandlerRegistry registry =
        Guice.createInjector().getInstance(GuardedHandlerRegistry.class);
    registry.addHandlers(Set.of(Handler.class));
    return registry;
  }

  static Stream<Throwable> surprises() {
    return Stream.of(
        new IllegalArgumentException("secret"),
        new NumberFormatException("secret"),
        new StringIndexOutOfBoundsException("secret"),
        new ClassCastException("secret"),
        new StackOverflowError("secret"),
        new RuntimeException(new JSONException("secret")),
        new RuntimeException(new IllegalArgumentException("secret")),
        new ConversionException("secret"),
        new IllegalStateException("secret"),
        new NullPointerException("secret"),
        new RuntimeException("secret", new IOException("secret")));
  }

  @ParameterizedTest
  @MethodSource("surprises")
  void anExceptionOfAHandlerIsOursAndItsStackIsInTheLog(Throwable failure) {
    try (LogLines log = new LogLines()) {
      assertFails(failure, 500);
      assertThat(log.lines())
          .filteredOn(line -> line.contains("Answering 500"))
          .hasSize(4)
          .allMatch(line -> line.contains("GuardedHandlerRegistryTest.surprises"));
    }
  }

  @ParameterizedTest
  @MethodSource("surprises")
  void theSameExceptionIsABadRequestWhileInputIsConverted(Throwable failure) {
    try (LogLines log = new LogLines()) {
      assertRefused(() -> rest("/things/converted", "GET"), failing(failure), 400);
      assertRefused(() -> rpc("{method: things.converted}"), failing(failure), 400);
      assertThat(log.lines()).noneMatch(line -> line.contains("Answering 500"));
    }
  }

  @Test
  void aDateThatIsNoneIsABadRequest() {
    assertRefused(
        () -> rpc("{method: things.since, params: {updatedSince: yesterday}}"), () -> "", 400);
    Map<String, String[]> parameters = new HashMap<>(Map.of("updatedSince", new String[] {"x"}));
    Future<?> answer =
        registry.getRestHandler("/things/since", "GET").execute(parameters, null, null, null);
    assertThat(status(answer)).isEqualTo(400);
  }

  /** OpenSocial Core API Server 2.5.1, status 400. */
  @Test
  void aRepeatedParameterIsABadRequest() {
    assertThat(status(get(Map.of("count", new String[] {"1", "5"})))).isEqualTo(400);
    answer = () -> "fine";
    assertThat(get(Map.of("count", new String[] {"1"}))).succeedsWithin(TestDeadlines.HANGING);
  }

  private Future<?> get(Map<String, String[]> query) {
    return registry.getRestHandler("/things/a", "GET").execute(query, null, null, null);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[", "7", "[1]", "{number: x}", "{number: {}}", "{words: 1}"})
  void whatIsNotTheBeanIsABadRequestInAHandlerOfShindigToo(String body) {
    assertThat(status(put("/things/plain", body))).isEqualTo(400);
    String call = "{method: things.plain, params: {body: '%s'}}".formatted(body);
    assertThat(status(rpc(call))).isEqualTo(400);
  }

  @Test
  void aNullInAListIsNoValue() throws Exception {
    Future<?> found = rpc("{method: things.values, params: {a: ['x', null], b: [null], c: []}}");
    assertThat(found.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
        .isEqualTo(List.of("[\"x\"]", "null", "[]"));
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

  @Test
  void whatCannotBeToldBeforeRevocationsAreKnownIsUnavailable() {
    assertFails(new UnknownRevocationsException(), 503);
  }

  private void assertFails(Throwable failure, int status) {
    assertRefused(() -> rest("/things/a", "GET"), failing(failure), status);
    assertRefused(() -> rpc("{method: things.get}"), failing(failure), status);
    assertRefused(
        () -> rest("/things/a", "GET"), () -> CompletableFuture.failedFuture(failure), status);
    assertRefused(
        () -> rpc("{method: things.get}"),
        () -> CompletableFuture.supplyAsync(failing(failure)).thenApply(done -> done),
        status);
  }

  private static Supplier<Object> failing(Throwable failure) {
    return () -> {
      if (failure instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) failure;
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
    assertThat(status(put("/things/a", deep))).isEqualTo(400);
  }

  @Test
  void answersPass() throws Exception {
    answer = () -> "fine";
    assertThat(rest("/things/a", "GET").get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
        .isEqualTo("fine");
    answer = () -> CompletableFuture.completedFuture("later");
    assertThat(rpc("{method: things.get}").get()).isEqualTo("later");
  }

  private void assertRefused(Supplier<Future<?>> call, Supplier<Object> handler, int status) {
    answer = handler;
    assertThat(status(call.get())).isEqualTo(status);
  }

  private static int status(Future<?> answer) {
    ExecutionException failure =
        catchThrowableOfType(
            ExecutionException.class,
            () -> answer.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS));
    assertThat(failure.getCause()).isInstanceOf(ProtocolException.class);
    ProtocolException refused = (ProtocolException) failure.getCause();
    assertThat(refused.getMessage()).doesNotContain("secret");
    return refused.getCode();
  }

  private Future<?> rest(String path, String method) {
    return registry.getRestHandler(path, method).execute(new HashMap<>(), null, null, null);
  }

  private Future<?> put(String path, String body) {
    BeanJsonConverter converter = new BeanJsonConverter(Guice.createInjector());
    return registry
        .getRestHandler(path, "PUT")
        .execute(new HashMap<>(), new StringReader(body), null, converter);
  }

  private Future<?> rpc(String call) {
    try {
      return registry.getRpcHandler(new JSONObject(call)).execute(Map.of(), null, null);
    } catch (JSONException e) {
      throw new CompletionException(e);
    }
  }
}
