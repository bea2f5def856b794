package io.shindigneo4j.server.execution;

import java.util.stream.IntStream;
import org.neo4j.internal.kernel.api.TokenRead;
import org.neo4j.internal.kernel.api.security.AccessMode;
import org.neo4j.kernel.api.KernelTransaction;

/**
 * Whether a user may read the whole graph, in whatever release of Neo4j. In its Enterprise edition
 * some may not.
 */
public final class ReadRights {

  private static final boolean CALENDAR_RELEASE = CalendarRelease.isPresent();

  private ReadRights() {}

  /** False also where that cannot be told. */
  public static boolean coverAll(KernelTransaction transaction) {
    AccessMode mode = ReadOnlyModes.user(transaction.securityContext().mode());
    if (mode instanceof Enum) { // of Neo4j's own, which know neither labels nor types
      return mode.allowsTraverseAllLabels();
    }
    return mode.allowsTraverseAllLabels()
        && mode.allowsTraverseAllRelTypes()
        && coverAllProperties(mode, transaction.tokenRead());
  }

  private static boolean coverAllProperties(AccessMode mode, TokenRead tokens) {
    return CALENDAR_RELEASE
        ? CalendarRelease.readsAll(
            mode,
            numbers(tokens.labelCount()),
            numbers(tokens.relationshipTypeCount()),
            numbers(tokens.propertyKeyCount()))
        : !mode.hasPropertyReadRules() && coverAllKeys(mode, tokens.propertyKeyCount());
  }

  /** Neo4j counts its labels, types and keys from 0 on. */
  private static int[] numbers(int count) {
    return IntStream.range(0, count).toArray();
  }

  private static boolean coverAllKeys(AccessMode mode, int keys) {
    for (int key = 0; key < keys; key++) {
      if (!mode.allowsReadPropertyAllLabels(key)
          || mode.disallowsReadPropertyForSomeLabel(key)
          || !mode.allowsReadPropertyAllRelTypes(key)) {
        return false;
      }
    }
    return true;
  }
}
