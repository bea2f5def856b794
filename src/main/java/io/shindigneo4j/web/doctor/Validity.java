package io.shindigneo4j.web.doctor;

import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;

/** How long a certificate is valid. */
record Validity(Instant begin, Instant end) {

  /** Who renews it by hand needs some days. */
  private static final Duration SOON = Duration.ofDays(30);

  static Validity of(X509Certificate certificate) {
    return new Validity(
        certificate.getNotBefore().toInstant(), certificate.getNotAfter().toInstant());
  }

  boolean isOver(Instant now) {
    return now.isAfter(end);
  }

  boolean isToCome(Instant now) {
    return now.isBefore(begin);
  }

  boolean endsSoon(Instant now) {
    return now.plus(SOON).isAfter(end);
  }

  /** As in "until 2027-03-04, for 90 days". */
  String words(Instant now) {
    return "until %s, for %d days"
        .formatted(end.atOffset(ZoneOffset.UTC).toLocalDate(), Duration.between(now, end).toDays());
  }
}
