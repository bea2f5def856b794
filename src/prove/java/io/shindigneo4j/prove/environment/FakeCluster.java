package io.shindigneo4j.prove.environment;

import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.prove.nemesis.LinkProxy;
import io.shindigneo4j.testing.TestCluster;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Three Neo4j servers in this process that pretend to be a cluster: their routing table is
 * scripted, as the Community edition has none. All clients reach them through links.
 */
public final class FakeCluster implements AutoCloseable {

  public static final int SIZE = TestCluster.SIZE;

  /** Until the others have a leader, and until the table leaves out who is away. */
  private static final long ELECTION_MILLIS = 500;

  private static final long AWAY_MILLIS = 1_000;
  private static final long BACK_MILLIS = 2_000;
  private static final Statement WHO =
      Statement.cypher("MATCH (m:Member) RETURN m.number AS number");

  private final List<LinkProxy> links = new ArrayList<>();
  private final TestCluster cluster = TestCluster.behind(this::link);
  private int leader;

  private FakeCluster() {}

  public static FakeCluster start() {
    return new FakeCluster();
  }

  private int link(int port) {
    LinkProxy link = new LinkProxy(port);
    links.add(link);
    return link.port();
  }

  /** Of a driver that knows all servers at first. */
  public DriverSettings settings() {
    return cluster
        .driverSettings(0)
        .withServers(IntStream.range(1, SIZE).mapToObj(cluster::address).toList());
  }

  /**
   * Lets a server vanish: its links are reset, and new ones at once, while it starts anew. If it
   * leads, another one does after a moment; until then the table still has who is away. Returns
   * when it answers reads again.
   */
  public void killAndStart(int number) throws IOException, InterruptedException {
    links.get(number).goDown();
    Thread.sleep(ELECTION_MILLIS);
    List<Integer> others = others(number);
    if (number == leader) {
      leader = others.get(0);
      cluster.allowWrites(Set.of(leader));
    }
    others.remove((Integer) leader);
    cluster.leader(leader, others);
    Thread.sleep(AWAY_MILLIS);
    cluster.restart(number);
    links.get(number).comeUp();
    cluster.leader(leader, others(leader));
    awaitReads(number);
    Thread.sleep(BACK_MILLIS);
  }

  private static List<Integer> others(int number) {
    return new ArrayList<>(
        IntStream.range(0, SIZE).filter(other -> other != number).boxed().toList());
  }

  /** By a driver of its own. */
  private void awaitReads(int number) {
    try (GraphDriver driver = GraphDriver.connect(settings())) {
      TestDeadlines.await()
          .until(
              () -> driver.execute(WHO).first().orElseThrow().get("number").equals((long) number));
    }
  }

  @Override
  public void close() {
    try {
      cluster.close();
    } finally {
      links.forEach(LinkProxy::close);
    }
  }
}
