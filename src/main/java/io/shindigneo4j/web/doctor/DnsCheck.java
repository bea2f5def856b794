package io.shindigneo4j.web.doctor;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Whether the name of a server leads to addresses. */
record DnsCheck(Server server) implements Check {

  static final String STEP = "dns";

  private static final int MAX_SHOWN = 4;

  @Override
  public String name() {
    return server.check(STEP);
  }

  @Override
  public CheckOutcome run() {
    try {
      return CheckOutcome.ok(
          Stream.of(InetAddress.getAllByName(server.host()))
              .limit(MAX_SHOWN)
              .map(InetAddress::getHostAddress)
              .collect(Collectors.joining(", ", server.host() + " is ", "")));
    } catch (UnknownHostException e) {
      return CheckOutcome.failure(
          "nobody knows the name " + server.host(),
          "Correct the host in shindig.neo4j.uri or shindig.neo4j.servers, or the DNS of this"
              + " machine.");
    }
  }
}
