package io.shindigneo4j.server.procedure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.NoParameters;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.testing.TestDeadlines;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The procedure registry")
class ProcedureRegistryTest {

  private record Greet(
      @Description("who is greeted") String name, @MayBeAbsent @Description("") Long times) {}

  private static final List<String> COLUMNS = List.of("answer");

  private final ProcedureRegistry registry = new ProcedureRegistry();
  private final ReferenceCount references = new ReferenceCount();

  @Test
  void refusesTwoProceduresOfOneName() {
    register("people.get");
    assertThatIllegalStateException()
        .isThrownBy(() -> register("people.get"))
        .withMessageContaining("people.get");
    assertThatIllegalStateException()
        .isThrownBy(() -> registry.replaceOthers(List.of(other("people.get", "x"))))
        .withMessageContaining("people.get");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "a/b", "a*", "\u00e4"})
  void refusesInvalidNames(String name) {
    assertThatIllegalArgumentException().isThrownBy(() -> register(name));
  }

  @Test
  void reportsAnUnknownProcedure() {
    register("people.get");
    assertRefused("people.Get", Map.of(), ErrorCode.UNKNOWN_PROCEDURE);
  }

  @Test
  void reportsInvalidParameters() {
    registry.registerUntyped(
        Operation.read("greet", "Greets.", Greet.class),
        (transaction, greet) -> ProcedureResult.single(COLUMNS, greet.name()));
    assertThat(answer("greet", Map.of("name", "Ann"))).isEqualTo("Ann");
    assertRefused("greet", Map.of(), ErrorCode.INVALID_PARAMETER);
    assertRefused("greet", Map.of("name", 1L), ErrorCode.INVALID_PARAMETER);
    assertRefused("greet", Map.of("name", "Ann", "nam", "Ann"), ErrorCode.INVALID_PARAMETER);
  }

  @Test
  void refusesAWriteInReadMode() {
    registry.registerUntyped(
        Operation.write("write", "Writes.", NoParameters.class),
        (transaction, none) -> ProcedureResult.empty(COLUMNS));
    assertRefused("write", Map.of(), ErrorCode.READ_ONLY);
  }

  @Test
  void describesItsProcedures() {
    registry.registerUntyped(
        Operation.read("greet", "Greets.", Greet.class),
        (transaction, greet) -> ProcedureResult.empty(COLUMNS));
    ProcedureDescription greet = registry.descriptions().get(0);
    assertThat(greet.name()).isEqualTo("greet");
    assertThat(greet.description()).isEqualTo("Greets.");
    assertThat(greet.mode()).isEqualTo(AccessMode.READ);
    assertThat(greet.origin()).isEqualTo("built-in");
    assertThat(greet.parameters())
        .extracting(parameter -> parameter.name() + " " + parameter.type().text())
        .containsExactly("name string", "times integer");
    assertThat(greet.parameters().get(0).description()).isEqualTo("who is greeted");
    assertThat(greet.parameters().get(0).required()).isTrue();
    assertThat(greet.parameters().get(1).required()).isFalse();
    assertThat(registry.has("greet")).isTrue();
    assertThat(registry.has("Greet")).isFalse();
  }

  @Test
  void replacesAllProceduresButTheBuiltIn() {
    register("own");
    registry.replaceOthers(List.of(other("a", "1"), other("b", "1")));
    assertThat(answer("a", Map.of())).isEqualTo("1");
    registry.replaceOthers(List.of(other("a", "2")));
    assertThat(answer("a", Map.of())).isEqualTo("2");
    assertRefused("b", Map.of(), ErrorCode.UNKNOWN_PROCEDURE);
    registry.replaceOthers(List.of());
    assertRefused("a", Map.of(), ErrorCode.UNKNOWN_PROCEDURE);
    assertThat(answer("own", Map.of())).isEqualTo("own");
  }

  @Test
  void letsARunningCallFinishWithItsOwnCode() {
    registry.replaceOthers(List.of(other("a", "1")));
    ProcedureCall call = call("a", Map.of());
    registry.replaceOthers(List.of());
    references.close();
    assertThat(references.isUnused()).isFalse();
    assertThat(call.next()).containsExactly("1");
    assertThat(call.hasNext()).isFalse();
    assertThat(references.isUnused()).as("after the last record").isTrue();
  }

  @Test
  void endsACallWhenItsRecordsAreDiscarded() {
    registry.replaceOthers(List.of(other("a", "1")));
    call("a", Map.of()).close();
    references.close();
    assertThat(references.isUnused()).isTrue();
  }

  @Test
  void endsACallThatFails() {
    ReferenceCount failing = new ReferenceCount();
    registry.replaceOthers(
        List.of(
            other(
                "a",
                failing,
                none -> {
                  throw new IllegalStateException();
                }),
            other(
                "b",
                failing,
                none ->
                    new ProcedureResult(
                        COLUMNS,
                        () -> {
                          throw new IllegalStateException();
                        }))));
    assertThatIllegalStateException().isThrownBy(() -> call("a", Map.of()));
    assertThatIllegalStateException().isThrownBy(() -> call("b", Map.of()));
    failing.close();
    assertThat(failing.isUnused()).isTrue();
  }

  @Test
  void endsACallWithANullResult() {
    ReferenceCount failing = new ReferenceCount();
    registry.replaceOthers(
        List.of(
            other("a", failing, none -> null),
            other("b", failing, none -> new ProcedureResult(null, List.of())),
            other("c", failing, none -> new ProcedureResult(COLUMNS, null)),
            other("d", failing, none -> new ProcedureResult(COLUMNS, () -> null))));
    for (String name : List.of("a", "b", "c", "d")) {
      assertThatNullPointerException().isThrownBy(() -> call(name, Map.of()));
      assertThat(listed(name)).containsEntry("calls", 1L).containsEntry("failures", 1L);
    }
    failing.close();
    assertThat(failing.isUnused()).isTrue();
  }

  @Test
  void keepsStatisticsWhenAProcedureIsReplaced() {
    registry.replaceOthers(List.of(other("a", "1")));
    answer("a", Map.of());
    registry.replaceOthers(List.of(other("a", "2")));
    answer("a", Map.of());
    assertRefused("a", Map.of("unknown", 1L), ErrorCode.INVALID_PARAMETER);
    Map<String, Object> listed = listed("a");
    assertThat(listed).containsEntry("calls", 3L).containsEntry("failures", 1L);
    assertThat((long) listed.get("maximumMicros"))
        .isLessThanOrEqualTo((long) listed.get("totalMicros"));
    assertThat(listed("system.procedures")).as("but for this call").containsEntry("calls", 1L);
  }

  @Test
  void listsForEachUserTheProceduresThatTheUserMayCall() {
    ProcedureRegistry limited =
        new ProcedureRegistry(1, ProcedureRights.parse("*:system.*; ann:a,b,system.procedures"));
    limited.replaceOthers(List.of(other("a", "1"), other("b", "1"), other("c", "1")));
    assertThat(listedNames(limited, "ann")).containsExactly("a", "b", "system.procedures");
    assertThat(listedNames(limited, "bob")).containsExactly("system.procedures");
    assertThat(limited.descriptions()).hasSize(4);
  }

  /** The names, checked to be the same by a call and without one. */
  private static List<Object> listedNames(ProcedureRegistry registry, String user) {
    List<Object> names = new ArrayList<>();
    try (ProcedureCall call = call(registry, user, "system.procedures", Map.of())) {
      call.forEachRemaining(record -> names.add(record.get(0)));
    }
    assertThat(registry.descriptions(user)).extracting(each -> each.name()).isEqualTo(names);
    return names;
  }

  /** Every call gets an answer, of the old or of the new code. */
  @Test
  void replacesProceduresDuringCalls() throws Exception {
    AtomicBoolean done = new AtomicBoolean();
    registry.replaceOthers(List.of(other("a", "0")));
    ExecutorService callers = Executors.newFixedThreadPool(4);
    CountDownLatch calling = new CountDownLatch(4);
    try {
      List<Future<Integer>> counts = new ArrayList<>();
      Callable<Integer> caller =
          () -> {
            int calls = 0;
            while (!done.get()) {
              assertThat(answer("a", Map.of()).toString()).matches("\\d+");
              if (++calls == 1) {
                calling.countDown();
              }
            }
            return calls;
          };
      for (int i = 0; i < 4; i++) {
        counts.add(callers.submit(caller));
      }
      assertThat(calling.await(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isTrue();
      ReferenceCount former = references;
      for (int version = 1; version <= 2_000; version++) {
        ReferenceCount next = new ReferenceCount();
        registry.replaceOthers(List.of(other("a", next, answering(version))));
        former.close();
        while (!former.isUnused()) {
          Thread.onSpinWait();
        }
        former = next;
      }
      done.set(true);
      for (Future<Integer> count : counts) {
        assertThat(count.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS)).isPositive();
      }
    } finally {
      done.set(true);
      callers.shutdownNow();
    }
  }

  private static GraphAnswer answering(Object answer) {
    return none -> ProcedureResult.single(COLUMNS, answer.toString());
  }

  private interface GraphAnswer {
    ProcedureResult to(NoParameters none);
  }

  private RegisteredProcedure other(String name, Object answer) {
    return other(name, references, answering(answer));
  }

  private static RegisteredProcedure other(
      String name, CodeReference references, GraphAnswer answer) {
    Operation<NoParameters, ?> operation = Operation.read(name, "Answers.", NoParameters.class);
    return RegisteredProcedure.of(
        new Procedure<NoParameters>() {
          @Override
          public Operation<NoParameters, ?> operation() {
            return operation;
          }

          @Override
          public String version() {
            return "1";
          }

          @Override
          public ProcedureResult call(ProcedureContext context, NoParameters none) {
            return answer.to(none);
          }
        },
        "file a",
        references);
  }

  private void register(String name) {
    registry.registerUntyped(
        Operation.read(name, "Answers.", NoParameters.class),
        (transaction, none) -> ProcedureResult.single(COLUMNS, name));
  }

  private ProcedureCall call(String name, Map<String, Object> parameters) {
    return call(registry, "ann", name, parameters);
  }

  private static ProcedureCall call(
      ProcedureRegistry registry, String user, String name, Map<String, Object> parameters) {
    ProcedureContext context = new ContextOfUser(user);
    return registry.call(
        name, AccessMode.READ, null, (transaction, mode, whenLarge) -> context, parameters);
  }

  private Object answer(String name, Map<String, Object> parameters) {
    try (ProcedureCall call = call(name, parameters)) {
      return call.next().get(0);
    }
  }

  /** The statistics of a procedure in the listing. */
  private Map<String, Object> listed(String name) {
    try (ProcedureCall call = call("system.procedures", Map.of())) {
      while (call.hasNext()) {
        List<Object> record = call.next();
        if (record.get(0).equals(name)) {
          return Map.of(
              "calls", record.get(call.columns().indexOf("calls")),
              "failures", record.get(call.columns().indexOf("failures")),
              "totalMicros", record.get(call.columns().indexOf("totalMicros")),
              "maximumMicros", record.get(call.columns().indexOf("maximumMicros")));
        }
      }
    }
    throw new AssertionError("not listed: " + name);
  }

  private void assertRefused(String name, Map<String, Object> parameters, String code) {
    assertThatExceptionOfType(RequestException.class)
        .isThrownBy(() -> call(name, parameters))
        .extracting(RequestException::code, InstanceOfAssertFactories.STRING)
        .isEqualTo(code);
  }
}
