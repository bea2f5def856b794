package io.shindigneo4j.web.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StartedResourcesTest {
  private final ByteArrayOutputStream errors = new ByteArrayOutputStream();
  private final StartedResources parts =
      new StartedResources(
          new Console(System.out, new PrintStream(errors, true, StandardCharsets.UTF_8)));
  private final List<String> closed = new ArrayList<>();

  @Test
  void closesTheLastOneFirst() {
    parts.add(() -> closed.add("database"));
    parts.add(() -> closed.add("server"));
    parts.closeAll();
    assertThat(closed).containsExactly("server", "database");
  }

  @Test
  void closesTheOthersWhenOneFails() {
    parts.add(() -> closed.add("database"));
    parts.add(this::fail);
    parts.closeAll();
    assertThat(closed).containsExactly("database");
    assertThat(errors.toString(StandardCharsets.UTF_8)).contains("stuck");
  }

  @Test
  void saysThatItIsClosing() {
    assertThat(parts.closing()).isFalse();
    parts.closeAll();
    assertThat(parts.closing()).isTrue();
  }

  private void fail() {
    throw new IllegalStateException("stuck");
  }
}
