package io.shindigneo4j.schema.graph;

/** The measures by which recommended people are ranked. */
public enum Ranking {
  /** The number of common friends. */
  COMMON_FRIENDS,

  /**
   * Common friends weighted by how few friends these have: the sum of 1 / ln(friends) in
   * billionths, each rounded; one friend or none counts as two. L. Adamic, E. Adar: Friends and
   * neighbors on the Web, 2003.
   */
  ADAMIC_ADAR
}
