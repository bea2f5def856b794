package io.shindigneo4j.opensocial.media;

import com.google.common.collect.ImmutableSet;
import com.google.inject.Inject;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.opensocial.request.Inputs;
import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.opensocial.request.SupportedFields;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Future;
import org.apache.shindig.protocol.HandlerPreconditions;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.Service;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.apache.shindig.social.opensocial.spi.CollectionOptionsFactory;

/**
 * The methods of media items. Beyond Shindig's own handler, the new item is answered, a create can
 * be sent again by its request id, and an album's items come from whomever the group means.
 */
@Service(name = "mediaItems", path = "/{userId}+/{groupId}/{albumId}/{id}+")
public final class MediaItemsHandler {

  private static final String BODY = "data";
  private static final String ALBUM = "albumId";

  private final GraphMediaItemService service;
  private final CollectionOptionsFactory options;
  private final SupportedFields supportedFields;

  @Inject
  MediaItemsHandler(
      GraphMediaItemService service,
      CollectionOptionsFactory options,
      SupportedFields supportedFields) {
    this.service = service;
    this.options = options;
    this.supportedFields = supportedFields;
  }

  /** Items of people or of an album, or those named. */
  @Operation(httpMethods = "GET")
  public Future<?> get(InputRequestItem request) {
    HandlerPreconditions.requireNotEmpty(request.getUsers(), "whose items is not said");
    String album = request.getListParameter(ALBUM).isEmpty() ? null : Inputs.only(request, ALBUM);
    Set<String> ids = ImmutableSet.copyOf(ids(request));
    return switch (ids.size()) {
      case 0 -> list(request, album);
      case 1 ->
          service.getMediaItem(
              request.getUsers(),
              request.getGroup(),
              request.getAppId(),
              album,
              ids.iterator().next(),
              request.getFields(),
              request.getToken());
      default ->
          service.getMediaItems(
              request.getUsers(),
              request.getGroup(),
              request.getAppId(),
              album,
              ids,
              request.getFields(),
              options.create(request),
              request.getToken());
    };
  }

  private Future<?> list(InputRequestItem request, String album) {
    return service.getMediaItemsOf(
        request.getUsers(),
        request.getGroup(),
        request.getAppId(),
        album,
        request.getFields(),
        options.create(request),
        request.getToken());
  }

  /** A new item: {@code POST /mediaItems/{user}/@self/{album}}. */
  @Operation(httpMethods = "POST", bodyParam = BODY)
  public Future<?> create(InputRequestItem request) {
    return service.createMediaItem(
        MediaRequests.writer(request),
        request.getAppId(),
        Inputs.only(request, ALBUM),
        item(request),
        RequestId.of(request),
        request.getToken());
  }

  /** Changes or moves an item: {@code PUT /mediaItems/{user}/@self/{album}/{item}}. */
  @Operation(httpMethods = "PUT", bodyParam = BODY)
  public Future<?> update(InputRequestItem request) {
    return service.updateMediaItem(
        MediaRequests.writer(request),
        request.getAppId(),
        Inputs.only(request, ALBUM),
        Inputs.only(request, idParameter(request)),
        item(request),
        request.getToken());
  }

  /** Deletes an item: {@code DELETE /mediaItems/{user}/@self/{album}/{item}}. */
  @Operation(httpMethods = "DELETE")
  public Future<?> delete(InputRequestItem request) {
    return service.deleteMediaItem(
        MediaRequests.writer(request),
        request.getAppId(),
        Inputs.only(request, ALBUM),
        Inputs.only(request, idParameter(request)),
        request.getToken());
  }

  /** The fields of a media item. */
  @Operation(httpMethods = "GET", path = "/@supportedFields")
  public List<?> supportedFields(InputRequestItem request) {
    return supportedFields.of("mediaItem", request);
  }

  private static List<String> ids(InputRequestItem request) {
    return request.getListParameter(idParameter(request));
  }

  /** Shindig's name for it, or the specification's. */
  private static String idParameter(InputRequestItem request) {
    return request.getListParameter("id").isEmpty() ? "mediaItemId" : "id";
  }

  /** Shindig's name for the body is {@code data}, the specification's {@code mediaItem}. */
  private static MediaItem item(InputRequestItem request) {
    String parameter = request.getParameter(BODY) == null ? "mediaItem" : BODY;
    return Inputs.body(request, parameter, MediaItem.class);
  }
}
