package io.shindigneo4j.prove.checker;

import java.util.Set;

/**
 * An event that a write has caused, which is in the graph.
 *
 * @param must who has to hear it
 * @param may who may hear it besides
 * @param begin before the commit, in milliseconds since 1970
 * @param end after it
 */
public record LiveEvent(String key, Set<String> must, Set<String> may, long begin, long end) {

  boolean isFor(String viewer) {
    return must.contains(viewer) || may.contains(viewer);
  }
}
