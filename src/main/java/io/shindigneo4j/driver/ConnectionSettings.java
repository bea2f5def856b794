package io.shindigneo4j.driver;

import io.shindigneo4j.driver.DriverSettings.Client;
import io.shindigneo4j.driver.tls.TlsSettings;
import java.time.Duration;
import java.util.Objects;

/**
 * The settings of connections. Immutable.
 *
 * @param count how many connections each server gets; a statement goes to the least busy. By Bolt,
 *     each running statement has a connection of its own, of 100 at most
 * @param connectTimeout how long one attempt to connect may take
 * @param reconnectDelay how long to wait between attempts to connect. Not used by Bolt, which
 *     connects with each statement
 * @param livenessCheck how long a server may be silent before it is pinged. If it stays silent for
 *     as long again, the connection is closed and replaced. A broken link is so found within three
 *     times this. Sending what is in flight must not take longer than this, because the ping is
 *     sent after it. By Bolt, how long a connection may be unused before it is tested
 * @param client the library that speaks WebSocket
 * @param tls whom encrypted connections trust. By Bolt it must be the default, the certificates
 *     that the Java runtime trusts
 */
public record ConnectionSettings(
    int count,
    Duration connectTimeout,
    ReconnectDelay reconnectDelay,
    Duration livenessCheck,
    Client client,
    TlsSettings tls) {

  public static final ConnectionSettings DEFAULT =
      new ConnectionSettings(
          2,
          Duration.ofSeconds(5),
          ReconnectDelay.DEFAULT,
          Duration.ofSeconds(10),
          Client.NETTY,
          TlsSettings.DEFAULT);

  public ConnectionSettings {
    if (count < 1 || count > DriverSettings.MOST_CONNECTIONS) {
      throw new IllegalArgumentException(
          "connections must be between 1 and " + DriverSettings.MOST_CONNECTIONS);
    }
    Timeouts.require("connectTimeout", connectTimeout);
    Objects.requireNonNull(reconnectDelay, "reconnectDelay");
    Timeouts.require("livenessCheck", livenessCheck);
    Objects.requireNonNull(client, "client");
    Objects.requireNonNull(tls, "tls");
  }

  public ConnectionSettings withCount(int newCount) {
    return new ConnectionSettings(
        newCount, connectTimeout, reconnectDelay, livenessCheck, client, tls);
  }

  public ConnectionSettings withConnectTimeout(Duration newTimeout) {
    return new ConnectionSettings(count, newTimeout, reconnectDelay, livenessCheck, client, tls);
  }

  public ConnectionSettings withReconnectDelay(ReconnectDelay newDelay) {
    return new ConnectionSettings(count, connectTimeout, newDelay, livenessCheck, client, tls);
  }

  public ConnectionSettings withLivenessCheck(Duration newInterval) {
    return new ConnectionSettings(count, connectTimeout, reconnectDelay, newInterval, client, tls);
  }

  public ConnectionSettings withClient(Client newClient) {
    return new ConnectionSettings(
        count, connectTimeout, reconnectDelay, livenessCheck, newClient, tls);
  }

  public ConnectionSettings withTls(TlsSettings newTls) {
    return new ConnectionSettings(
        count, connectTimeout, reconnectDelay, livenessCheck, client, newTls);
  }
}
