package io.shindigneo4j.opensocial.media;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.opensocial.request.Inputs;
import io.shindigneo4j.opensocial.request.PartialUpdate;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.SupportedFields;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import org.apache.shindig.protocol.HandlerPreconditions;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.Service;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.CollectionOptionsFactory;
import org.jspecify.annotations.Nullable;

/**
 * The methods of media items. Unlike Shindig's own handler, it answers a new item, it repeats a
 * create safely by its request id, and it finds an album's items among all people of the group.
 */
@Service(name = "mediaItems", path = "/{userId}+/{groupId}/{albumId}/{id}+")
public final class MediaItemsHandler {

  private static final String BODY = "data";
  private static final String ALBUM = "albumId";

  private static final CollectionOptions FIRST_TWO = new CollectionOptions();

  static {
    FIRST_TWO.setMax(2);
  }

  private final MediaStore<MediaItem> store;
  private final MediaCalls<MediaItem> calls;
  private final SupportedFields supportedFields;

  @Inject
  MediaItemsHandler(
      GraphMediaItemService service,
      CollectionOptionsFactory options,
      SupportedFields supportedFields) {
    this.store = service.store();
    this.calls = new MediaCalls<>(store, options);
    this.supportedFields = supportedFields;
  }

  /** Items of people or of an album, or those named. */
  @Operation(httpMethods = "GET")
  public Future<?> get(InputRequestItem request) {
    HandlerPreconditions.requireNotEmpty(request.getUsers(), "whose items is not said");
    String album = isAlbumNamed(request) ? album(request) : null;
    return calls.get(request, album, ids(request));
  }

  /** A new item: {@code POST /mediaItems/{user}/@self/{album}}. */
  @Operation(httpMethods = "POST", bodyParam = BODY)
  public Future<?> create(InputRequestItem request) {
    MediaItem sent = item(request);
    boolean named = isAlbumNamed(request) || sent.getAlbumId() == null;
    return calls.create(request, named ? album(request) : sent.getAlbumId(), sent);
  }

  /** Changes or moves an item: {@code PUT /mediaItems/{user}/@self/{album}/{item}}. */
  @Operation(httpMethods = "PUT", bodyParam = BODY)
  public Future<?> update(InputRequestItem request) {
    MediaItem sent = item(request);
    String id = Inputs.updated(ids(request), sent.getId());
    PartialUpdate update = PartialUpdate.of(request, body(request), MediaItem.class);
    return album(request, id, sent.getAlbumId())
        .thenCompose(album -> calls.update(request, album, id, sent, update));
  }

  /** Deletes an item: {@code DELETE /mediaItems/{user}/@self/{album}/{item}}. */
  @Operation(httpMethods = "DELETE")
  public Future<?> delete(InputRequestItem request) {
    String id = id(request);
    return album(request, id, null).thenCompose(album -> calls.delete(request, album, id));
  }

  /** The fields of a media item. */
  @Operation(httpMethods = "GET", path = "/@supportedFields")
  public List<?> supportedFields(InputRequestItem request) {
    return supportedFields.of("mediaItem", request);
  }

  private static boolean isAlbumNamed(InputRequestItem request) {
    return !request.getListParameter(ALBUM).isEmpty();
  }

  private static String album(InputRequestItem request) {
    return Inputs.only(request, ALBUM);
  }

  /**
   * The album of an item that is changed. By the specification, JSON-RPC need not name it.
   *
   * @param sent the one that the item in the request names; null for none
   */
  private CompletableFuture<String> album(
      InputRequestItem request, String id, @Nullable String sent) {
    if (isAlbumNamed(request)) {
      return CompletableFuture.completedFuture(album(request));
    }
    return sent == null
        ? store
            .get(MediaRequest.of(request, null), Set.of(id), Set.of(ALBUM), FIRST_TWO)
            .thenApply(found -> album(found.getList(), id))
        : CompletableFuture.completedFuture(sent);
  }

  private static String album(List<MediaItem> found, String id) {
    if (found.isEmpty()) {
      throw Refusals.notFound("media item", id);
    } else if (found.size() > 1) {
      throw Refusals.badRequest("several albums have an item with this id: name the albumId");
    }
    return found.get(0).getAlbumId();
  }

  private static List<String> ids(InputRequestItem request) {
    return request.getListParameter(idParameter(request));
  }

  private static String id(InputRequestItem request) {
    return Inputs.only(request, idParameter(request));
  }

  /** Shindig's name for it, or the specification's. */
  private static String idParameter(InputRequestItem request) {
    return request.getListParameter("id").isEmpty() ? "mediaItemId" : "id";
  }

  private static MediaItem item(InputRequestItem request) {
    return Inputs.body(request, body(request), MediaItem.class);
  }

  /** Shindig's name for the body is {@code data}, the specification's {@code mediaItem}. */
  private static String body(InputRequestItem request) {
    return request.getParameter(BODY) == null ? "mediaItem" : BODY;
  }
}
