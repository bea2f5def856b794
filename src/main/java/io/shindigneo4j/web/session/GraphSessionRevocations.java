package io.shindigneo4j.web.session;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.authorization.AddRevocation;
import io.shindigneo4j.schema.authorization.RevocationKind;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import java.time.Clock;

/** Those that the graph has, for all Shindigs. */
final class GraphSessionRevocations implements SessionRevocations {
  private final OperationRunner operations;
  private final Clock clock;

  @Inject
  GraphSessionRevocations(OperationRunner operations, Clock clock) {
    this.operations = operations;
    this.clock = clock;
  }

  @Override
  public boolean isRevoked(Session session) {
    return false;
  }

  @Override
  public void revoke(Session session) {
    AddRevocation revocation =
        new AddRevocation(RevocationKind.SESSION, session.id(), clock.millis());
    operations.run(RevocationOperations.ADD, revocation).join();
  }
}
