package io.shindigneo4j.benchmark.portal;

import io.shindigneo4j.benchmark.environment.process.MissingServerException;
import io.shindigneo4j.installation.Chromium;
import java.io.IOException;
import org.opentest4j.TestAbortedException;

/** A Chromium. For one thread. */
public final class PortalBrowser implements AutoCloseable {

  private final Chromium chromium;

  /**
   * @throws MissingServerException where there is none
   */
  public PortalBrowser() throws IOException, InterruptedException {
    try {
      chromium = Chromium.start();
    } catch (TestAbortedException e) {
      throw new MissingServerException(e.getMessage());
    }
  }

  /** Somebody with a new profile, who has visited nothing. */
  public PortalVisitor visitor(PortalServer server) {
    return new PortalVisitor(chromium.page(), server.origin());
  }

  @Override
  public void close() {
    chromium.close();
  }
}
