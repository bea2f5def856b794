package io.shindigneo4j.schema.query;

/** A page of a list. */
public interface ListPage {

  /** How many items the whole list has. */
  long total();

  /** How many items the page has. */
  int size();

  /** Whether the page has fewer items than it should, as others change the list meanwhile. */
  default boolean isShort(Page asked) {
    return size() < Math.min(asked.limit(), total() - asked.first());
  }
}
