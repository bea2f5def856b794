package io.shindigneo4j.web.endpoint;

import java.io.IOException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import javax.servlet.AsyncContext;
import javax.servlet.http.HttpServletResponse;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes answers whose requests have no thread. A small one is written by the thread that has it,
 * which may wait for a client that does not read: only a few may at a time, and none that works for
 * others. All other answers are written without waiting, and have so much memory together. Safe for
 * use by many threads.
 */
final class AnswerWriter {

  /** In bytes; the system's buffer of a connection takes so much, unless the client is slow. */
  static final int SMALL = 16 << 10;

  /** How many threads may wait for clients. */
  static final int MAX_WAITING = 16;

  private static final Logger LOG = LoggerFactory.getLogger(AnswerWriter.class);

  private final Semaphore waiting = new Semaphore(MAX_WAITING);
  private final AtomicLong unread = new AtomicLong();
  private final long mostUnread;

  /**
   * @param mostUnread how many bytes may wait for clients to read them
   */
  AnswerWriter(long mostUnread) {
    this.mostUnread = mostUnread;
  }

  /** Writes an answer, by a thread of the container. */
  static void write(Body body, HttpServletResponse response) throws IOException {
    response.setContentLength(Math.toIntExact(body.length()));
    body.writeTo(response.getOutputStream());
  }

  /**
   * Writes an answer and ends the request, by the thread that has the answer.
   *
   * @return whether it is one for that; otherwise, nothing is done
   * @throws IllegalStateException if the request has ended
   */
  boolean writeNow(
      RequestOutcome.Content content, AsyncContext context, HttpServletResponse response) {
    // Calls that fail together share the threads that tell of it.
    if (!content.flawless() || content.body().length() > SMALL || !waiting.tryAcquire()) {
      return false;
    }
    try {
      write(content.body(), response);
      response.flushBuffer();
    } catch (IOException e) {
      LOG.debug("A client is gone", e);
    } finally {
      waiting.release();
    }
    context.complete();
    return true;
  }

  /**
   * Takes memory for an answer that is written as fast as its client reads.
   *
   * @return whether there was any left
   */
  boolean take(int bytes) {
    boolean taken = unread.addAndGet(bytes) <= mostUnread;
    if (!taken) {
      giveBack(bytes);
    }
    return taken;
  }

  void giveBack(int bytes) {
    unread.addAndGet(-bytes);
  }
}
