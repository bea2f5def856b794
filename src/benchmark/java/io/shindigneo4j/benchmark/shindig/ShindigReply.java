package io.shindigneo4j.benchmark.shindig;

/**
 * The structure of a response.
 *
 * @param bean the type of an item
 * @param isAlone whether the response is one item and no list
 * @param isCounted whether the total is requested
 */
record ShindigReply(Class<?> bean, boolean isAlone, boolean isCounted) {

  static ShindigReply list(Class<?> bean) {
    return new ShindigReply(bean, false, true);
  }

  /** One item, although the question asks for a list. */
  static ShindigReply only(Class<?> bean) {
    return new ShindigReply(bean, true, true);
  }

  static ShindigReply item(Class<?> bean) {
    return new ShindigReply(bean, true, false);
  }

  /** A list, although the question asks for one item. */
  static ShindigReply listOfOne(Class<?> bean) {
    return new ShindigReply(bean, false, false);
  }
}
