package io.shindigneo4j.benchmark.identity;

import com.nimbusds.jose.JOSEException;
import io.shindigneo4j.benchmark.environment.BenchmarkEnvironment;
import io.shindigneo4j.benchmark.environment.ShindigProcess;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.oauth.ClientName;
import io.shindigneo4j.opensocial.oauth.ClientRegistration;
import io.shindigneo4j.opensocial.oauth.ClientRegistry;
import io.shindigneo4j.opensocial.oauth.ConsentStore;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.schema.authorization.ClientOperations.GrantType;
import io.shindigneo4j.testing.Tokens;
import java.io.IOException;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Who calls a Shindig of their own, which takes the tokens of a provider, too. */
public final class Callers implements AutoCloseable {

  public static final String SECURITY_TOKEN = "security-token";
  public static final String BEARER_TOKEN = "bearer-token";
  public static final String PROVIDER_JWT = "provider-jwt";

  private static final String SAMPLE = "john.doe";
  private static final String SCOPE = "people:read";
  private static final String SESSION = "/identity/session";

  private final String person;
  private final TokenProvider provider;
  private final ShindigProcess shindig;
  private final Map<String, String> headers = new HashMap<>();
  private final List<Caller> open = new ArrayList<>();

  /**
   * @param person one of the network
   */
  public Callers(BenchmarkEnvironment environment, String person)
      throws IOException, JOSEException, InterruptedException {
    this.person = person;
    provider = new TokenProvider();
    Map<String, String> settings = new HashMap<>(provider.environment());
    settings.put("SHINDIG_NEO4J_SAMPLE_SIGN_IN", "true");
    settings.put("SHINDIG_NEO4J_HOSTS", "127.0.0.1");
    shindig = environment.shindig("identity", settings);
    headers.put(SECURITY_TOKEN, securityToken());
    headers.put(PROVIDER_JWT, providerToken());
    headers.put(BEARER_TOKEN, "Authorization: Bearer " + bearerToken(environment));
  }

  private String bearerToken(BenchmarkEnvironment environment)
      throws IOException, InterruptedException {
    Secret secret = Secret.random();
    String client = "bench-" + Secret.random().text();
    try (GraphDriver driver = environment.server().driver()) {
      OperationRunner operations = new OperationRunner(driver, QueryMode.NATIVE);
      ClientRegistration registration =
          new ClientRegistration(
              client,
              new ClientName("Benchmark"),
              Optional.of(secret),
              Set.of(),
              Set.of(GrantType.CLIENT_CREDENTIALS),
              Set.of(SCOPE));
      Object unused =
          new ClientRegistry(operations, Clock.systemUTC()).register(registration).join();
      unused =
          new ConsentStore(operations, Clock.systemUTC())
              .grant(person, client, List.of(SCOPE))
              .join();
    }
    return Session.token(shindig.address(), client, secret.text(), person);
  }

  /** The header with a new security token. */
  public String securityToken() {
    return "X-Shindig-ST: " + Tokens.encrypted(person);
  }

  /** The header with a new JWT. */
  public String providerToken() {
    return "Authorization: Bearer " + provider.token(person, SCOPE);
  }

  /**
   * Who calls the social API.
   *
   * @param way one of the names of this class
   */
  public Caller of(String way, String path) {
    return opened(path, headers.get(way), "200");
  }

  /** A page of ours that asks who is signed in. */
  public Caller ofSession() throws IOException, InterruptedException {
    return opened(SESSION, "Cookie: " + Session.cookie(shindig.address(), SAMPLE), "200");
  }

  /** The same from elsewhere, which is refused before anybody looks at a session. */
  public Caller ofNobody() {
    return opened(SESSION, "Sec-Fetch-Site: cross-site", "403");
  }

  /** The time that all processors have spent on Shindig. */
  Duration processorTime() {
    return shindig.processorTime();
  }

  private Caller opened(String path, String header, String status) {
    Caller caller = new Caller(URI.create(shindig.address()).getPort(), path, header, status);
    open.add(caller);
    return caller;
  }

  @Override
  public void close() {
    open.forEach(Caller::close);
    provider.close();
  }
}
