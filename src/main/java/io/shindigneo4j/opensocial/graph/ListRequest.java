package io.shindigneo4j.opensocial.graph;

import io.shindigneo4j.opensocial.mapping.CollectionQuery;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.function.Function;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;

/** Which part of a list is wanted, what of each item, and by whom. */
record ListRequest(CollectionQuery query, Selection selection, SecurityToken token) {

  Page page() {
    return query.list().page();
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
