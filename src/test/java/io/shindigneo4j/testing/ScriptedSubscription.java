package io.shindigneo4j.testing;

import io.shindigneo4j.protocol.EventPosition;
import io.shindigneo4j.protocol.EventStart;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.protocol.Message.Events;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Gap;
import io.shindigneo4j.protocol.Message.Subscribe;
import io.shindigneo4j.protocol.Message.Subscribed;
import io.shindigneo4j.testing.ScriptedServer.Received;
import java.util.List;
import java.util.Map;

/** A subscription to the events of a {@link ScriptedServer}, which a test answers as it likes. */
public record ScriptedSubscription(ScriptedPeer peer, Subscribe request) {

  private static final String EPOCH = "000001923f0c2a5d5f3e8a1b2c4d6e70";
  private static final long EARLIER = 1_790_000_000_000L;

  /** Takes the next subscription; drops other requests before it. */
  public static ScriptedSubscription take(ScriptedServer server) throws InterruptedException {
    Received next = server.take();
    while (!(next.request() instanceof Subscribe)) {
      next = server.take();
    }
    return new ScriptedSubscription(next.peer(), (Subscribe) next.request());
  }

  /** The position after the commit with this number. */
  public static EventPosition position(long commit) {
    return new EventPosition(EPOCH, commit, EARLIER + commit);
  }

  /** The only event of the commit with this number. */
  public static GraphEvent event(long commit) {
    return new GraphEvent("activity.posted", "person" + commit, Map.of("commit", commit));
  }

  public EventStart start() {
    return request.start();
  }

  /** Says that the events after a commit will come. */
  public ScriptedSubscription accept(long commit) {
    peer.send(new Subscribed(request.id(), position(commit)));
    return this;
  }

  /** Sends the events of some commits. */
  public ScriptedSubscription send(long... commits) {
    for (long commit : commits) {
      send(position(commit));
    }
    return this;
  }

  public void send(EventPosition position) {
    peer.send(new Events(request.id(), position, List.of(event(position.offset()))));
  }

  public ScriptedSubscription gap(long commit) {
    peer.send(new Gap(request.id(), "a test", position(commit)));
    return this;
  }

  public void fail(String code, boolean retryable) {
    peer.send(new Failure(request.id(), code, "a test", retryable));
  }
}
