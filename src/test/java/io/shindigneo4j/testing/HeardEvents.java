package io.shindigneo4j.testing;

import io.shindigneo4j.protocol.EventStart;
import io.shindigneo4j.protocol.GraphEvent;
import io.shindigneo4j.protocol.Message;
import io.shindigneo4j.protocol.Message.Events;
import io.shindigneo4j.protocol.Message.Gap;
import io.shindigneo4j.protocol.Message.Subscribe;
import io.shindigneo4j.protocol.Message.Subscribed;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Unsubscribe;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Hears what happens in the graph of a server. For one thread. */
public final class HeardEvents implements Closeable {

  /** Stands for a gap. */
  public static final String GAP = "gap";

  private static final long ALL = 1;
  private static final long MARK = 2;
  private static final List<String> TOPICS = List.of("all");

  private final ProtocolClient client;

  public HeardEvents(GraphServer server) {
    try {
      client = ProtocolClient.of(server);
      Message answer = client.ask(new Subscribe(ALL, TOPICS, EventStart.NOW, Integer.MAX_VALUE));
      if (!(answer instanceof Subscribed)) {
        throw new IllegalStateException("not subscribed but " + answer);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * What has happened since the last call, or since the beginning, up to the last commit whose
   * client has been told. A new subscription to what comes now is answered behind all that.
   */
  public List<GraphEvent> next() {
    try {
      client.send(new Subscribe(MARK, TOPICS, EventStart.NOW, 1));
      List<GraphEvent> heard = new ArrayList<>();
      Message message = client.receive();
      while (!(message instanceof Subscribed)) {
        heard.addAll(events(message));
        message = client.receive();
      }
      client.send(new Unsubscribe(MARK));
      awaitSuccess();
      return heard;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void awaitSuccess() throws IOException {
    Message message = client.receive();
    if (!(message instanceof Success)) {
      throw new IllegalStateException("something happens meanwhile: " + message);
    }
  }

  private static List<GraphEvent> events(Message message) {
    if (message instanceof Events events) {
      return events.events();
    } else if (message instanceof Gap gap) {
      return List.of(new GraphEvent(GAP, "", Map.of("reason", gap.reason())));
    }
    throw new IllegalStateException("no event but " + message);
  }

  @Override
  public void close() {
    try {
      client.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
