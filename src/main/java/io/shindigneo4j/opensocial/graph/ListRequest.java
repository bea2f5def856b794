package io.shindigneo4j.opensocial.graph;

import io.shindigneo4j.opensocial.mapping.CollectionQuery;
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
