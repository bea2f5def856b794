package io.shindigneo4j.driver.transport;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;

/** A port whose backlog is full, so that attempts to connect get no answer. */
final class FullBacklog implements AutoCloseable {

  private final ServerSocket listening;
  private final List<Socket> queued = new ArrayList<>();

  FullBacklog() throws IOException {
    listening = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    for (int i = 0; i < 4; i++) {
      Socket socket = new Socket();
      queued.add(socket);
      try {
        socket.connect(listening.getLocalSocketAddress(), 200);
      } catch (IOException e) { // it is full
        return;
      }
    }
    throw new AssertionError("The backlog takes more than it should");
  }

  String uri() {
    return "ws://127.0.0.1:" + listening.getLocalPort() + "/neo4j";
  }

  @Override
  public void close() throws IOException {
    for (Socket socket : queued) {
      socket.close();
    }
    listening.close();
  }
}
