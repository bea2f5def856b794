package io.shindigneo4j.web.cache;

/** An object of our own in Shindig's caches. */
public interface Weighted {

  /** The bytes that it takes. */
  long bytes();
}
