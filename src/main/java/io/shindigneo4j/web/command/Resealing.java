package io.shindigneo4j.web.command;

import io.shindigneo4j.opensocial.sealed.SealedOwner;
import io.shindigneo4j.opensocial.sealed.SealedStore;
import io.shindigneo4j.schema.sealed.SealedKind;
import io.shindigneo4j.schema.sealed.SealedOperations;
import io.shindigneo4j.schema.sealed.SealedOperations.SealedReplacement;
import io.shindigneo4j.schema.sealed.SealedOperations.SealedValue;
import io.shindigneo4j.web.token.SealedSecrets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Seals again, by the key that encrypts now, what other keys have sealed of one kind. It may run
 * while Shindigs do, and again at any time. For one thread.
 */
final class Resealing {

  private final SealedStore store;
  private final SealedSecrets secrets;
  private final SealedKind kind;
  private final List<List<String>> lostRegistered = new ArrayList<>();
  private long resealed;
  private long lost;

  private Resealing(SealedStore store, SealedSecrets secrets, SealedKind kind) {
    this.store = store;
    this.secrets = secrets;
    this.kind = kind;
  }

  /**
   * Seals all values of a kind again.
   *
   * @throws CommandFailure if the graph does not answer
   */
  static Resealing of(SealedStore store, SealedSecrets secrets, SealedKind kind) {
    Resealing resealing = new Resealing(store, secrets, kind);
    resealing.run(secrets.currentKey());
    return resealing;
  }

  private void run(String key) {
    List<String> after = List.of();
    List<SealedValue> page;
    do {
      page = GraphAccess.answer(store.list(kind, key, after));
      reseal(page);
      after = page.isEmpty() ? after : page.get(page.size() - 1).id();
    } while (page.size() == SealedOperations.MAX_VALUES);
  }

  private void reseal(List<SealedValue> page) {
    List<SealedReplacement> anew = page.stream().flatMap(value -> anew(value).stream()).toList();
    if (!anew.isEmpty()) {
      resealed += GraphAccess.answer(store.replace(kind, anew));
    }
  }

  private Optional<SealedReplacement> anew(SealedValue value) {
    String owner = SealedOwner.of(kind, value.id());
    Optional<String> sealed =
        secrets.open(value.sealed(), owner).map(secret -> secrets.seal(secret, owner));
    if (sealed.isEmpty()) {
      lost++;
      if (SealedKinds.areRegistered(kind)) {
        lostRegistered.add(value.id());
      }
    }
    return sealed.map(text -> new SealedReplacement(value.id(), value.sealed(), text));
  }

  /** How many there were; not those that others have changed meanwhile. */
  long resealed() {
    return resealed;
  }

  /** How many no key opens. */
  long lost() {
    return lost;
  }

  /** The ids of those among them that operators have registered. */
  List<List<String>> lostRegistered() {
    return lostRegistered;
  }
}
