package io.shindigneo4j.web.session;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.oauth.Issuance;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import io.shindigneo4j.schema.authorization.AddRevocation;
import io.shindigneo4j.schema.authorization.RevocationKind;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import java.time.Clock;

/** Those that the graph has, for all Shindigs. */
final class GraphSessionRevocations implements SessionRevocations {
  private final OperationRunner operations;
  private final RevocationCheck revocations;
  private final Clock clock;

  @Inject
  GraphSessionRevocations(OperationRunner operations, RevocationCheck revocations, Clock clock) {
    this.operations = operations;
    this.revocations = revocations;
    this.clock = clock;
  }

  @Override
  public boolean isRevoked(Session session) {
    return revocations.isRevoked(
        new Issuance(
            session.person().orElse(null),
            null,
            null,
            session.id(),
            session.created().toEpochMilli()));
  }

  @Override
  public void revoke(String id) {
    add(RevocationKind.SESSION, id);
  }

  @Override
  public void revokeAllOf(String person) {
    add(RevocationKind.PERSON_SESSIONS, person);
  }

  private void add(RevocationKind kind, String subject) {
    AddRevocation revocation = new AddRevocation(kind, subject, clock.millis());
    operations.run(RevocationOperations.ADD, revocation).join();
  }
}
