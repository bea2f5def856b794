package io.shindigneo4j.web.client;

/** The heap that one request holds until it ends. Safe for use by many threads. */
@FunctionalInterface
public interface HeldHeap {

  HeldHeap UNLIMITED = bytes -> true;

  /** The attribute of a request that has one. */
  String ATTRIBUTE = HeldHeap.class.getName();

  /** Holds more; false, if there is no room. */
  boolean take(long bytes);
}
