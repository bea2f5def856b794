package io.shindigneo4j.opensocial.graph;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.ListPeople;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.protocol.RestfulCollection;

/**
 * Tells an empty list of somebody who exists from one of a person who does not, or whom the viewer
 * may not see: the latter fails with status 404. Only an empty list costs a call.
 */
final class PeopleExistence {

  private static final ListQuery COUNT =
      new ListQuery(null, null, new Sort(null, true), new Page(0, 0));
  private static final Selection NOTHING = new Selection(List.of(), List.of());

  private final OperationRunner operations;

  @Inject
  PeopleExistence(OperationRunner operations) {
    this.operations = operations;
  }

  /** Fails if the list is empty and none of the people is known. */
  <T> CompletableFuture<RestfulCollection<T>> requireAny(
      List<String> people, Viewpoint viewpoint, RestfulCollection<T> list) {
    return require(1, people, viewpoint, list);
  }

  /** Fails if the list is empty and one of the people is not known. */
  <T> CompletableFuture<RestfulCollection<T>> requireAll(
      List<String> people, Viewpoint viewpoint, RestfulCollection<T> list) {
    List<String> different = people.stream().distinct().toList();
    return require(different.size(), different, viewpoint, list);
  }

  private <T> CompletableFuture<RestfulCollection<T>> require(
      int least, List<String> people, Viewpoint viewpoint, RestfulCollection<T> list) {
    if (list.getTotalResults() > 0) {
      return CompletableFuture.completedFuture(list);
    }
    PeopleSelector themselves = new PeopleSelector(people, PeopleRelation.SELF, null, viewpoint);
    return operations
        .run(PeopleOperations.LIST, new ListPeople(themselves, null, COUNT, NOTHING))
        .thenApply(
            found -> {
              if (found.total() < least) {
                throw Refusals.notFound("there is no such person");
              }
              return list;
            });
  }
}
