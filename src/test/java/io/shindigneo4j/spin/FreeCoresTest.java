package io.shindigneo4j.spin;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The threads that run")
class FreeCoresTest {

  @TempDir private Path directory;

  @Test
  void areInTheLoadOfTheSystem() throws IOException {
    Path load = Files.writeString(directory.resolve("load"), "0.20 1.18 12.12 17/803 11206\n");
    assertThat(FreeCores.running(load).getAsInt()).isEqualTo(17);
    Files.writeString(load, "0.20 1.18 12.12 4/803 11206\n");
    assertThat(FreeCores.running(load).getAsInt()).isEqualTo(4);
  }

  @Test
  void areCountedByAThreadThatIsInterrupted() throws IOException {
    Path load = Files.writeString(directory.resolve("load"), "0.20 1.18 12.12 17/803 11206\n");
    IntSupplier running = FreeCores.running(load);
    Thread.currentThread().interrupt();
    assertThat(running.getAsInt()).isEqualTo(17);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(running.getAsInt()).isEqualTo(17);
  }

  @Test
  void areNoneWhereTheSystemDoesNotSay() throws IOException {
    assertThat(FreeCores.running(directory.resolve("none")).getAsInt()).isZero();
    Path strange = Files.writeString(directory.resolve("strange"), "much");
    assertThat(FreeCores.running(strange).getAsInt()).isZero();
  }
}
