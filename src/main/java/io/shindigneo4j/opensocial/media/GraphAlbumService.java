package io.shindigneo4j.opensocial.media;

import com.google.inject.Inject;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.mapping.BeanDocuments;
import io.shindigneo4j.opensocial.mapping.CollectionQuery;
import io.shindigneo4j.opensocial.mapping.RequestedPeople;
import io.shindigneo4j.opensocial.mapping.RequestedUser;
import io.shindigneo4j.opensocial.request.Receipts;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.schema.media.AlbumOperations;
import io.shindigneo4j.schema.media.CreateAlbum;
import io.shindigneo4j.schema.media.DeleteAlbum;
import io.shindigneo4j.schema.media.GetAlbums;
import io.shindigneo4j.schema.media.ListAlbums;
import io.shindigneo4j.schema.media.UpdateAlbum;
import io.shindigneo4j.schema.people.Around;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.request.Receipt;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.Album;
import org.apache.shindig.social.opensocial.spi.AlbumService;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.UserId;

/**
 * Albums from the graph (OpenSocial Social API Server 2.5.1, Albums). Safe for use by many threads.
 */
final class GraphAlbumService implements AlbumService {

  private final OperationRunner operations;
  private final BackendSettings settings;
  private final AccessControl access;
  private final Stamps stamps;
  private final Receipts receipts;
  private final BeanDocuments documents;

  @Inject
  GraphAlbumService(
      OperationRunner operations,
      BackendSettings settings,
      AccessControl access,
      Stamps stamps,
      Receipts receipts,
      BeanDocuments documents) {
    this.operations = operations;
    this.settings = settings;
    this.access = access;
    this.stamps = stamps;
    this.receipts = receipts;
    this.documents = documents;
  }

  @Override
  public CompletableFuture<Album> getAlbum(
      UserId userId, String appId, Set<String> fields, String albumId, SecurityToken token) {
    return getAlbum(Set.of(userId), MediaRequests.SELF, appId, fields, albumId, token);
  }

  CompletableFuture<Album> getAlbum(
      Set<UserId> userIds,
      GroupId groupId,
      String appId,
      Set<String> fields,
      String albumId,
      SecurityToken token) {
    return getAlbums(userIds, groupId, appId, fields, MediaRequests.ONE, Set.of(albumId), token)
        .thenApply(
            albums ->
                albums.getList().stream()
                    .findFirst()
                    .orElseThrow(() -> Refusals.notFound("album", albumId)));
  }

  @Override
  public CompletableFuture<RestfulCollection<Album>> getAlbums(
      UserId userId,
      String appId,
      Set<String> fields,
      CollectionOptions options,
      Set<String> albumIds,
      SecurityToken token) {
    return getAlbums(Set.of(userId), MediaRequests.SELF, appId, fields, options, albumIds, token);
  }

  /** Those of the albums that people around the users have; the others are skipped. */
  CompletableFuture<RestfulCollection<Album>> getAlbums(
      Set<UserId> userIds,
      GroupId groupId,
      String appId,
      Set<String> fields,
      CollectionOptions options,
      Set<String> albumIds,
      SecurityToken token) {
    Around around = around(userIds, groupId, token);
    String application = access.onlyApplication(Resource.ALBUMS, token, appId);
    CollectionQuery query = query(options);
    Selection selection = AlbumMapper.FIELDS.selection(fields);
    return operations
        .runUntyped(
            AlbumOperations.GET,
            new GetAlbums(around, List.copyOf(albumIds), application, query.list(), selection))
        .thenApply(result -> collection(result.first().orElseThrow(), query, selection));
  }

  /**
   * Those that the application made, or none did: other applications' albums come by their ids, or
   * where the other application is named. Unknown people are skipped; but the only one asked for
   * must be there.
   */
  @Override
  public CompletableFuture<RestfulCollection<Album>> getAlbums(
      Set<UserId> userIds,
      GroupId groupId,
      String appId,
      Set<String> fields,
      CollectionOptions options,
      SecurityToken token) {
    Around around = around(userIds, groupId, token);
    String application = access.application(Resource.ALBUMS, token, appId);
    CollectionQuery query = query(options);
    Selection selection = AlbumMapper.FIELDS.selection(fields);
    return operations
        .runUntyped(
            AlbumOperations.LIST, new ListAlbums(around, application, query.list(), selection))
        .thenApply(
            result -> {
              ResultRecord record = result.first().orElseThrow();
              MediaRequests.requireOwner(around, record);
              return collection(record, query, selection);
            });
  }

  private Around around(Set<UserId> userIds, GroupId groupId, SecurityToken token) {
    return RequestedPeople.around(userIds, groupId, token, Resource.ALBUMS, access);
  }

  private CollectionQuery query(CollectionOptions options) {
    return CollectionQuery.of(options, AlbumMapper.FIELDS::target, settings.pageLimit());
  }

  private static RestfulCollection<Album> collection(
      ResultRecord record, CollectionQuery query, Selection selection) {
    return query.collection(
        AlbumMapper.FIELDS.beans(selection, record.get("albums")), record.get("total", Long.class));
  }

  @Override
  public CompletableFuture<Void> createAlbum(
      UserId userId, String appId, Album album, SecurityToken token) {
    return createAlbum(userId, appId, album, RequestId.NONE, token).thenApply(created -> null);
  }

  /** The new album; its id is the server's. */
  CompletableFuture<Album> createAlbum(
      UserId userId, String appId, Album album, RequestId requestId, SecurityToken token) {
    String owner = writable(userId, token);
    Album created = AlbumMapper.created(album, stamps.id(), owner);
    Receipt receipt =
        receipts.receipt(requestId, AlbumOperations.CREATE.name(), token, documents.text(created));
    return operations
        .runUntyped(
            AlbumOperations.CREATE,
            new CreateAlbum(
                owner,
                stamps.made(AlbumMapper.properties(created), Resource.ALBUMS, token),
                stamps.moment(),
                receipt))
        .thenApply(result -> earlier(MediaRequests.only(result, "person", owner)).orElse(created));
  }

  private Optional<Album> earlier(ResultRecord record) {
    return Optional.ofNullable(record.get("earlier", String.class))
        .map(text -> documents.bean(text, Album.class));
  }

  /** Changes the fields that the body names; the items stay, and what the album tells of them. */
  @Override
  public CompletableFuture<Void> updateAlbum(
      UserId userId, String appId, Album album, String albumId, SecurityToken token) {
    String owner = writable(userId, token);
    String application = access.onlyApplication(Resource.ALBUMS, token, appId);
    return operations
        .runUntyped(
            AlbumOperations.UPDATE,
            new UpdateAlbum(
                owner, albumId, application, stamps.changed(AlbumMapper.changes(album))))
        .thenApply(result -> MediaRequests.done(MediaRequests.only(result, "album", albumId)));
  }

  /** Deletes the items too. */
  @Override
  public CompletableFuture<Void> deleteAlbum(
      UserId userId, String appId, String albumId, SecurityToken token) {
    String owner = writable(userId, token);
    String application = access.onlyApplication(Resource.ALBUMS, token, appId);
    return operations
        .runUntyped(AlbumOperations.DELETE, new DeleteAlbum(owner, albumId, application))
        .thenApply(result -> MediaRequests.done(MediaRequests.only(result, "album", albumId)));
  }

  private String writable(UserId userId, SecurityToken token) {
    String owner = RequestedUser.id(userId, token);
    access.writing(Resource.ALBUMS, token, owner);
    return owner;
  }
}
