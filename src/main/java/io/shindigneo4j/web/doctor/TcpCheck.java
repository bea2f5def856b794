package io.shindigneo4j.web.doctor;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Whether a server takes connections, at each of its addresses. */
record TcpCheck(Server server, Duration limit) implements Check {

  static final String STEP = "tcp";

  private static final int MAX_ADDRESSES = 4;

  @Override
  public String name() {
    return server.check(STEP);
  }

  @Override
  public List<String> after() {
    return List.of(server.check(DnsCheck.STEP));
  }

  @Override
  public CheckOutcome run() throws IOException {
    List<String> open = new ArrayList<>();
    List<IOException> failures = new ArrayList<>();
    List<InetAddress> addresses =
        Stream.of(InetAddress.getAllByName(server.host())).limit(MAX_ADDRESSES).toList();
    for (InetAddress address : addresses) {
      try (Socket unused = connect(address, limit.dividedBy(addresses.size()))) {
        open.add(address.getHostAddress());
      } catch (IOException e) {
        failures.add(e);
      }
    }
    return outcome(open, failures);
  }

  private Socket connect(InetAddress address, Duration time) throws IOException {
    Socket socket = new Socket();
    try {
      socket.connect(new InetSocketAddress(address, server.port()), (int) time.toMillis());
      return socket;
    } catch (IOException e) {
      socket.close();
      throw e;
    }
  }

  private CheckOutcome outcome(List<String> open, List<IOException> failures) {
    if (open.isEmpty()) {
      return CheckOutcome.failure(
          "no connection to port %d: %s".formatted(server.port(), failures.get(0).getMessage()),
          advice(failures.get(0)));
    }
    return failures.isEmpty()
        ? CheckOutcome.ok("port " + server.port() + " is open")
        : CheckOutcome.warning(
            "port %d is open at %s alone".formatted(server.port(), String.join(", ", open)),
            "Take the other addresses out of the DNS, or let Neo4j listen there: some connections"
                + " try them first.");
  }

  private String advice(IOException failure) {
    if (failure instanceof SocketTimeoutException) {
      return "Something between here and there drops packets: let the firewall pass the port, and"
          + " see whether the machine runs.";
    }
    if (!(failure instanceof ConnectException)) {
      return "See the network between here and there.";
    }
    return server.isBolt()
        ? "Nobody listens there: start Neo4j, and see server.bolt.listen_address in neo4j.conf."
        : "Nobody listens there: start Neo4j, look for 'Endpoint' in its log, and see"
            + " server.shindig.neo4j.enabled and listen_address in neo4j.conf; by default the"
            + " plug-in takes connections of its own machine alone, on port 7690.";
  }
}
