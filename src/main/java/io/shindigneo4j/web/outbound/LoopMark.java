package io.shindigneo4j.web.outbound;

/** The mark of our own requests by RFC 8586, by which they are refused when they come in. */
public final class LoopMark {
  public static final String HEADER = "CDN-Loop";
  public static final String VALUE = "shindig-neo4j";

  private LoopMark() {}
}
