package io.shindigneo4j.web.provider;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.shindigneo4j.testing.FreePort;
import io.shindigneo4j.testing.RsaKeys;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.KeyPair;
import java.security.interfaces.RSAPublicKey;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/** The key set of a provider, over HTTP. It can be out of order, hang, and be away. */
public final class KeySetServer implements AutoCloseable {

  public static final String ISSUER = "https://provider.example";
  public static final String AUDIENCE = "https://social.example";

  private final int port = FreePort.find();
  private final ExecutorService threads = Executors.newCachedThreadPool();
  private final AtomicInteger requests = new AtomicInteger();
  private HttpServer server;
  private volatile List<JWK> keys = List.of();
  private volatile boolean broken;

  /** At zero, requests are answered. */
  private volatile CountDownLatch hanging = new CountDownLatch(0);

  public KeySetServer(JWK... keys) throws IOException {
    this.keys = List.of(keys);
    listen();
  }

  private void listen() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    server.createContext("/keys", this::answer);
    server.setExecutor(threads);
    server.start();
  }

  public static RSAKey rsa(String id) {
    KeyPair pair = RsaKeys.next();
    return new RSAKey.Builder((RSAPublicKey) pair.getPublic())
        .privateKey(pair.getPrivate())
        .keyID(id)
        .build();
  }

  public static ECKey ec(String id) {
    try {
      return new ECKeyGenerator(com.nimbusds.jose.jwk.Curve.P_256).keyID(id).generate();
    } catch (JOSEException e) {
      throw new AssertionError(e);
    }
  }

  private void answer(HttpExchange exchange) throws IOException {
    requests.incrementAndGet();
    awaitOrder();
    byte[] body = new JWKSet(keys).toString(true).getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(broken ? 500 : 200, body.length);
    try (OutputStream out = exchange.getResponseBody()) {
      out.write(body);
    }
  }

  public void publish(JWK... published) {
    keys = List.of(published);
  }

  public void breakDown() {
    broken = true;
  }

  /** Takes connections, and answers nothing. */
  public void hang() {
    hanging = new CountDownLatch(1);
  }

  /** Refuses connections. */
  public void leave() {
    server.stop(0);
  }

  /** Is there again after {@link #leave}. */
  public void comeBack() throws IOException {
    listen();
  }

  /** Ends what {@link #hang} and {@link #breakDown} began. */
  public void recover() {
    broken = false;
    hanging.countDown();
  }

  private void awaitOrder() throws IOException {
    try {
      hanging.await();
    } catch (InterruptedException e) {
      throw new IOException(e);
    }
  }

  public int requests() {
    return requests.get();
  }

  public URI address() {
    return URI.create("http://127.0.0.1:" + port + "/keys");
  }

  /** Settings of this provider. */
  public Optional<String> find(String key) {
    return switch (key) {
      case "shindig.neo4j.oidc-issuer" -> Optional.of(ISSUER);
      case "shindig.neo4j.oidc-audience" -> Optional.of(AUDIENCE);
      case "shindig.neo4j.oidc-keys" -> Optional.of(address().toString());
      case "shindig.neo4j.oidc-scopes" -> Optional.of("api.read=people:read friends:read");
      default -> Optional.empty();
    };
  }

  @Override
  public void close() {
    server.stop(0);
    threads.shutdownNow();
  }
}
