package io.shindigneo4j.prove.environment;

import io.shindigneo4j.installation.PluggedServer;
import io.shindigneo4j.installation.StockTomcat;
import io.shindigneo4j.testing.Certificates;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;

/** Tomcats with the WAR, which start once somebody asks for them. */
final class Tomcats implements AutoCloseable {

  private final PluggedServer server;
  private final IntSupplier ports;

  /** Null for the WAR of this build. */
  private final Path war;

  /** Guarded by this. */
  private final List<StockTomcat> started = new ArrayList<>();

  /**
   * @param ports that of a new link to the server
   * @param war null for that of this build
   */
  Tomcats(PluggedServer server, IntSupplier ports, Path war) {
    this.server = server;
    this.ports = ports;
    this.war = war;
  }

  synchronized StockTomcat get(int number) throws IOException, InterruptedException {
    while (started.size() <= number) {
      started.add(
          war == null ? StockTomcat.start(environment()) : StockTomcat.start(war, environment()));
    }
    return started.get(number);
  }

  private Map<String, String> environment() {
    Map<String, String> environment = new HashMap<>(server.environment());
    environment.put("SHINDIG_NEO4J_URI", server.uri(ports.getAsInt()));
    if (server.isEncrypted()) {
      environment.put("SHINDIG_NEO4J_TRUST_STORE", Certificates.SERVER.file().toString());
      environment.put("SHINDIG_NEO4J_TRUST_STORE_PASSWORD", Certificates.SERVER.password());
    }
    environment.put("SHINDIG_NEO4J_ADDRESS_RATE", "0"); // all calls come from one
    environment.put("SHINDIG_NEO4J_VIEWER_RATE", "0");
    return environment;
  }

  @Override
  public synchronized void close() throws IOException, InterruptedException {
    for (StockTomcat tomcat : started) {
      tomcat.close();
    }
  }
}
