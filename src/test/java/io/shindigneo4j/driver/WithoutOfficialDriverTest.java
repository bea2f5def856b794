package io.shindigneo4j.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.lang.reflect.InvocationTargetException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A program without the official driver")
class WithoutOfficialDriverTest {

  @Test
  void connectsToOurPluginAllTheSame() throws Exception {
    try (AutoCloseable driver = connect("ws://127.0.0.1:1/neo4j")) {
      assertThat(driver.getClass().getClassLoader()).isInstanceOf(FilteringClassLoader.class);
    }
  }

  @Test
  void isToldWhatBoltNeeds() {
    InvocationTargetException thrown =
        catchThrowableOfType(
            InvocationTargetException.class, () -> connect("bolt://127.0.0.1:1/neo4j"));
    assertThat(thrown.getCause())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("org.neo4j.driver:neo4j-java-driver");
  }

  private static AutoCloseable connect(String uri) throws Exception {
    FilteringClassLoader program = new FilteringClassLoader("org.neo4j.driver.");
    Class<?> credentials = program.loadClass(Credentials.class.getName());
    Class<?> provider = program.loadClass(CredentialsProvider.class.getName());
    Class<?> settings = program.loadClass(DriverSettings.class.getName());
    Object user = credentials.getConstructor(String.class, String.class).newInstance("a", "b");
    Object made = settings.getMethod("of", String.class, provider).invoke(null, uri, user);
    Class<?> driver = program.loadClass(GraphDriver.class.getName());
    return (AutoCloseable) driver.getMethod("connect", settings).invoke(null, made);
  }
}
