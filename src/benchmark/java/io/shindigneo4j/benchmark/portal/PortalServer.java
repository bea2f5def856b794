package io.shindigneo4j.benchmark.portal;

import com.nimbusds.jose.JOSEException;
import io.shindigneo4j.benchmark.environment.BenchmarkEnvironment;
import io.shindigneo4j.benchmark.environment.ShindigProcess;
import io.shindigneo4j.installation.PluggedServer;
import io.shindigneo4j.testing.FreePort;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** A Shindig whose portal people of the network visit, and the provider by which they sign in. */
public final class PortalServer implements AutoCloseable {

  private final SignInProvider provider = new SignInProvider();
  private final int port = FreePort.find();
  private final BenchmarkEnvironment environment;
  private final ShindigProcess shindig;

  /**
   * @param graph has the people
   * @param name no other Shindig has it
   */
  public PortalServer(BenchmarkEnvironment environment, PluggedServer graph, String name)
      throws IOException, JOSEException {
    this.environment = environment;
    try {
      shindig = environment.shindig(graph, name, settings());
    } catch (RuntimeException e) {
      provider.close();
      throw e;
    }
  }

  /** As the run command sets them, but for who signs in; sessions outlast the run. */
  private Map<String, String> settings() {
    Map<String, String> settings = new HashMap<>(provider.environment());
    settings.put(ShindigProcess.PORT, Integer.toString(port));
    settings.put("SHINDIG_NEO4J_OIDC_ORIGIN", origin());
    settings.put("SHINDIG_NEO4J_HOSTS", "localhost, 127.0.0.1");
    settings.put("SHINDIG_NEO4J_GADGET_HOST", "*.gadgets.localhost:" + port);
    settings.put("SHINDIG_NEO4J_CONTAINER_ORIGINS", origin());
    settings.put("SHINDIG_NEO4J_CONTAINER_APPLICATION", "container");
    settings.put("SHINDIG_NEO4J_SESSION_IDLE", "PT12H");
    return settings;
  }

  /** Without a slash at its end. */
  String origin() {
    return "http://localhost:" + port;
  }

  int port() {
    return port;
  }

  /** Signs somebody in without a browser. */
  public SignedIn signIn(String person) throws IOException, InterruptedException {
    return SignedIn.of(origin(), provider, person);
  }

  @Override
  public void close() {
    environment.end(shindig);
    provider.close();
  }
}
