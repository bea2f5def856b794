package io.shindigneo4j.opensocial.people;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.GetPerson;
import io.shindigneo4j.schema.query.Selection;
import java.time.Clock;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.social.opensocial.model.Person;

/** Whether people who sign in have a profile, and their first one. Safe for use by many threads. */
public final class Profiles {
  private static final Selection ID = new Selection(List.of(GraphNames.ID), List.of());

  private final OperationRunner operations;
  private final Clock clock;

  @Inject
  public Profiles(OperationRunner operations, Clock clock) {
    this.operations = operations;
    this.clock = clock;
  }

  public CompletableFuture<Boolean> exists(String id) {
    return operations
        .run(PeopleOperations.GET, new GetPerson(id, ID))
        .thenApply(Optional::isPresent);
  }

  /** Makes the person, unless there is one with this id: that one stays as it is. */
  public CompletableFuture<Void> createIfAbsent(Person person) {
    person.setUpdated(Date.from(clock.instant()));
    return operations
        .run(PeopleOperations.CREATE, Registration.parameters(person, null))
        .<Void>thenApply(created -> null)
        .exceptionally(Profiles::acceptConflict);
  }

  private static Void acceptConflict(Throwable failure) {
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
    if (cause instanceof ProtocolException refused
        && refused.getCode() == HttpServletResponse.SC_CONFLICT) {
      return null;
    }
    throw new CompletionException(cause);
  }
}
