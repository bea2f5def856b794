package io.shindigneo4j.opensocial.graph;

import io.shindigneo4j.opensocial.mapping.CollectionQuery;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Comparison;
import io.shindigneo4j.schema.query.ListQuery.Filter;
import io.shindigneo4j.schema.query.ListQuery.Target;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.function.Function;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;

/** A request for a list: the page, the fields of each item, and the caller's token. */
record ListRequest(CollectionQuery query, Selection selection, SecurityToken token) {

  Page page() {
    return query.list().page();
  }

  /** The same, for a list of which one person is asked for. */
  ListRequest ofOne(String person) {
    if (person.length() > Filter.MAX_LENGTH) {
      throw Refusals.badRequest(
          "the id of a person has at most " + Filter.MAX_LENGTH + " characters");
    }
    ListQuery whole = query.list();
    Filter filter = new Filter(Target.property(GraphNames.ID), Comparison.EQUALS, person);
    return new ListRequest(
        new CollectionQuery(
            new ListQuery(filter, whole.updatedSince(), whole.sort(), whole.page())),
        selection,
        token);
  }

  /**
   * The answer.
   *
   * @param total how many the whole list has
   * @param bean makes an entry of the answer
   */
  <I, T> RestfulCollection<T> collection(long total, List<I> items, Function<I, T> bean) {
    return query.collection(items.stream().map(bean).toList(), total);
  }
}
