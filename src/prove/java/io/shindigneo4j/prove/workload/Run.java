package io.shindigneo4j.prove.workload;

import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.workload.Crowd.Harm;
import java.io.IOException;
import java.util.List;

/**
 * Clients that make a history, and the check of what they were told.
 *
 * @param <A> what they ask for
 */
public interface Run<A> {

  /** Fills the history while the harm is done, then finds what is wrong. */
  List<Anomaly> run(History<A> history, Harm harm) throws IOException, InterruptedException;
}
