package io.shindigneo4j.web.limit;

/** How many calls, or gadgets, one request is about: each may take a thread and a fetch. */
public final class BatchLimit {
  public static final int MAX = 100;

  /**
   * The most calls that fetch for a gadget. One thread makes them one after the other, in the time
   * and with the bytes that {@link io.shindigneo4j.web.client.FetchBudget} gives them all.
   */
  public static final int MAX_FETCHES = 8;

  private BatchLimit() {}
}
