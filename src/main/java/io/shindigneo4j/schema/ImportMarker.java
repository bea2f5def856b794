package io.shindigneo4j.schema;

/**
 * The node that a graph has while a copy is imported into it, and after an import that was broken
 * off. Nothing that has expired is deleted meanwhile, as the graph is compared with the copy.
 */
public final class ImportMarker {

  public static final String LABEL = "ShindigImport";

  /** How many there are, as {@code imports}. */
  public static final String COUNT = "MATCH (i:ShindigImport) RETURN count(i) AS imports";

  private ImportMarker() {}
}
