package io.shindigneo4j.benchmark.shindig;

/**
 * What the answer to a call is made of.
 *
 * @param bean what an item is
 * @param isAlone whether the answer is one item in no list
 * @param isCounted whether it is asked how many items there are
 */
record Reply(Class<?> bean, boolean isAlone, boolean isCounted) {

  static Reply list(Class<?> bean) {
    return new Reply(bean, false, true);
  }

  /** One item, though the question is for a list. */
  static Reply only(Class<?> bean) {
    return new Reply(bean, true, true);
  }

  static Reply item(Class<?> bean) {
    return new Reply(bean, true, false);
  }

  /** A list, though the question is for an item. */
  static Reply listOfOne(Class<?> bean) {
    return new Reply(bean, false, false);
  }
}
