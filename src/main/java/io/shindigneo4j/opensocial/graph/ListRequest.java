package io.shindigneo4j.opensocial.graph;

import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.opensocial.mapping.CollectionQuery;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import java.util.List;
import java.util.Map;
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
   * @param column of the record, with the items; their number is in {@code total}
   */
  <T> RestfulCollection<T> collection(
      ResultRecord record, String column, Function<Map<?, ?>, T> bean) {
    return collection(
        record,
        ((List<?>) record.get(column)).stream().map(item -> (Map<?, ?>) item).map(bean).toList());
  }

  /** The answer that has these items; their number is in {@code total} of the record. */
  <T> RestfulCollection<T> collection(ResultRecord record, List<T> items) {
    return query.collection(items, record.get("total", Long.class));
  }
}
