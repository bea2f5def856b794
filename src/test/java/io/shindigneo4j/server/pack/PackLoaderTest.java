package io.shindigneo4j.server.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.server.procedure.ProcedureCall;
import io.shindigneo4j.server.procedure.ProcedureContexts;
import io.shindigneo4j.server.procedure.ProcedureDescription;
import io.shindigneo4j.server.procedure.ProcedureRegistry;
import io.shindigneo4j.server.procedure.RequestException;
import io.shindigneo4j.server.source.ProcedureSource;
import io.shindigneo4j.server.source.ProcedureSourceException;
import io.shindigneo4j.testing.PackJars;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.neo4j.dbms.api.DatabaseManagementService;
import org.neo4j.logging.NullLog;

@DisplayName("A pack")
class PackLoaderTest {

  /** A module whose configuration and procedures are given. */
  private static final String MODULE =
      """
      package pack;

      import io.shindigneo4j.schema.*;
      import io.shindigneo4j.server.pack.*;
      import io.shindigneo4j.server.procedure.*;
      import java.util.List;

      public final class Given extends PackModule {

        @Override
        protected void configure() {
          @configure@
        }

        public static class Nothing implements Procedure<NoParameters> {
          public Operation<NoParameters, ?> operation() {
            return Operation.read("nothing", "Does nothing.", NoParameters.class);
          }

          public String version() {
            return "1";
          }

          public ProcedureResult call(ProcedureContext context, NoParameters none) {
            return ProcedureResult.empty(List.of());
          }
        }

        @more@
      }
      """;

  @TempDir private Path folder;
  @TempDir private Path copies;

  private final ProcedureRegistry registry = new ProcedureRegistry();
  private Path jar;
  private PackLoader loader;

  @BeforeEach
  void makeLoader() {
    jar = folder.resolve("hello-1.0.jar");
    DatabaseManagementService databases =
        (DatabaseManagementService)
            Proxy.newProxyInstance(
                PackLoaderTest.class.getClassLoader(),
                new Class<?>[] {DatabaseManagementService.class},
                (proxy, method, arguments) -> null);
    loader = new PackLoader(databases, copies, NullLog.getInstance());
  }

  @Test
  void hasProceduresWithDescriptions() {
    PackJars.greeting(jar, "hello.greet", "1.2", "Hello");
    try (ProcedureSource pack = loader.load(jar)) {
      assertThat(pack.origin()).isEqualTo("pack hello-1.0.jar");
      registry.replaceOthers(pack.procedures());
      ProcedureDescription greet = registry.descriptions().get(0);
      assertThat(greet.name()).isEqualTo("hello.greet");
      assertThat(greet.version()).isEqualTo("1.2");
      assertThat(greet.mode()).isEqualTo(AccessMode.READ);
      assertThat(greet.origin()).isEqualTo("pack hello-1.0.jar");
      assertThat(greet.parameters().get(0).description()).isEqualTo("who is greeted");
      assertThat(answer(Map.of("name", "Ann"))).containsExactly("Hello, Ann");
      assertThatExceptionOfType(RequestException.class)
          .isThrownBy(() -> answer(Map.of("nam", "Ann")))
          .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.INVALID_PARAMETER));
    }
  }

  private List<Object> answer(Map<String, Object> parameters) {
    try (ProcedureCall call =
        registry.call("hello.greet", AccessMode.READ, null, ProcedureContexts.STORE, parameters)) {
      return call.next();
    }
  }

  @Test
  void mayHaveAnyGuiceModule() {
    PackJars.write(
        jar,
        "pack.Plain",
        """
        package pack;

        import com.google.inject.*;
        import com.google.inject.multibindings.*;
        import io.shindigneo4j.schema.*;
        import io.shindigneo4j.server.procedure.*;
        import java.util.List;

        public final class Plain extends AbstractModule {

          @ProvidesIntoSet
          Procedure<?> hello(org.neo4j.dbms.api.DatabaseManagementService databases) {
            return new Procedure<NoParameters>() {
              public Operation<NoParameters, ?> operation() {
                return Operation.read("hello.greet", "Greets.", NoParameters.class);
              }

              public String version() {
                return "1";
              }

              public ProcedureResult call(ProcedureContext context, NoParameters none) {
                return ProcedureResult.single(List.of("greeting"), "Hello");
              }
            };
          }
        }
        """);
    try (ProcedureSource pack = loader.load(jar)) {
      registry.replaceOthers(pack.procedures());
      assertThat(answer(Map.of())).containsExactly("Hello");
    }
  }

  /** As its own version of a library does. */
  @Test
  void loadsItsOwnClassesBeforeThoseOfTheServer() {
    String source = MODULE.replace("package pack;", "package io.shindigneo4j.testing;");
    PackJars.write(
        jar,
        "io.shindigneo4j.testing.Given",
        source
            .replace("@configure@", "bindProcedure(Nothing.class); LogLines.check();")
            .replace("@more@", "} class LogLines { static void check() {}"));
    try (ProcedureSource pack = loader.load(jar)) {
      assertThat(pack.procedures()).hasSize(1);
    }
  }

  @Test
  void canBeReplacedWhileItIsInUse() throws IOException {
    PackJars.greeting(jar, "hello.greet", "1", "Hello");
    try (ProcedureSource pack = loader.load(jar)) {
      Files.delete(jar);
      registry.replaceOthers(pack.procedures());
      assertThat(answer(Map.of("name", "Ann"))).containsExactly("Hello, Ann");
    }
  }

  @Test
  void leavesNoCopyBehind() throws IOException {
    PackJars.greeting(jar, "hello.greet", "1", "Hello");
    ProcedureSource one = loader.load(jar);
    ProcedureSource another = loader.load(jar);
    one.close();
    assertThat(copies).isNotEmptyDirectory();
    another.close();
    assertThat(copies).isEmptyDirectory();
  }

  @Test
  void isStartedAndStopped() {
    given(
        "bindProcedure(Nothing.class); bindLife(Life.class);",
        """
        public static class Life implements PackLife {
          @jakarta.inject.Inject
          public Life(org.neo4j.dbms.api.DatabaseManagementService databases, org.neo4j.logging.Log log) {
            java.util.Objects.requireNonNull(databases);
          }

          public void start() {
            System.setProperty("pack.life", "started");
          }

          public void stop() {
            System.setProperty("pack.life", "stopped");
          }
        }
        """);
    try (ProcedureSource pack = loader.load(jar)) {
      pack.start();
      assertThat(System.getProperty("pack.life")).isEqualTo("started");
    }
    assertThat(System.clearProperty("pack.life")).isEqualTo("stopped");
  }

  @Test
  void withAProcedureWithoutAVersionIsRefused() throws IOException {
    given(
        "bindProcedure(Unversioned.class);",
        """
        public static class Unversioned extends Nothing {
          public String version() {
            return null;
          }
        }
        """);
    assertRefused("a procedure needs a version");
  }

  @Test
  void withOptionalPrimitiveParametersIsRefused() throws IOException {
    given(
        "bindProcedure(Counting.class);",
        """
        public record Parameters(@MayBeAbsent long count) {}

        public static class Counting implements Procedure<Parameters> {
          public Operation<Parameters, ?> operation() {
            return Operation.read("count", "Counts.", Parameters.class);
          }

          public String version() {
            return "1";
          }

          public ProcedureResult call(ProcedureContext context, Parameters parameters) {
            return ProcedureResult.empty(List.of());
          }
        }
        """);
    assertRefused("count of class pack.Given$Parameters may be absent, and cannot be null");
  }

  @Test
  void thatCannotStartReportsTheReason() throws IOException {
    given(
        "bindProcedure(Nothing.class); bindLife(Life.class);",
        """
        public static class Life implements PackLife {
          public void start() {
            throw new IllegalStateException("no cache today");
          }

          public void stop() {
            throw new AssertionError("never started");
          }
        }
        """);
    try (ProcedureSource pack = loader.load(jar)) {
      assertThatThrownBy(pack::start)
          .isInstanceOf(ProcedureSourceException.class)
          .hasMessageContaining("no cache today");
    }
    assertThat(copies).isEmptyDirectory();
  }

  @Test
  void thatIsNoJarIsRefused() throws IOException {
    Files.writeString(jar, "no jar");
    assertRefused("it cannot be read as a jar");
  }

  @Test
  void withoutAModuleIsRefused() throws IOException {
    PackJars.greeting(jar, "hello.greet", "1", "Hello");
    try (var files = FileSystems.newFileSystem(jar)) {
      Files.delete(files.getPath("META-INF/services/com.google.inject.Module"));
    }
    assertRefused("META-INF/services/com.google.inject.Module");
  }

  @Test
  void whoseClassesAreMissingIsRefused() throws IOException {
    PackJars.greeting(jar, "hello.greet", "1", "Hello");
    try (var files = FileSystems.newFileSystem(jar)) {
      Files.delete(files.getPath("pack/Greeting$Greeter.class"));
    }
    assertRefused("Greeter");
    try (var files = FileSystems.newFileSystem(jar)) {
      Files.delete(files.getPath("pack/Greeting.class"));
    }
    assertRefused("pack.Greeting");
  }

  @Test
  void whoseModuleThrowsIsRefused() throws IOException {
    given("throw new IllegalStateException(\"not today\");", "");
    assertRefused("not today");
  }

  @Test
  void withoutProceduresIsRefused() throws IOException {
    given("", "");
    assertRefused("0 procedures");
  }

  @Test
  void withTwoProceduresOfOneNameIsRefused() throws IOException {
    given(
        "bindProcedure(Nothing.class); bindProcedure(Again.class);",
        "public static final class Again extends Nothing {}");
    assertRefused("two of its procedures have the name nothing");
  }

  @Test
  void whoseParametersHaveOddTypesIsRefused() throws IOException {
    given(
        "bindProcedure(Odd.class);",
        """
        public record Parameters(java.util.Date date) {}

        public static final class Odd implements Procedure<Parameters> {
          public Operation<Parameters, ?> operation() {
            return Operation.read("odd", "Is odd.", Parameters.class);
          }

          public String version() {
            return "1";
          }

          public ProcedureResult call(ProcedureContext context, Parameters parameters) {
            return ProcedureResult.empty(List.of());
          }
        }
        """);
    assertRefused("java.util.Date");
  }

  private void given(String configure, String more) {
    PackJars.write(
        jar, "pack.Given", MODULE.replace("@configure@", configure).replace("@more@", more));
  }

  private void assertRefused(String reason) throws IOException {
    assertThatThrownBy(() -> loader.load(jar))
        .isInstanceOf(ProcedureSourceException.class)
        .hasMessageContaining(reason);
    assertThat(copies).isEmptyDirectory();
  }
}
