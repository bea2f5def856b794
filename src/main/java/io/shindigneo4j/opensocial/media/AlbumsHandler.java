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
import org.apache.shindig.social.opensocial.model.Album;
import org.apache.shindig.social.opensocial.spi.CollectionOptionsFactory;

/**
 * The methods of albums. Beyond Shindig's own handler, the new album is answered, a create can be
 * sent again by its request id, and albums by their ids come from whomever the group means.
 */
@Service(name = "albums", path = "/{userId}+/{groupId}/{albumId}+")
public final class AlbumsHandler {

  private static final String BODY = "album";
  private static final String ID = "albumId";

  private final GraphAlbumService service;
  private final CollectionOptionsFactory options;
  private final SupportedFields supportedFields;

  @Inject
  AlbumsHandler(
      GraphAlbumService service,
      CollectionOptionsFactory options,
      SupportedFields supportedFields) {
    this.service = service;
    this.options = options;
    this.supportedFields = supportedFields;
  }

  /** Albums of people, or those named: {@code GET /albums/{users}/{group}/{albums}}. */
  @Operation(httpMethods = "GET")
  public Future<?> get(InputRequestItem request) {
    HandlerPreconditions.requireNotEmpty(request.getUsers(), "whose albums is not said");
    Set<String> ids = ImmutableSet.copyOf(request.getListParameter(ID));
    return switch (ids.size()) {
      case 0 ->
          service.getAlbums(
              request.getUsers(),
              request.getGroup(),
              request.getAppId(),
              request.getFields(),
              options.create(request),
              request.getToken());
      case 1 ->
          service.getAlbum(
              request.getUsers(),
              request.getGroup(),
              request.getAppId(),
              request.getFields(),
              ids.iterator().next(),
              request.getToken());
      default ->
          service.getAlbums(
              request.getUsers(),
              request.getGroup(),
              request.getAppId(),
              request.getFields(),
              options.create(request),
              ids,
              request.getToken());
    };
  }

  /** A new album: {@code POST /albums/{user}/@self}. */
  @Operation(httpMethods = "POST", bodyParam = BODY)
  public Future<?> create(InputRequestItem request) {
    HandlerPreconditions.requireEmpty(
        request.getListParameter(ID), "the id of a new album is the server's");
    return service.createAlbum(
        MediaRequests.writer(request),
        request.getAppId(),
        Inputs.body(request, BODY, Album.class),
        RequestId.of(request),
        request.getToken());
  }

  /** Changes an album: {@code PUT /albums/{user}/@self/{album}}. */
  @Operation(httpMethods = "PUT", bodyParam = BODY)
  public Future<?> update(InputRequestItem request) {
    return service.updateAlbum(
        MediaRequests.writer(request),
        request.getAppId(),
        Inputs.body(request, BODY, Album.class),
        Inputs.only(request, ID),
        request.getToken());
  }

  /** Deletes an album and its items: {@code DELETE /albums/{user}/@self/{album}}. */
  @Operation(httpMethods = "DELETE")
  public Future<?> delete(InputRequestItem request) {
    return service.deleteAlbum(
        MediaRequests.writer(request),
        request.getAppId(),
        Inputs.only(request, ID),
        request.getToken());
  }

  /** The fields of an album. */
  @Operation(httpMethods = "GET", path = "/@supportedFields")
  public List<?> supportedFields(InputRequestItem request) {
    return supportedFields.of("album", request);
  }
}
