package io.shindigneo4j.web.command;

import io.shindigneo4j.opensocial.execution.OperationRunner;

/** What a command does with the graph. */
interface GraphTask {

  /**
   * Does it, and prints what comes of it.
   *
   * @throws CommandFailure where it cannot be done
   */
  void run(OperationRunner operations);
}
