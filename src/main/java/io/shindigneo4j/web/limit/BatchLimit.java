package io.shindigneo4j.web.limit;

/** How many calls, or gadgets, one request is about: each may take a thread and a fetch. */
public final class BatchLimit {
  public static final int MAX = 100;

  private BatchLimit() {}
}
