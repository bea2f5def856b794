package io.shindigneo4j.web.launcher;

import com.google.common.base.Throwables;
import io.shindigneo4j.web.ShindigListener;
import org.apache.catalina.Context;
import org.apache.catalina.Lifecycle;
import org.apache.catalina.LifecycleEvent;
import org.apache.catalina.LifecycleListener;

/**
 * Why the web application could not be started. Tomcat itself only logs that, and empties the
 * servlet context when it stops what has failed.
 */
final class StartFailure implements LifecycleListener {
  private volatile Throwable cause;

  @Override
  public void lifecycleEvent(LifecycleEvent event) {
    if (event.getType().equals(Lifecycle.BEFORE_STOP_EVENT)) {
      Context context = (Context) event.getLifecycle();
      cause = (Throwable) context.getServletContext().getAttribute(ShindigListener.FAILURE);
    }
  }

  /** The deepest cause, to be appended to a sentence. */
  String reason() {
    return cause == null ? "" : ": " + Throwables.getRootCause(cause);
  }
}
