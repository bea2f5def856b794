package io.shindigneo4j.web.command;

import io.shindigneo4j.driver.DriverException;
import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.sealed.SealedStore;
import io.shindigneo4j.schema.sealed.SealedKind;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Why a key of tokens must not be removed yet: nobody could read what it has sealed. */
final class KeyRetirement {

  private final GraphAccess graph;

  KeyRetirement(GraphAccess graph) {
    this.graph = graph;
  }

  /** What is left that needs the key; empty for nothing. */
  Optional<String> objection(String key) {
    try {
      String left = graph.ask(operations -> left(operations, key));
      return left.isEmpty()
          ? Optional.empty()
          : Optional.of("The key " + key + " is needed by " + left + ": run 'keys reseal' before.");
    } catch (InvalidSettingException | DriverException | CommandFailure e) {
      return Optional.of(
          "Nobody can tell what the key is needed by (or give --force): " + e.getMessage());
    }
  }

  private static String left(OperationRunner operations, String key) {
    SealedStore store = new SealedStore(operations);
    return Stream.of(SealedKind.values())
        .flatMap(kind -> left(kind, GraphAccess.answer(store.count(kind, key))).stream())
        .collect(Collectors.joining(", "));
  }

  private static Optional<String> left(SealedKind kind, long count) {
    return count == 0 ? Optional.empty() : Optional.of(count + " " + SealedKinds.name(kind));
  }
}
