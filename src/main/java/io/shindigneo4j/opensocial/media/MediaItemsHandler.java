package io.shindigneo4j.opensocial.media;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.opensocial.request.Inputs;
import io.shindigneo4j.opensocial.request.PartialUpdate;
import io.shindigneo4j.opensocial.request.SupportedFields;
import java.util.List;
import java.util.concurrent.Future;
import org.apache.shindig.protocol.HandlerPreconditions;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.Service;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.apache.shindig.social.opensocial.spi.CollectionOptionsFactory;

/**
 * The methods of media items. Unlike Shindig's own handler, it answers a new item, it repeats a
 * create safely by its request id, and it finds an album's items among all people of the group.
 */
@Service(name = "mediaItems", path = "/{userId}+/{groupId}/{albumId}/{id}+")
public final class MediaItemsHandler {

  private static final String BODY = "data";
  private static final String ALBUM = "albumId";

  private final MediaCalls<MediaItem> calls;
  private final SupportedFields supportedFields;

  @Inject
  MediaItemsHandler(
      GraphMediaItemService service,
      CollectionOptionsFactory options,
      SupportedFields supportedFields) {
    this.calls = new MediaCalls<>(service.store(), options);
    this.supportedFields = supportedFields;
  }

  /** Items of people or of an album, or those named. */
  @Operation(httpMethods = "GET")
  public Future<?> get(InputRequestItem request) {
    HandlerPreconditions.requireNotEmpty(request.getUsers(), "whose items is not said");
    String album = request.getListParameter(ALBUM).isEmpty() ? null : album(request);
    return calls.get(request, album, request.getListParameter(idParameter(request)));
  }

  /** A new item: {@code POST /mediaItems/{user}/@self/{album}}. */
  @Operation(httpMethods = "POST", bodyParam = BODY)
  public Future<?> create(InputRequestItem request) {
    return calls.create(request, album(request), item(request));
  }

  /** Changes or moves an item: {@code PUT /mediaItems/{user}/@self/{album}/{item}}. */
  @Operation(httpMethods = "PUT", bodyParam = BODY)
  public Future<?> update(InputRequestItem request) {
    return calls.update(
        request,
        album(request),
        id(request),
        item(request),
        PartialUpdate.of(request, body(request), MediaItem.class));
  }

  /** Deletes an item: {@code DELETE /mediaItems/{user}/@self/{album}/{item}}. */
  @Operation(httpMethods = "DELETE")
  public Future<?> delete(InputRequestItem request) {
    return calls.delete(request, album(request), id(request));
  }

  /** The fields of a media item. */
  @Operation(httpMethods = "GET", path = "/@supportedFields")
  public List<?> supportedFields(InputRequestItem request) {
    return supportedFields.of("mediaItem", request);
  }

  private static String album(InputRequestItem request) {
    return Inputs.only(request, ALBUM);
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
