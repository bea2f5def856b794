package io.shindigneo4j.web.doctor;

import io.shindigneo4j.driver.tls.Store;
import io.shindigneo4j.driver.tls.TlsSettings;
import io.shindigneo4j.opensocial.configuration.Setting;
import io.shindigneo4j.opensocial.configuration.SettingKey;
import java.io.IOException;
import java.security.cert.X509Certificate;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/** Whether the stores of certificates can be opened, and are valid for some time. */
record CertificatesCheck(TlsSettings tls, InstantSource clock) implements Check {

  @Override
  public String name() {
    return "certificates";
  }

  @Override
  public CheckOutcome run() {
    if (tls.equals(TlsSettings.DEFAULT)) {
      return CheckOutcome.ok("those of the Java runtime");
    }
    Findings findings = new Findings();
    check(SettingKey.TRUST_STORE, tls.trust(), findings);
    check(SettingKey.KEY_STORE, tls.key(), findings);
    return findings.outcome("valid");
  }

  private void check(Setting setting, Optional<Store> store, Findings findings) {
    try {
      if (store.isPresent()) {
        for (X509Certificate certificate : store.get().certificates()) {
          check(setting.key(), certificate, findings);
        }
      }
    } catch (IOException e) {
      findings.fail(setting.key() + ": " + e.getMessage() + ". See its password and format.");
    }
  }

  private void check(String key, X509Certificate certificate, Findings findings) {
    Instant now = clock.instant();
    Validity validity = Validity.of(certificate);
    String name = key + ": " + certificate.getSubjectX500Principal().getName();
    if (validity.isOver(now)) {
      findings.fail(name + " was valid until " + validity.end() + ": renew it.");
    } else if (validity.isToCome(now)) {
      findings.fail(name + " is valid from " + validity.begin() + ": set the clock right.");
    } else if (validity.endsSoon(now)) {
      findings.warn(name + " is valid " + validity.words(now) + ": renew it.");
    }
  }
}
