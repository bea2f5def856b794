package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.metrics.MicrometerMeters;
import io.shindigneo4j.testing.ScriptedServer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A program without Micrometer")
class WithoutMicrometerTest {

  private final FilteringClassLoader program = new FilteringClassLoader("io.micrometer.");

  @Test
  void runsStatementsAllTheSame() throws Exception {
    try (ScriptedServer server = ScriptedServer.start();
        AutoCloseable driver = connect(server.uri())) {
      Class<?> statements = program.loadClass(Statement.class.getName());
      Object statement = statements.getMethod("procedure", String.class).invoke(null, "test.echo");
      Object echo =
          statements
              .getMethod("with", String.class, Object.class)
              .invoke(statement, "value", "here and back");
      Class<?> type = program.loadClass(GraphDriver.class.getName());
      Object result = type.getMethod("execute", statements).invoke(driver, echo);
      assertThat(result.toString()).contains("here and back");
      assertThat(driver.getClass().getClassLoader()).isSameAs(program);
    }
  }

  /** As libraries for mocks and proxies do. */
  @Test
  void mayLookAtTheMethodsOfTheDriver() throws Exception {
    for (Class<?> type : new Class<?>[] {GraphDriver.class, DriverSettings.class}) {
      assertThat(program.loadClass(type.getName()).getMethods()).isNotEmpty();
    }
  }

  @Test
  void missesTheMetersOfMicrometerAlone() {
    assertThatThrownBy(() -> program.loadClass(MicrometerMeters.class.getName()).getMethods())
        .isInstanceOf(NoClassDefFoundError.class)
        .hasMessageContaining("MeterRegistry");
  }

  private AutoCloseable connect(String uri) throws Exception {
    Class<?> credentials = program.loadClass(Credentials.class.getName());
    Class<?> provider = program.loadClass(CredentialsProvider.class.getName());
    Class<?> settings = program.loadClass(DriverSettings.class.getName());
    Object user = credentials.getConstructor(String.class, String.class).newInstance("a", "b");
    Object made = settings.getMethod("of", String.class, provider).invoke(null, uri, user);
    Class<?> driver = program.loadClass(GraphDriver.class.getName());
    return (AutoCloseable) driver.getMethod("connect", settings).invoke(null, made);
  }
}
