package io.shindigneo4j.benchmark.environment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.testing.ChildProcesses;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A process that sends back what it gets")
@Timeout(value = 1, unit = TimeUnit.MINUTES)
class EchoProcessTest {

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  @Test
  void answersAtItsPortAndEnds() throws IOException, InterruptedException {
    long before = children();
    try (EchoProcess echo = EchoProcess.start();
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), echo.port())) {
      socket.getOutputStream().write(new byte[] {1, 2, 3});
      assertThat(socket.getInputStream().readNBytes(3)).containsExactly(1, 2, 3);
    }
    assertThat(children()).isEqualTo(before);
  }

  private static long children() {
    return ChildProcesses.running().count();
  }

  @Test
  void isNotThereWhereItSaysSomethingElse() {
    assertNotStarted(Talking.class, PATIENCE);
  }

  @Test
  void isNotThereWhereItSaysNothing() {
    assertNotStarted(Silent.class, Duration.ofMillis(100));
  }

  private static void assertNotStarted(Class<?> program, Duration timeout) {
    long before = children();
    assertThatExceptionOfType(UncheckedIOException.class)
        .isThrownBy(() -> EchoProcess.start(program.getName(), timeout))
        .withMessageContaining("a process did not print its port");
    assertThat(children()).isEqualTo(before);
  }

  /** Prints a line that is not a port. */
  public static final class Talking {

    public static void main(String[] arguments) throws InterruptedException {
      System.out.println("Hello!");
      Thread.sleep(PATIENCE.toMillis());
    }
  }

  /** Prints nothing. */
  public static final class Silent {

    public static void main(String[] arguments) throws InterruptedException {
      Thread.sleep(PATIENCE.toMillis());
    }
  }
}
