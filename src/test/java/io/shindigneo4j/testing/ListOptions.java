package io.shindigneo4j.testing;

import io.shindigneo4j.schema.query.ListQuery.Filter;
import org.apache.shindig.protocol.model.FilterOperation;
import org.apache.shindig.protocol.model.SortOrder;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;

/** Shindig's list options, in words; a page of 20 unless told otherwise. */
public final class ListOptions extends CollectionOptions {

  private static final int DEFAULT_COUNT = 20;

  private ListOptions() {
    setMax(DEFAULT_COUNT);
  }

  public static ListOptions none() {
    return new ListOptions();
  }

  public ListOptions ascendingBy(String field) {
    setSortBy(field);
    setSortOrder(SortOrder.ascending);
    return this;
  }

  public ListOptions descendingBy(String field) {
    setSortBy(field);
    setSortOrder(SortOrder.descending);
    return this;
  }

  /** As much of a text as the value of a filter may have. */
  public static String valueOf(String text) {
    return text.substring(0, Math.min(text.length(), Filter.MAX_LENGTH));
  }

  public ListOptions where(String field, FilterOperation operation, String value) {
    setFilter(field);
    setFilterOperation(operation);
    setFilterValue(value);
    return this;
  }

  public ListOptions page(int first, int count) {
    setFirst(first);
    setMax(count);
    return this;
  }
}
