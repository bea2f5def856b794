package io.shindigneo4j.testing;

import static io.shindigneo4j.testing.Answers.assertRefused;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.shindig.protocol.ProtocolException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.Parameter;

/** What the contracts of the handlers have in common. */
@EveryQueryMode
public abstract class HandlerContract {

  public static final Instant NOW = Instant.parse("2026-03-04T05:06:07.891Z");

  /** Of a call that was answered. */
  protected static final int OK = 200;

  @Parameter(0)
  protected QueryMode mode;

  @Parameter(1)
  protected Link link;

  protected GraphDriver driver;
  protected HandlerCalls calls;

  @BeforeEach
  void connect(GraphServer server) {
    driver = link.sharedDriver(server);
    calls =
        new HandlerCalls(
            server, driver, mode, Policies.standard(), Clock.fixed(NOW, ZoneOffset.UTC));
  }

  protected void graph(String cypher) {
    driver.run(Statement.cypher(cypher).writing()).join();
  }

  /** The only value of a query's only record. */
  protected Object value(String cypher) {
    return driver.run(Statement.cypher(cypher)).join().first().orElseThrow().get("value");
  }

  protected JsonPath rest(String viewer, String method, String target) {
    return calls.rest(Tokens.viewer(viewer), method, target);
  }

  protected JsonPath rest(String viewer, String method, String target, String body) {
    return calls.rest(Tokens.viewer(viewer), method, target, body);
  }

  protected JsonPath rpc(String viewer, String method, String parameters) {
    return calls.rpc(Tokens.viewer(viewer), method, parameters);
  }

  protected void refused(int status, String viewer, String method, String target) {
    assertRefused(status, () -> rest(viewer, method, target));
  }

  protected void refused(int status, String viewer, String method, String target, String body) {
    assertRefused(status, () -> rest(viewer, method, target, body));
  }

  /** All at the same time; the statuses in order. */
  protected static List<Integer> together(List<Callable<?>> calls) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(calls.size());
    try {
      CyclicBarrier start = new CyclicBarrier(calls.size());
      List<Future<Integer>> answers = new ArrayList<>();
      for (Callable<?> call : calls) {
        answers.add(
            threads.submit(
                () -> {
                  start.await();
                  return status(call);
                }));
      }
      List<Integer> statuses = new ArrayList<>();
      for (Future<Integer> answer : answers) {
        statuses.add(Answers.get(answer));
      }
      return statuses;
    } finally {
      threads.shutdownNow();
    }
  }

  private static int status(Callable<?> call) throws Exception {
    try {
      call.call();
      return OK;
    } catch (ProtocolException refusal) {
      return refusal.getCode();
    }
  }
}
