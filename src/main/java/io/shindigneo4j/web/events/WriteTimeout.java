package io.shindigneo4j.web.events;

import java.lang.reflect.Field;
import java.time.Duration;
import javax.servlet.ServletOutputStream;
import org.apache.tomcat.util.net.SocketWrapperBase;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Has Tomcat end a connection that was handed over, once nothing could be written for a while
 * though something waits. Tomcat has such a timeout for every connection, but lifts it for these,
 * and has no API for it.
 */
final class WriteTimeout {

  private static final Logger LOG = LoggerFactory.getLogger(WriteTimeout.class);

  /** Of Tomcat's {@code UpgradeServletOutputStream}. */
  private static final String CONNECTION = "socketWrapper";

  private WriteTimeout() {}

  /** Where Tomcat is another one than expected, such a connection stays. */
  static void set(ServletOutputStream output, Duration timeout) {
    try {
      Field field = output.getClass().getDeclaredField(CONNECTION);
      field.setAccessible(true);
      ((SocketWrapperBase<?>) field.get(output)).setWriteTimeout(timeout.toMillis());
    } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
      LOG.warn("Clients that do not read their events keep their connections", e);
    }
  }
}
