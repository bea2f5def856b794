package io.shindigneo4j.server.websocket;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.UnixOperatingSystemMXBean;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.MessageCodec;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.Seeds;
import io.shindigneo4j.testing.SharedGraphServer;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.SocketException;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("A server goes on whatever it is sent")
@ExtendWith(SharedGraphServer.class)
class FuzzTest {

  private static final int CONNECTIONS = 60;
  private static final int FRAMES = 50;
  private static final int MAX_LENGTH = 300;

  private Random random;

  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "the JVM does not count open files there")
  @Seeds(verify = 1, exhaustive = 3)
  void onManyConnections(long seed, GraphServer server) throws IOException {
    random = new Random(seed);
    long files = openFiles();
    try (ProtocolClient good = ProtocolClient.of(server)) {
      for (int i = 0; i < CONNECTIONS; i++) {
        sendNonsense(server, i % 2 == 0 ? Format.BSON : Format.JSON);
        assertThat(good.value("RETURN 1")).as("after connection %d", i).isEqualTo(1L);
      }
      await().untilAsserted(() -> assertThat(transactions(good)).as("transactions").isEqualTo(1L));
      assertThat(good.value("MATCH (n:Fuzz) RETURN count(n)")).isEqualTo(0L);
    }
    await()
        .untilAsserted(
            () -> assertThat(openFiles()).as("sockets").isLessThan(files + CONNECTIONS / 4));
  }

  /** Those of both ends, as server and clients are in this process. */
  private static long openFiles() {
    return ManagementFactory.getPlatformMXBean(UnixOperatingSystemMXBean.class)
        .getOpenFileDescriptorCount();
  }

  private void sendNonsense(GraphServer server, Format format) throws IOException {
    try (ProtocolClient client =
        ProtocolClient.of(server, "neo4j", GraphServer.CREDENTIALS, format)) {
      MessageCodec codec = new MessageCodec(format);
      for (int i = 0; i < FRAMES; i++) {
        nonsense(client, codec);
      }
    } catch (SocketException closed) {
      // as it should be after nonsense
    }
  }

  private void nonsense(ProtocolClient client, MessageCodec codec) throws IOException {
    byte[] message = codec.encode(ProtocolClient.read(random.nextInt(9), "CREATE (:Fuzz)"));
    switch (random.nextInt(8)) {
      case 0 -> client.sendPayload(bytes());
      case 1 -> client.socket().send(bytes());
      case 2 -> client.socket().sendFrame(random.nextInt(16), bytes());
      case 3 -> client.socket().sendFragment(random.nextInt(16), bytes());
      default -> client.sendPayload(mutated(message));
    }
  }

  private byte[] bytes() {
    byte[] bytes = new byte[random.nextInt(MAX_LENGTH)];
    random.nextBytes(bytes);
    return bytes;
  }

  private byte[] mutated(byte[] message) {
    byte[] mutated = message.clone();
    for (int i = random.nextInt(3); i > 0; i--) {
      mutated[random.nextInt(mutated.length)] = (byte) random.nextInt();
    }
    return mutated;
  }

  private static Object transactions(ProtocolClient client) throws IOException {
    return client.value(
        "SHOW TRANSACTIONS YIELD protocol WHERE protocol = 'shindig-neo4j' RETURN count(*)",
        Map.of());
  }
}
