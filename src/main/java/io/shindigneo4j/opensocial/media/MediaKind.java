package io.shindigneo4j.opensocial.media;

import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.request.PartialUpdate;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.schema.media.AlbumOperations.MediaChange;
import io.shindigneo4j.schema.request.Creation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.protocol.ProtocolException;

/**
 * The differences between albums and media items: their beans, and the operations that read and
 * write them.
 *
 * @param <B> Shindig's bean
 */
interface MediaKind<B> {

  /** For access control. */
  Resource resource();

  /** Its name in error messages. */
  String noun();

  Class<B> type();

  FieldTable<B> fields();

  /** The name of the operation that creates one. */
  String createOperation();

  /**
   * A new bean as it is answered: the client's, except for what the server sets.
   *
   * @param now as ISO 8601
   */
  B created(B sent, String id, MediaScope scope, String now);

  /** The properties of a new one. */
  Map<String, Object> properties(B created);

  /**
   * The properties that an update changes: those of the fields that the client sent.
   *
   * @param update what else becomes null, and what is left
   */
  Map<String, Object> changes(B sent, PartialUpdate update);

  /** Those of people, or of one album. */
  CompletableFuture<MediaPage> list(MediaQuery query);

  /** Those with these ids. */
  CompletableFuture<MediaPage> get(MediaQuery query, List<String> ids);

  /** How many there may be, for a client whose request is refused for that. */
  String limit();

  /** The refusal of one that would be one too many. */
  default ProtocolException full() {
    return Refusals.tooLarge(limit());
  }

  /** Empty if the owner, or the album that the item goes into, is unknown. */
  CompletableFuture<Optional<Creation>> create(MediaScope scope, NewMedia created);

  /**
   * Empty if it is unknown.
   *
   * @throws ProtocolException in the future, with status 413 if the album to which the item is to
   *     move has no room for it
   */
  CompletableFuture<Optional<MediaChange>> update(
      MediaScope scope, String id, MediaUpdate<B> update);

  /** Empty if it is unknown. */
  CompletableFuture<Optional<MediaChange>> delete(MediaScope scope, String id);
}
