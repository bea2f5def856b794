package io.shindigneo4j.opensocial.oauth;

import io.shindigneo4j.schema.authorization.Revocation;
import io.shindigneo4j.schema.authorization.RevocationKind;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Revocations in memory, one for each subject. One thread adds, any thread may ask. */
final class KnownRevocations implements RevocationCheck {

  /** Until when what was issued is void, by subject. */
  private final Map<RevocationKind, Map<String, Long>> moments =
      new EnumMap<>(RevocationKind.class);

  /** The one of this log with the greatest number, null for none; owned by the thread that adds. */
  private Revocation last;

  KnownRevocations() {
    for (RevocationKind kind : RevocationKind.values()) {
      moments.put(kind, new ConcurrentHashMap<>());
    }
  }

  /** In the order of their numbers. */
  void add(List<Revocation> revocations) {
    for (Revocation revocation : revocations) {
      moments.get(revocation.kind()).merge(revocation.subject(), revocation.before(), Math::max);
      last = revocation;
    }
  }

  /** Those to be added next are of another log. Those of the former stay. */
  void startAnotherLog() {
    last = null;
  }

  /** The greatest number of this log; 0 for none. */
  long sequence() {
    return last == null ? 0 : last.sequence();
  }

  /**
   * Whether the revocations from the last known number on are of the same log: the last one is
   * among them, or a later one of its subject. Otherwise it was deleted, or the database replaced.
   */
  boolean goesOnWith(List<Revocation> revocations) {
    return last == null || revocations.stream().anyMatch(this::isLastOrRepeatsIt);
  }

  private boolean isLastOrRepeatsIt(Revocation other) {
    return other.equals(last)
        || (other.sequence() > last.sequence()
            && other.kind() == last.kind()
            && other.subject().equals(last.subject()));
  }

  @Override
  public boolean isRevoked(Issuance issuance) {
    long moment = issuance.moment();
    return isVoid(RevocationKind.ALL, "", moment)
        || isVoid(RevocationKind.PERSON, issuance.person(), moment)
        || isVoid(RevocationKind.CLIENT, issuance.client(), moment)
        || isVoid(RevocationKind.GRANT, issuance.grant(), moment)
        || isVoid(RevocationKind.CONSENT, consent(issuance), moment)
        || isVoid(RevocationKind.SESSION, issuance.session(), moment)
        || isVoid(RevocationKind.SESSION, issuance.providerSession(), moment)
        || (issuance.session() != null
            && isVoid(RevocationKind.PERSON_SESSIONS, issuance.person(), moment));
  }

  /** Null for none, and where none was withdrawn. */
  private String consent(Issuance issuance) {
    boolean possible = issuance.person() != null && issuance.client() != null;
    return possible && !moments.get(RevocationKind.CONSENT).isEmpty()
        ? RevocationKind.consent(issuance.client(), issuance.person())
        : null;
  }

  private boolean isVoid(RevocationKind kind, String subject, long moment) {
    Long before = subject == null ? null : moments.get(kind).get(subject);
    return before != null && moment <= before;
  }
}
