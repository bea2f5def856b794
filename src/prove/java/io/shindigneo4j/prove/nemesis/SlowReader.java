package io.shindigneo4j.prove.nemesis;

import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.RawWebSocket;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

/**
 * Asks for ten mebibytes and reads them at 160 KB in a second. Comes back a minute after the server
 * has ended the connection. One thread runs it, another closes it.
 */
final class SlowReader implements Closeable {

  private static final int RECORDS = 10 * 1024;
  private static final String TEXT = "x".repeat(1_000);
  private static final String LARGE = "UNWIND range(1, $records) AS i RETURN i, $text AS text";
  private static final int SLICE = 16 * 1024;
  private static final long SLICE_MILLIS = 100;
  private static final long ABSENCE_MILLIS = 60_000;

  private final int port;
  private final Credentials credentials;
  private final LongAdder asked;
  private final CountDownLatch answered = new CountDownLatch(1);
  private volatile Socket socket = new Socket();
  private volatile boolean closed;

  /**
   * @param asked counts the answers that were asked for
   */
  SlowReader(int port, Credentials credentials, LongAdder asked) {
    this.port = port;
    this.credentials = credentials;
    this.asked = asked;
  }

  /** Returns after the close. */
  void run() throws InterruptedException {
    while (!closed) {
      try (Socket opened = new Socket()) {
        socket = opened;
        read(opened);
      } catch (IOException e) {
        answered.countDown();
        pause(ABSENCE_MILLIS); // the server has had enough
      }
    }
  }

  /** Waits until the first answer has begun to come, or the server has ended the connection. */
  void awaitAnswer(Duration limit) throws IOException, InterruptedException {
    if (!answered.await(limit.toMillis(), TimeUnit.MILLISECONDS)) {
      throw new IOException("a slow reader got nothing in " + limit);
    }
  }

  private void read(Socket opened) throws IOException, InterruptedException {
    opened.setReceiveBufferSize(SLICE);
    opened.connect(new InetSocketAddress("127.0.0.1", port));
    ProtocolClient client =
        ProtocolClient.over(new RawWebSocket(opened), "neo4j", credentials, Format.BSON);
    byte[] slice = new byte[SLICE];
    InputStream in = opened.getInputStream();
    for (long id = 1; !closed; id++) {
      client.send(
          new RunCypher(
              id,
              AccessMode.READ,
              Duration.ZERO,
              LARGE,
              Map.of("records", (long) RECORDS, "text", TEXT)));
      asked.increment();
      for (int left = RECORDS * TEXT.length(); left > 0; ) {
        int read = in.read(slice);
        if (read < 0) {
          throw new IOException("ended by the server");
        }
        answered.countDown();
        left -= read;
        pause(SLICE_MILLIS);
      }
    }
  }

  private void pause(long millis) throws InterruptedException {
    if (!closed) {
      Thread.sleep(millis);
    }
  }

  @Override
  public void close() throws IOException {
    closed = true;
    socket.close();
  }
}
