package io.shindigneo4j.web.gadget;

import com.google.inject.Inject;
import com.google.inject.Singleton;
import io.shindigneo4j.web.client.CurrentRequest;
import org.apache.shindig.common.servlet.GuiceServletContextListener.CleanupHandler;
import org.apache.shindig.gadgets.DefaultGuiceModule.ShindigExecutorService;

/**
 * The threads that work on gadgets for requests. Shindig's have no limit; where these are all busy,
 * the thread of the request does the work.
 */
@Singleton
final class GadgetThreads extends ShindigExecutorService {
  private static final int MAX_THREADS = 64;

  @Inject
  GadgetThreads(CleanupHandler cleanup) {
    super(cleanup);
    setMaximumPoolSize(MAX_THREADS);
    setRejectedExecutionHandler(new CallerRunsPolicy());
  }

  /** Works for the request of the caller. */
  @Override
  public void execute(Runnable work) {
    super.execute(CurrentRequest.carriedBy(work));
  }
}
