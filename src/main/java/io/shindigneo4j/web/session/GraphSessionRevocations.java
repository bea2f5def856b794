package io.shindigneo4j.web.session;

import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.oauth.Issuance;
import io.shindigneo4j.opensocial.oauth.RevocationCheck;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.AddRevocation;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import io.shindigneo4j.schema.authorization.SessionOperations;
import io.shindigneo4j.schema.authorization.SessionOperations.EndSessions;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Supplier;

/** Those that the graph has, for all Shindigs. */
final class GraphSessionRevocations implements SessionRevocations {
  private final OperationRunner operations;
  private final RevocationCheck revocations;
  private final Supplier<Duration> memory;
  private final Clock clock;

  /**
   * @param memory how long a revocation is needed
   */
  GraphSessionRevocations(
      OperationRunner operations,
      RevocationCheck revocations,
      Supplier<Duration> memory,
      Clock clock) {
    this.operations = operations;
    this.revocations = revocations;
    this.memory = memory;
    this.clock = clock;
  }

  @Override
  public boolean isRevoked(String person, String session, Instant created) {
    return revocations.isRevoked(new Issuance(person, null, null, session, created.toEpochMilli()));
  }

  @Override
  public Instant expiry(Instant now) {
    return now.plus(memory.get());
  }

  @Override
  public void revoke(String person, List<String> sessions) {
    Instant now = clock.instant();
    EndSessions ended =
        new EndSessions(person, sessions, now.toEpochMilli(), expiry(now).toEpochMilli());
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
    AddRevocation revocation =
        new AddRevocation(
            kind, subject, before.toEpochMilli(), expiry(clock.instant()).toEpochMilli());
    operations.run(RevocationOperations.ADD, revocation).join();
  }
}
