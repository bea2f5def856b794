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
import org.apache.shindig.social.opensocial.model.Album;
import org.apache.shindig.social.opensocial.spi.CollectionOptionsFactory;

/**
 * The methods of albums. Unlike Shindig's own handler, it answers a new album, it repeats a create
 * safely by its request id, and it finds albums by id among all people of the group.
 */
@Service(name = "albums", path = "/{userId}+/{groupId}/{albumId}+")
public final class AlbumsHandler {

  private static final String BODY = "album";
  private static final String ID = "albumId";

  /** The specification's names for the same in JSON-RPC. */
  private static final String SPECIFIED_BODY = "data";

  private static final String SPECIFIED_ID = "id";

  private final MediaCalls<Album> calls;
  private final SupportedFields supportedFields;

  @Inject
  AlbumsHandler(
      GraphAlbumService service,
      CollectionOptionsFactory options,
      SupportedFields supportedFields) {
    this.calls = new MediaCalls<>(service.store(), options);
    this.supportedFields = supportedFields;
  }

  /** Albums of people, or those named: {@code GET /albums/{users}/{group}/{albums}}. */
  @Operation(httpMethods = "GET")
  public Future<?> get(InputRequestItem request) {
    HandlerPreconditions.requireNotEmpty(request.getUsers(), "whose albums is not said");
    return calls.get(request, null, ids(request));
  }

  /** A new album: {@code POST /albums/{user}/@self}. */
  @Operation(httpMethods = "POST", bodyParam = BODY)
  public Future<?> create(InputRequestItem request) {
    HandlerPreconditions.requireEmpty(ids(request), "the id of a new album is the server's");
    return calls.create(request, null, album(request));
  }

  /** Changes an album: {@code PUT /albums/{user}/@self/{album}}. */
  @Operation(httpMethods = "PUT", bodyParam = BODY)
  public Future<?> update(InputRequestItem request) {
    Album sent = album(request);
    String id = Inputs.updated(ids(request), sent.getId());
    return calls.update(
        request, null, id, sent, PartialUpdate.of(request, body(request), Album.class));
  }

  /** Deletes an album and its items: {@code DELETE /albums/{user}/@self/{album}}. */
  @Operation(httpMethods = "DELETE")
  public Future<?> delete(InputRequestItem request) {
    return calls.delete(request, null, id(request));
  }

  /** The fields of an album. */
  @Operation(httpMethods = "GET", path = "/@supportedFields")
  public List<?> supportedFields(InputRequestItem request) {
    return supportedFields.of("album", request);
  }

  private static List<String> ids(InputRequestItem request) {
    return request.getListParameter(idParameter(request));
  }

  private static String id(InputRequestItem request) {
    return Inputs.only(request, idParameter(request));
  }

  private static String idParameter(InputRequestItem request) {
    return request.getListParameter(ID).isEmpty() ? SPECIFIED_ID : ID;
  }

  private static Album album(InputRequestItem request) {
    return Inputs.body(request, body(request), Album.class);
  }

  private static String body(InputRequestItem request) {
    return request.getParameter(BODY) == null ? SPECIFIED_BODY : BODY;
  }
}
