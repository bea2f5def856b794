package io.shindigneo4j.benchmark.shindig;

/**
 * What the answer to a call is made of.
 *
 * @param bean what an item is
 * @param isAlone whether the answer is one item in no list
 * @param isCounted whether it is asked how many items there are
 */
record ShindigReply(Class<?> bean, boolean isAlone, boolean isCounted) {

  static ShindigReply list(Class<?> bean) {
    return new ShindigReply(bean, false, true);
  }

  /** One item, though the question is for a list. */
  static ShindigReply only(Class<?> bean) {
    return new ShindigReply(bean, true, true);
  }

  static ShindigReply item(Class<?> bean) {
    return new ShindigReply(bean, true, false);
  }

  /** A list, though the question is for an item. */
  static ShindigReply listOfOne(Class<?> bean) {
    return new ShindigReply(bean, false, false);
  }
}
