package io.shindigneo4j.prove.workload;

import io.shindigneo4j.prove.history.Reply;
import io.shindigneo4j.prove.workload.SocialWrite.Kind;
import java.util.Set;

/** A way to do what people do. The answer to a success is the token, as far as answers have it. */
interface SocialClient extends AutoCloseable {

  String name();

  /** What it can do. */
  Set<Kind> kinds();

  /**
   * @param attempt how often it was sent before
   */
  Reply perform(SocialWrite write, int attempt);

  @Override
  void close();
}
