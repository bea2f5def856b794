package io.shindigneo4j.web.session;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.oauth.Issuance;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import io.shindigneo4j.schema.authorization.AddRevocation;
import io.shindigneo4j.schema.authorization.EndSessions;
import io.shindigneo4j.schema.authorization.RevocationKind;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.SessionOperations;
import java.time.Clock;
import java.time.Instant;
import java.util.List;

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
  public boolean isRevoked(String person, String session, Instant created) {
    return revocations.isRevoked(new Issuance(person, null, null, session, created.toEpochMilli()));
  }

  @Override
  public void revoke(Session session) {
    List<String> ids = List.of(session.id());
    EndSessions ended = new EndSessions(session.person().orElseThrow(), ids, clock.millis());
    operations.run(SessionOperations.END, ended).join();
  }

  @Override
  public void revokeOfProvider(String providerSession, Instant before) {
    add(RevocationKind.SESSION, providerSession, before);
  }

  @Override
  public void revokeAllOf(String person, Instant before) {
    add(RevocationKind.PERSON_SESSIONS, person, before);
  }

  private void add(RevocationKind kind, String subject, Instant before) {
    AddRevocation revocation = new AddRevocation(kind, subject, before.toEpochMilli());
    operations.run(RevocationOperations.ADD, revocation).join();
  }
}
