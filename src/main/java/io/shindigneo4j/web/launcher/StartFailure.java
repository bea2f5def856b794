package io.shindigneo4j.web.launcher;

import com.google.common.base.Throwables;
import io.shindigneo4j.web.ShindigListener;
import org.apache.catalina.Context;
import org.apache.catalina.Lifecycle;
import org.apache.catalina.LifecycleEvent;
import org.apache.catalina.LifecycleListener;

/**
 * Keeps the reason why the web application could not start. Tomcat only logs it, and clears the
 * servlet context when it stops the application.
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

  /** The root cause, as the end of a sentence. */
  String reason() {
    return cause == null ? "" : ": " + Throwables.getRootCause(cause);
  }
}
