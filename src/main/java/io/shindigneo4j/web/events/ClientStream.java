package io.shindigneo4j.web.events;

import io.shindigneo4j.opensocial.events.EndReason;
import io.shindigneo4j.opensocial.events.EventSink;
import io.shindigneo4j.opensocial.events.HubEvent;
import io.shindigneo4j.opensocial.events.HubListener;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.servlet.ServletOutputStream;
import javax.servlet.WriteListener;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The stream of one client, written without waiting. It keeps no text while it is silent, and at
 * most {@link #FULL} bytes and one event more while the client does not read.
 */
final class ClientStream implements EventSink, WriteListener {

  private static final Logger LOG = LoggerFactory.getLogger(ClientStream.class);

  /** How many bytes are written at once, about. */
  private static final int FULL = 8_192;

  /** As large as Tomcat's buffer of a connection. */
  private static final byte[] BLOCK = "\n".repeat(FULL).getBytes(StandardCharsets.US_ASCII);

  /** How much more room a buffer may have, as those of TLS. */
  private static final int MAX_ROOM = 32_768;

  private final Runnable leave;
  private final AtomicBoolean left = new AtomicBoolean();

  /** Set before the stream begins. */
  private volatile HubListener listener;

  /** Null before it begins; set before {@link #open}. */
  private ServletOutputStream output;

  private Closing closing;
  private volatile boolean open;

  /** Nothing is written any more. */
  private volatile boolean ended;

  /** What is written next, null for nothing; owned by the thread that works for the listener. */
  private StreamText text;

  private boolean begun;

  /** Ends the answer of the servlet. */
  @FunctionalInterface
  interface Closing {
    void close() throws Exception;
  }

  /**
   * @param leave called once, when the connection is free
   */
  ClientStream(Runnable leave) {
    this.leave = leave;
  }

  void listen(HubListener started) {
    listener = started;
  }

  /** The answer has begun. */
  void begin(ServletOutputStream stream, Closing end) {
    output = stream;
    closing = end;
    stream.setWriteListener(this);
  }

  /** By a thread of the container, the only ones that can end an answer. */
  @Override
  public void onWritePossible() {
    open = true;
    if (ended) {
      close();
    } else {
      listener.proceed();
    }
  }

  @Override
  public void onError(Throwable failure) {
    LOG.debug("A stream of events is cut", failure);
    close();
  }

  /** By a thread of the container: the client is gone, or must go. */
  void close() {
    listener.close();
    try {
      if (closing != null) {
        closing.close();
      }
    } catch (Exception e) { // it is gone already
      LOG.debug("A stream of events could not be closed", e);
    }
  }

  /** The container has closed the connection. */
  void free() {
    listener.close();
    if (!left.getAndSet(true)) {
      leave.run();
    }
  }

  @Override
  public boolean isReady() {
    if (!open) {
      return false;
    }
    if (text != null && text.size() >= FULL) {
      write();
    }
    return output.isReady();
  }

  private StreamText text() {
    if (text == null) {
      text = new StreamText();
    }
    if (!begun) {
      begun = true;
      text.begin();
    }
    return text;
  }

  @Override
  public void event(HubEvent event) {
    text().event(event);
  }

  @Override
  public void gap(String id) {
    text().gap(id);
  }

  @Override
  public void idle(String id, boolean due) {
    if (due) {
      text().heartbeat(id);
    }
    write();
  }

  /** Called where the output is ready, or has just been. */
  private void write() {
    if (text == null || !output.isReady()) {
      return;
    }
    byte[] bytes = text.toBytes();
    text = null;
    try {
      output.write(bytes);
      if (output.isReady()) {
        output.flush();
      }
    } catch (IOException e) {
      LOG.debug("A stream of events is cut", e);
      listener.close();
    }
  }

  /**
   * Has the container call once more, whose threads alone can end the answer: it does when there is
   * room again after its buffer was full. If a buffer is larger than any, the client that was told
   * the end may close the connection, or is cut off when it says something.
   */
  @Override
  public void end(EndReason reason) {
    if (!open) {
      ended = true;
      free(); // or it ends as soon as it begins
      return;
    }
    try {
      if (reason != EndReason.LEFT && output.isReady()) {
        text().end(reason);
        write();
      }
      ended = true;
      fill();
    } catch (IOException | IllegalStateException e) { // it is gone already
      LOG.debug("A stream of events could not be ended", e);
    }
  }

  /** A buffer is full only to the last byte. */
  private void fill() throws IOException {
    if (output.isReady()) {
      output.write(BLOCK);
    }
    for (int i = 0; i < MAX_ROOM && output.isReady(); i++) {
      output.write('\n');
    }
  }
}
