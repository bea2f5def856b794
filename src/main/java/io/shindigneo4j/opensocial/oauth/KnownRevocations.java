package io.shindigneo4j.opensocial.oauth;

import io.shindigneo4j.schema.authorization.RevocationOperations.Revocation;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Revocations in memory, one for each subject. One thread adds and forgets, any may ask. */
final class KnownRevocations implements RevocationCheck {

  /**
   * The moments of a revocation. It takes no more memory than a {@link Long}.
   *
   * @param before what was issued up to then is void, in milliseconds since 1970
   * @param expires when nothing of that can be valid any more, in minutes since 1970
   */
  private record Moments(long before, int expires) {
    private static final long MINUTE = 60_000;

    static Moments of(Revocation revocation, RevocationKind kind) {
      long expires =
          revocation.expires() == null
              ? revocation.before() + kind.memory().toMillis()
              : revocation.expires();
      return new Moments(
          revocation.before(), (int) Math.min(Integer.MAX_VALUE, expires / MINUTE + 1));
    }

    boolean isExpired(long now) {
      return expires < now / MINUTE;
    }

    Moments later(Moments other) {
      return new Moments(Math.max(before, other.before), Math.max(expires, other.expires));
    }
  }

  private static final Logger LOG = LoggerFactory.getLogger(RevocationList.class);

  /** The kinds of a later release that the log has told of; owned by the thread that adds. */
  private final Set<String> unknown = new HashSet<>();

  /** By subject. */
  private final Map<RevocationKind, Map<String, Moments>> moments =
      new EnumMap<>(RevocationKind.class);

  /** The one of this log with the greatest number, null for none; owned by the thread that adds. */
  private Revocation last;

  KnownRevocations() {
    for (RevocationKind kind : RevocationKind.values()) {
      moments.put(kind, new ConcurrentHashMap<>());
    }
  }

  /**
   * In the order of their numbers. Those of a later release are left out: nobody here can tell what
   * they are about, and those that follow must not wait.
   */
  void add(List<Revocation> revocations) {
    for (Revocation revocation : revocations) {
      RevocationKind.of(revocation.kind())
          .ifPresentOrElse(kind -> add(revocation, kind), () -> tell(revocation.kind()));
      last = revocation;
    }
  }

  private void add(Revocation revocation, RevocationKind kind) {
    moments.get(kind).merge(revocation.subject(), Moments.of(revocation, kind), Moments::later);
  }

  private void tell(String kind) {
    if (unknown.add(kind)) {
      LOG.warn("Revocations of the kind {} have no effect: a later release has made them", kind);
    }
  }

  /**
   * Forgets those of which nothing can be valid any more.
   *
   * @param now in milliseconds since 1970
   */
  void forgetExpired(long now) {
    moments.values().forEach(known -> known.values().removeIf(each -> each.isExpired(now)));
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
            && other.kind().equals(last.kind())
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
    Moments known = subject == null ? null : moments.get(kind).get(subject);
    return known != null && moment <= known.before();
  }
}
