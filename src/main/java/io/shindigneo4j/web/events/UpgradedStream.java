package io.shindigneo4j.web.events;

import java.io.IOException;
import java.time.Duration;
import javax.servlet.ReadListener;
import javax.servlet.ServletInputStream;
import javax.servlet.ServletOutputStream;
import javax.servlet.http.HttpUpgradeHandler;
import javax.servlet.http.WebConnection;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A connection that the container has handed over: its answer is a plain one without an end, and
 * what the container keeps of a request is free for others. An asynchronous answer would keep some
 * 80 kB of it for each stream. It sees at once when a client leaves.
 */
public final class UpgradedStream implements HttpUpgradeHandler, ReadListener {

  private static final Logger LOG = LoggerFactory.getLogger(UpgradedStream.class);

  /** A client has nothing to say; bytes that are read at a time. */
  private static final int CHUNK = 16;

  private ClientStream stream;
  private Duration timeout;
  private ServletInputStream input;

  /**
   * @param writeTimeout how long nothing can be written, though something waits, until it ends
   */
  void set(ClientStream events, Duration writeTimeout) {
    stream = events;
    timeout = writeTimeout;
  }

  @Override
  public void init(WebConnection connection) {
    try {
      input = connection.getInputStream();
      input.setReadListener(this);
      ServletOutputStream output = connection.getOutputStream();
      WriteTimeout.set(output, timeout);
      stream.begin(output, connection::close);
    } catch (IOException e) {
      onError(e);
    }
  }

  /** Whoever says something more is cut off: there is no second request. */
  @Override
  public void onDataAvailable() throws IOException {
    if (input.isReady() && input.read(new byte[CHUNK]) != 0) {
      stream.close();
    }
  }

  @Override
  public void onAllDataRead() {
    stream.close();
  }

  @Override
  public void onError(Throwable failure) {
    LOG.debug("A connection of events is cut", failure);
    stream.close();
  }

  @Override
  public void destroy() {
    stream.free();
  }
}
