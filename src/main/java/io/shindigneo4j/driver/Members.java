package io.shindigneo4j.driver;

import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The servers that there are connections to. One that has left is closed when nothing is under way
 * there any more. Safe for use by many threads.
 */
final class Members {

  private static final Logger LOG = LoggerFactory.getLogger(Members.class);

  private static final Duration CHECK = Duration.ofMillis(500);

  /** As long as a server lets a transaction take, unless its settings say otherwise. */
  static final Duration LONGEST_LEAVE = Duration.ofMinutes(2);

  private final Function<URI, Member> making;
  private final Steps steps;
  private final LongSupplier nanoTime;

  // All guarded by this.
  private final Map<URI, Member> current = new LinkedHashMap<>();
  private final Map<URI, Leave> leaving = new LinkedHashMap<>();
  private boolean checking;
  private boolean closed;

  /** One that is not wanted any more. */
  private static final class Leave {

    private final Member member;
    private final long deadline;
    private boolean wasIdle;

    Leave(Member member, long deadline) {
      this.member = member;
      this.deadline = deadline;
    }

    /** Twice in a row, as a request may be between the choice of a server and its connection. */
    boolean isOver(long now) {
      boolean idle = member.isIdle();
      boolean over = (idle && wasIdle) || now - deadline >= 0;
      wasIdle = idle;
      return over;
    }
  }

  Members(Function<URI, Member> making, Steps steps, LongSupplier nanoTime) {
    this.making = making;
    this.steps = steps;
    this.nanoTime = nanoTime;
  }

  /** The one of an address, which is connected to unless it is already. */
  Member get(URI address) {
    Member made;
    synchronized (this) {
      Leave back = leaving.remove(address);
      if (back != null) {
        current.put(address, back.member);
      }
      Member known = current.get(address);
      if (known != null) {
        return known;
      }
      made = making.apply(address);
      current.put(address, made);
    }
    connect(made);
    return made;
  }

  private void connect(Member made) {
    made.connect();
    boolean late;
    synchronized (this) {
      late = closed;
    }
    if (late) {
      made.close(new DriverClosedException());
    }
  }

  List<Member> get(List<URI> addresses) {
    return addresses.stream().map(this::get).toList();
  }

  /** All others leave. */
  synchronized void keep(Set<URI> addresses) {
    long deadline = nanoTime.getAsLong() + LONGEST_LEAVE.toNanos();
    for (Member member : List.copyOf(current.values())) {
      if (!addresses.contains(member.uri())) {
        current.remove(member.uri());
        leaving.put(member.uri(), new Leave(member, deadline));
      }
    }
    checkLater();
  }

  private synchronized void checkLater() {
    if (!checking && !leaving.isEmpty()) {
      checking = true;
      steps.after(CHECK, this::check);
    }
  }

  private void check() {
    List<Member> gone = new ArrayList<>();
    synchronized (this) {
      checking = false;
      long now = nanoTime.getAsLong();
      for (Leave leave : List.copyOf(leaving.values())) {
        if (leave.isOver(now)) {
          leaving.remove(leave.member.uri());
          gone.add(leave.member);
        }
      }
    }
    for (Member member : gone) {
      LOG.info("{} is no server of the database any more", member);
      member.close(new IOException("the server has left"));
    }
    checkLater();
  }

  void checkLiveness() {
    all().forEach(Member::checkLiveness);
  }

  private synchronized List<Member> all() {
    Stream<Member> late = leaving.values().stream().map(leave -> leave.member);
    return Stream.concat(current.values().stream(), late).toList();
  }

  void close() {
    synchronized (this) {
      closed = true;
    }
    all().forEach(member -> member.close(new DriverClosedException()));
  }
}
