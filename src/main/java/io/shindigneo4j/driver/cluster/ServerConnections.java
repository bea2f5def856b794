package io.shindigneo4j.driver.cluster;

import io.shindigneo4j.driver.connection.Connection;
import io.shindigneo4j.driver.connection.ConnectionPool;
import io.shindigneo4j.driver.connection.ConnectionPoolFactory;
import io.shindigneo4j.driver.connection.PendingRequest;
import io.shindigneo4j.driver.connection.SingleServerListener;
import io.shindigneo4j.driver.transport.Transport;
import java.net.URI;
import java.util.Random;

/** The connections to one server, to several, or to those of a routing table. */
public final class ServerConnections implements Connection {

  private final Connection servers;
  private final Transport transport;

  private ServerConnections(Connection servers, Transport transport) {
    this.servers = servers;
    this.transport = transport;
  }

  /** Begins to connect. Closing the connections closes the transport of the pools as well. */
  public static Connection open(ClusterOptions options, ConnectionPoolFactory pools) {
    Connection servers =
        options.isSingleServer()
            ? single(options.addresses().get(0), pools)
            : cluster(options, pools);
    return new ServerConnections(servers, pools.transport());
  }

  private static Connection single(URI server, ConnectionPoolFactory pools) {
    ConnectionPool pool = pools.create(server, new SingleServerListener(pools.callbacks()));
    pool.connect();
    return pool;
  }

  private static Connection cluster(ClusterOptions options, ConnectionPoolFactory pools) {
    SerialScheduler scheduler = SerialScheduler.on(pools.timer());
    Cluster cluster =
        new Cluster(
            pools.callbacks(),
            scheduler,
            owner -> members(pools, owner, scheduler),
            options.balancers());
    if (options.routed()) {
      cluster.follow(watcher(options, cluster, scheduler));
    } else {
      cluster.connect(options.addresses());
    }
    return cluster;
  }

  private static ClusterMembers members(
      ConnectionPoolFactory pools, Cluster cluster, SerialScheduler scheduler) {
    return new ClusterMembers(
        address ->
            new ClusterMember(address, pools.create(address, cluster), cluster::refusedToWrite),
        scheduler,
        System::nanoTime);
  }

  private static RoutingTableWatcher watcher(
      ClusterOptions options, Cluster cluster, SerialScheduler scheduler) {
    return new RoutingTableWatcher(
        options.addresses(),
        cluster::routingTable,
        cluster,
        options.routingBackoff(),
        scheduler,
        System::nanoTime,
        new Random());
  }

  @Override
  public void send(PendingRequest request) {
    servers.send(request);
  }

  @Override
  public void checkLiveness() {
    servers.checkLiveness();
  }

  @Override
  public void close() {
    servers.close();
    transport.close();
  }
}
