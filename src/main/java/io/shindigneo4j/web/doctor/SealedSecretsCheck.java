package io.shindigneo4j.web.doctor;

import io.shindigneo4j.opensocial.sealed.SealedStore;
import io.shindigneo4j.schema.sealed.SealedKind;
import io.shindigneo4j.schema.sealed.SealedOperations;
import io.shindigneo4j.schema.sealed.SealedOperations.SealedValue;
import io.shindigneo4j.web.token.TokenKeys;
import io.shindigneo4j.web.token.TokenSettings;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Whether there is a key for all that the graph has encrypted. */
final class SealedSecretsCheck extends DatabaseCheck {

  /** Of each kind; more would take long, and tell the same. */
  private static final int MAX_PAGES = 20;

  private final Function<String, Optional<String>> find;

  SealedSecretsCheck(Function<String, Optional<String>> find, Database database) {
    super("sealed secrets", database);
    this.find = find;
  }

  @Override
  CheckOutcome ask(Database asked) {
    Optional<TokenKeys> keys = TokenSettings.from(find).keys();
    if (keys.isEmpty()) {
      return CheckOutcome.skipped("not made: there are no keys, as tokens are insecure");
    }
    SealedStore store = new SealedStore(asked.operations());
    String current = keys.get().encryptingName();
    Set<String> names = Set.copyOf(keys.get().names());
    Findings findings = new Findings();
    for (SealedKind kind : SealedKind.values()) {
      long lost = lost(store, kind, current, names);
      if (lost > 0) {
        findings.fail(
            "%d of the kind %s are encrypted by a key that is gone: put it back into the file of"
                    .formatted(lost, kind.name().toLowerCase(Locale.ROOT))
                + " keys, or register their clients and services anew.");
      }
    }
    return findings.outcome("there is a key for all");
  }

  private static long lost(SealedStore store, SealedKind kind, String current, Set<String> names) {
    long lost = 0;
    List<String> after = List.of();
    for (int i = 0; i < MAX_PAGES; i++) {
      List<SealedValue> page = store.list(kind, current, after).join();
      lost += page.stream().filter(value -> !names.contains(key(value))).count();
      if (page.size() < SealedOperations.MAX_VALUES) {
        return lost;
      }
      after = page.get(page.size() - 1).id();
    }
    return lost;
  }

  /** It stands before the first dot. */
  private static String key(SealedValue value) {
    return value.sealed().substring(0, Math.max(0, value.sealed().indexOf('.')));
  }
}
