package io.shindigneo4j.server.export;

import java.util.List;
import java.util.Optional;
import org.eclipse.collections.api.set.primitive.LongSet;
import org.eclipse.collections.impl.factory.primitive.LongSets;

/**
 * What a transaction creates, changes or deletes.
 *
 * @param nodes ids of those of which nothing but that is known
 * @param relationships likewise
 * @param images records of the others, as they are after the transaction
 * @param failure why nothing of that can be told; empty otherwise
 */
record TouchedEntities(
    LongSet nodes, LongSet relationships, List<EntityRow> images, Optional<ExportFailure> failure) {

  private static final LongSet NONE = LongSets.immutable.empty();

  static TouchedEntities unknown(ExportFailure failure) {
    return new TouchedEntities(NONE, NONE, List.of(), Optional.of(failure));
  }

  /** Of an id in a set, and its copy while that grows. */
  static final long BYTES_OF_AN_ID = 32;

  private static final long OVERHEAD = 200;

  static TouchedEntities ofIds(LongSet nodes, LongSet relationships) {
    return new TouchedEntities(nodes, relationships, List.of(), Optional.empty());
  }

  static TouchedEntities ofImages(List<EntityRow> images) {
    return new TouchedEntities(NONE, NONE, images, Optional.empty());
  }

  int ids() {
    return nodes.size() + relationships.size();
  }

  long bytes() {
    long bytes = OVERHEAD + ids() * BYTES_OF_AN_ID;
    for (EntityRow image : images) {
      bytes += image.bytes();
    }
    return bytes;
  }
}
