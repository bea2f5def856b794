package io.shindigneo4j.benchmark.environment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("What was opened")
class ResourceStackTest {

  private final ResourceStack resources = new ResourceStack();
  private final List<String> closed = new ArrayList<>();

  private AutoCloseable add(String name) {
    return resources.add(() -> closed.add(name));
  }

  private void addBroken(String name) {
    resources.add(
        () -> {
          closed.add(name);
          throw new IOException(name + " is broken");
        });
  }

  @Test
  void isClosedInReverse() {
    add("server");
    add("client");
    resources.close();
    assertThat(closed).containsExactly("client", "server");
  }

  @Test
  void isClosedOnce() {
    AutoCloseable server = add("server");
    resources.close(server);
    resources.close(server);
    resources.close();
    resources.close();
    assertThat(closed).containsExactly("server");
  }

  @Test
  void isClosedWhateverBecomesOfTheOthers() {
    add("server");
    addBroken("database");
    addBroken("client");
    assertThatExceptionOfType(CloseException.class)
        .isThrownBy(resources::close)
        .satisfies(
            failure ->
                assertThat(failure.getSuppressed())
                    .extracting(Throwable::getMessage)
                    .containsExactly("client is broken", "database is broken"));
    assertThat(closed).containsExactly("client", "database", "server");
  }

  @Test
  void isClosedAtOnceWhereItComesTooLate() {
    resources.close();
    assertThatIllegalStateException().isThrownBy(() -> add("server"));
    assertThat(closed).containsExactly("server");
  }

  @Test
  void isClosedBeforeAnInterruptIsHeard() {
    resources.add(() -> closed.add("interrupted: " + Thread.currentThread().isInterrupted()));
    resources.add(
        () -> {
          throw new InterruptedException("enough");
        });
    assertThatExceptionOfType(CloseException.class).isThrownBy(resources::close);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(closed).containsExactly("interrupted: false");
  }
}
