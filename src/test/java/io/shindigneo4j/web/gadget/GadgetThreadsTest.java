package io.shindigneo4j.web.gadget;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.client.Client;
import io.shindigneo4j.web.client.CurrentRequest;
import io.shindigneo4j.web.client.TestClients;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.shindig.common.servlet.GuiceServletContextListener.CleanupHandler;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The threads for gadgets")
@Timeout(TestDeadlines.HANGING_SECONDS)
class GadgetThreadsTest {

  @Test
  void leaveTheWorkToTheCallerWhereAllAreBusy() throws Exception {
    GadgetThreads threads = new GadgetThreads(new CleanupHandler());
    CountDownLatch end = new CountDownLatch(1);
    try {
      for (int i = 0; i < 64; i++) {
        threads.execute(() -> awaitQuietly(end));
      }
      AtomicReference<Thread> worker = new AtomicReference<>();
      Future<?> more = threads.submit(() -> worker.set(Thread.currentThread()));
      more.get(1, TimeUnit.MILLISECONDS); // done already
      assertThat(worker.get()).isSameAs(Thread.currentThread());
      assertThat(threads.getPoolSize()).isEqualTo(64);
    } finally {
      end.countDown();
      threads.cleanup();
      assertThat(threads.awaitTermination(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
          .isTrue();
    }
  }

  @Test
  void workForTheClientOfTheCaller() throws Exception {
    GadgetThreads threads = new GadgetThreads(new CleanupHandler());
    try {
      TestClients.enter("jane");
      Future<Client> client = threads.submit(CurrentRequest::client);
      TestClients.leave();
      Future<Client> nobody = threads.submit(CurrentRequest::client);
      assertThat(client.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
          .isEqualTo(TestClients.viewer("jane"));
      assertThat(nobody.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
          .isEqualTo(Client.SHINDIG);
    } finally {
      threads.cleanup();
    }
  }

  /** Whatever request came last, which Shindig keeps as system properties. */
  @Test
  void knowTheAddressByWhichTheCallerCallsTheServer() throws Exception {
    GadgetThreads threads = new GadgetThreads(new CleanupHandler());
    RequestAuthority authority = new RequestAuthority("", "");
    System.setProperty("host", "stranger.example");
    try {
      TestClients.enter("jane");
      Future<String> origin = threads.submit(authority::getOrigin);
      Future<String> configured = threads.submit(new RequestAuthority("a.b", "1")::getOrigin);
      TestClients.leave();
      Future<String> nobody = threads.submit(authority::getOrigin);
      assertThat(origin.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
          .isEqualTo("https://jane.example:443");
      assertThat(configured.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
          .isEqualTo("https://a.b:1");
      assertThat(nobody.get(TestDeadlines.HANGING_SECONDS, TimeUnit.SECONDS))
          .isEqualTo("http://localhost:8080");
    } finally {
      System.clearProperty("host");
      threads.cleanup();
    }
  }

  private static void awaitQuietly(CountDownLatch end) {
    try {
      end.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
