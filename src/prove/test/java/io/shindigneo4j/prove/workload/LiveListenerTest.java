package io.shindigneo4j.prove.workload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.shindigneo4j.prove.checker.LiveEntry;
import io.shindigneo4j.prove.checker.LiveEntry.Kind;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A listener of the proof")
@Timeout(120)
class LiveListenerTest {

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final String HEADER = "last-event-id: ";

  @TempDir private Path folder;

  private ServerSocket server;
  private LiveFile file;

  @BeforeEach
  void begin() throws IOException {
    server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    file = new LiveFile(LiveFile.of(folder, "one"));
  }

  @AfterEach
  void end() throws IOException {
    server.close();
  }

  private LiveListener listen() {
    String address = "http://127.0.0.1:" + server.getLocalPort() + "/";
    return new LiveListener(address, "ann", folder, "one", 1, UnaryOperator.identity());
  }

  /** Answers one request with a stream that ends; the id that it went on after, null for none. */
  private String answer(String stream) throws IOException {
    try (Socket connection = server.accept()) {
      return answer(connection, stream);
    }
  }

  private static String answer(Socket connection, String stream) throws IOException {
    BufferedReader request =
        new BufferedReader(
            new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8));
    String id = null;
    for (String line = request.readLine(); !line.isEmpty(); line = request.readLine()) {
      id = line.toLowerCase().startsWith(HEADER) ? line.substring(HEADER.length()) : id;
    }
    OutputStream answer = connection.getOutputStream();
    String head = "HTTP/1.1 200 \r\nConnection: close\r\nContent-Type: text/event-stream\r\n\r\n";
    answer.write((head + stream).getBytes(StandardCharsets.UTF_8));
    return id;
  }

  private void awaitEntries(int count) {
    await().atMost(PATIENCE).until(() -> file.entries().size() == count);
  }

  @Test
  void goesOnAfterWhatItHasReceivedCompletely() throws Exception {
    try (LiveListener listener = listen()) {
      assertThat(
              answer(
                  "retry: 1\n\n:\nid: a-1-5\n\n"
                      + "id: a-2-6.0\nevent: activity.posted\n"
                      + "data: {\"person\":\"bob\",\"title\":\"t\"}\n\n"
                      + "id: a-3-7.0\nevent: activity.posted\ndata: {\"person\":\"b"))
          .isNull();
      awaitEntries(2);
      assertThat(answer("id: a-4-9\nevent: gap\ndata: {}\n\n")).isEqualTo("a-2-6.0");
      awaitEntries(3);
      assertThat(answer(":\n\n")).isEqualTo("a-4-9");
      assertThat(listener.connections()).isPositive();
    }
    assertThat(file.entries())
        .extracting(LiveEntry::kind)
        .containsExactly(Kind.MOVE, Kind.EVENT, Kind.GAP);
    assertThat(file.entries().get(1).key()).isEqualTo(LiveKeys.posted("bob", "t"));
  }

  @Test
  void saysWhetherItWasConnectedWhenItIsCut() throws Exception {
    try (LiveListener listener = listen()) {
      assertThat(listener.cut()).as("before an answer").isFalse();
      try (Socket connection = server.accept()) {
        answer(connection, ":\n\n");
        await().atMost(PATIENCE).until(() -> listener.connections() == 1);
        assertThat(listener.cut()).isTrue();
        assertThat(listener.cut()).as("cut already").isFalse();
      }
    }
  }

  /** Such a line is what a kill leaves. */
  @Test
  void goesOnAfterTheLastWholeLineOfItsFile() throws Exception {
    try (OutputStream record = file.open()) {
      LiveFile.add(record, Kind.MOVE, "a-1-5", "", "");
    }
    Files.writeString(
        LiveFile.of(folder, "one"), "9\tEVENT\ta-2-6.0\tbob", StandardOpenOption.APPEND);
    try (LiveListener listener = listen()) {
      assertThat(answer("id: a-2-6\n\n")).isEqualTo("a-1-5");
      awaitEntries(2);
      assertThat(listener.connections()).isPositive();
    }
    assertThat(file.entries()).extracting(each -> each.place().offset()).isEqualTo(List.of(1L, 2L));
  }
}
