package io.shindigneo4j.opensocial.events;

import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.events.EventOperations;
import io.shindigneo4j.schema.events.EventOperations.Audience;
import io.shindigneo4j.schema.events.EventOperations.FindAudience;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/** Asks the leader, which knows what was changed a moment ago. */
record GraphAudience(OperationRunner operations) implements AudienceSource {

  @Override
  public CompletableFuture<Set<String>> ask(String person, String group, List<String> candidates) {
    return operations
        .readAtLeader(EventOperations.AUDIENCE, new FindAudience(person, group, candidates))
        .thenApply(Audience::ids)
        .thenApply(HashSet::new);
  }
}
