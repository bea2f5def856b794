package io.shindigneo4j.prove.nemesis;

import java.io.IOException;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/** Does harm to a server and its links, as a seed says. For one thread. */
public final class Nemesis {

  private static final int SLOW_RATE = 10_000;

  private final Target target;
  private final Random random;
  private final Consumer<String> log;

  /**
   * @param log is told of each fault as it begins
   */
  public Nemesis(Target target, Random random, Consumer<String> log) {
    this.target = target;
    this.random = random;
    this.log = log;
  }

  /** Inflicts these faults, one after the other, each after a while. Heals all links at the end. */
  public void inflict(List<FaultKind> faults) throws IOException, InterruptedException {
    for (FaultKind fault : faults) {
      Thread.sleep(between(100, 1_000));
      inflict(fault);
    }
    target.links().forEach(LinkProxy::heal);
  }

  private void inflict(FaultKind fault) throws IOException, InterruptedException {
    switch (fault) {
      case KILL -> kill();
      case PAUSE -> pause();
      case CUT -> cut();
      case CUT_IN_REQUEST -> cutWithin(Direction.TO_SERVER);
      case CUT_IN_REPLY -> cutWithin(Direction.TO_CLIENT);
      case SLOW -> spoil("slow", LinkCondition.slow(SLOW_RATE), between(500, 2_000));
      case SILENCE -> spoil("silent", LinkCondition.SILENT, between(500, 5_000));
      case FULL_DISK -> fillDisk();
    }
  }

  private void kill() throws IOException, InterruptedException {
    long down = between(0, 1_000);
    log.accept("kill -9, down for " + down + " ms");
    target.killAndStart(down);
  }

  private void pause() throws IOException, InterruptedException {
    long millis = between(100, 3_000);
    log.accept("SIGSTOP for " + millis + " ms");
    target.pause();
    try {
      Thread.sleep(millis);
    } finally {
      target.resume();
    }
  }

  private void cut() {
    List<LinkProxy> links = some();
    log.accept("reset of " + links.size() + " clients");
    links.forEach(LinkProxy::cut);
  }

  private void cutWithin(Direction direction) throws InterruptedException {
    List<LinkProxy> links = some();
    long bytes = between(0, 600);
    log.accept("reset of %d clients, %d bytes %s later".formatted(links.size(), bytes, direction));
    links.forEach(link -> link.cutAfter(direction, bytes));
    Thread.sleep(between(100, 500));
  }

  private void spoil(String what, LinkCondition condition, long millis)
      throws InterruptedException {
    List<LinkProxy> links = some();
    log.accept("%d clients %s for %d ms".formatted(links.size(), what, millis));
    links.forEach(link -> link.become(condition));
    Thread.sleep(millis);
    links.forEach(LinkProxy::heal);
  }

  private void fillDisk() throws IOException, InterruptedException {
    long millis = between(500, 3_000);
    log.accept("full disk for " + millis + " ms");
    target.disk().fill();
    try {
      Thread.sleep(millis);
    } finally {
      target.disk().free();
    }
    target.repair();
  }

  /** At least one link. */
  private List<LinkProxy> some() {
    List<LinkProxy> all = target.links();
    LinkProxy chosen = all.get(random.nextInt(all.size()));
    return all.stream().filter(link -> link == chosen || random.nextBoolean()).toList();
  }

  private long between(int least, int most) {
    return least + (long) random.nextInt(most - least + 1);
  }
}
