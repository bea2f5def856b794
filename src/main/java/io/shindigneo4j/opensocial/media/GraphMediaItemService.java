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
import io.shindigneo4j.schema.media.CreateMediaItem;
import io.shindigneo4j.schema.media.DeleteMediaItem;
import io.shindigneo4j.schema.media.GetMediaItems;
import io.shindigneo4j.schema.media.ListMediaItems;
import io.shindigneo4j.schema.media.MediaItemOperations;
import io.shindigneo4j.schema.media.UpdateMediaItem;
import io.shindigneo4j.schema.people.Around;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.request.Receipt;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.MediaItemService;
import org.apache.shindig.social.opensocial.spi.UserId;

/**
 * Media items from the graph (OpenSocial Social API Server 2.5.1, MediaItems). Safe for use by many
 * threads.
 */
final class GraphMediaItemService implements MediaItemService {

  private final OperationRunner operations;
  private final BackendSettings settings;
  private final AccessControl access;
  private final Stamps stamps;
  private final Receipts receipts;
  private final BeanDocuments documents;

  @Inject
  GraphMediaItemService(
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
  public CompletableFuture<MediaItem> getMediaItem(
      UserId userId,
      String appId,
      String albumId,
      String mediaItemId,
      Set<String> fields,
      SecurityToken token) {
    return getMediaItem(
        Set.of(userId), MediaRequests.SELF, appId, albumId, mediaItemId, fields, token);
  }

  CompletableFuture<MediaItem> getMediaItem(
      Set<UserId> userIds,
      GroupId groupId,
      String appId,
      String albumId,
      String mediaItemId,
      Set<String> fields,
      SecurityToken token) {
    return getMediaItems(
            userIds, groupId, appId, albumId, Set.of(mediaItemId), fields, MediaRequests.ONE, token)
        .thenApply(
            items ->
                items.getList().stream()
                    .findFirst()
                    .orElseThrow(() -> Refusals.notFound("media item", mediaItemId)));
  }

  @Override
  public CompletableFuture<RestfulCollection<MediaItem>> getMediaItems(
      UserId userId,
      String appId,
      String albumId,
      Set<String> mediaItemIds,
      Set<String> fields,
      CollectionOptions options,
      SecurityToken token) {
    return getMediaItems(
        Set.of(userId), MediaRequests.SELF, appId, albumId, mediaItemIds, fields, options, token);
  }

  /**
   * Those of the items that people around the users have; the others are skipped.
   *
   * @param albumId null for whichever album
   */
  CompletableFuture<RestfulCollection<MediaItem>> getMediaItems(
      Set<UserId> userIds,
      GroupId groupId,
      String appId,
      String albumId,
      Set<String> mediaItemIds,
      Set<String> fields,
      CollectionOptions options,
      SecurityToken token) {
    Around around = around(userIds, groupId, token);
    String application = access.onlyApplication(Resource.MEDIA_ITEMS, token, appId);
    CollectionQuery query = query(options);
    Selection selection = MediaItemMapper.FIELDS.selection(fields);
    return operations
        .runUntyped(
            MediaItemOperations.GET,
            new GetMediaItems(
                around, albumId, List.copyOf(mediaItemIds), application, query.list(), selection))
        .thenApply(result -> collection(result.first().orElseThrow(), query, selection));
  }

  @Override
  public CompletableFuture<RestfulCollection<MediaItem>> getMediaItems(
      UserId userId,
      String appId,
      String albumId,
      Set<String> fields,
      CollectionOptions options,
      SecurityToken token) {
    return getMediaItemsOf(
        Set.of(userId), MediaRequests.SELF, appId, albumId, fields, options, token);
  }

  @Override
  public CompletableFuture<RestfulCollection<MediaItem>> getMediaItems(
      Set<UserId> userIds,
      GroupId groupId,
      String appId,
      Set<String> fields,
      CollectionOptions options,
      SecurityToken token) {
    return getMediaItemsOf(userIds, groupId, appId, null, fields, options, token);
  }

  /**
   * Those that the application made, or none did: other applications' items come by their ids, or
   * where the other application is named.
   *
   * @param albumId null for all albums
   */
  CompletableFuture<RestfulCollection<MediaItem>> getMediaItemsOf(
      Set<UserId> userIds,
      GroupId groupId,
      String appId,
      String albumId,
      Set<String> fields,
      CollectionOptions options,
      SecurityToken token) {
    Around around = around(userIds, groupId, token);
    String application = access.application(Resource.MEDIA_ITEMS, token, appId);
    CollectionQuery query = query(options);
    Selection selection = MediaItemMapper.FIELDS.selection(fields);
    return operations
        .runUntyped(
            MediaItemOperations.LIST,
            new ListMediaItems(around, albumId, application, query.list(), selection))
        .thenApply(
            result -> {
              ResultRecord record = result.first().orElseThrow();
              requireFound(around, albumId, record);
              return collection(record, query, selection);
            });
  }

  private static void requireFound(Around around, String albumId, ResultRecord record) {
    if (albumId == null) {
      MediaRequests.requireOwner(around, record);
    } else if (record.get("owners", Long.class) == 0) {
      throw Refusals.notFound("album", albumId);
    }
  }

  private Around around(Set<UserId> userIds, GroupId groupId, SecurityToken token) {
    return RequestedPeople.around(userIds, groupId, token, Resource.MEDIA_ITEMS, access);
  }

  private CollectionQuery query(CollectionOptions options) {
    return CollectionQuery.of(options, MediaItemMapper.FIELDS::target, settings.pageLimit());
  }

  private static RestfulCollection<MediaItem> collection(
      ResultRecord record, CollectionQuery query, Selection selection) {
    return query.collection(
        MediaItemMapper.FIELDS.beans(selection, record.get("items")),
        record.get("total", Long.class));
  }

  @Override
  public CompletableFuture<Void> createMediaItem(
      UserId userId, String appId, String albumId, MediaItem mediaItem, SecurityToken token) {
    return createMediaItem(userId, appId, albumId, mediaItem, RequestId.NONE, token)
        .thenApply(created -> null);
  }

  /** The new item; its id is the server's. */
  CompletableFuture<MediaItem> createMediaItem(
      UserId userId,
      String appId,
      String albumId,
      MediaItem mediaItem,
      RequestId requestId,
      SecurityToken token) {
    String owner = writable(userId, token);
    MediaItem created = MediaItemMapper.created(mediaItem, stamps.id(), albumId, stamps.time());
    Map<String, Object> properties = MediaItemMapper.properties(created);
    Receipt receipt =
        receipts.receipt(
            requestId, MediaItemOperations.CREATE.name(), token, documents.text(created));
    return operations
        .runUntyped(
            MediaItemOperations.CREATE,
            new CreateMediaItem(
                owner,
                albumId,
                access.onlyApplication(Resource.MEDIA_ITEMS, token, null),
                stamps.made(properties, Resource.MEDIA_ITEMS, token),
                stamps.moment(),
                receipt))
        .thenApply(result -> earlier(MediaRequests.only(result, "album", albumId)).orElse(created));
  }

  private Optional<MediaItem> earlier(ResultRecord record) {
    return Optional.ofNullable(record.get("earlier", String.class))
        .map(text -> documents.bean(text, MediaItem.class));
  }

  /** Changes the fields that the body names; another album's id moves the item there. */
  @Override
  public CompletableFuture<Void> updateMediaItem(
      UserId userId,
      String appId,
      String albumId,
      String mediaItemId,
      MediaItem mediaItem,
      SecurityToken token) {
    String owner = writable(userId, token);
    String target = Optional.ofNullable(mediaItem.getAlbumId()).orElse(albumId);
    return operations
        .runUntyped(
            MediaItemOperations.UPDATE,
            new UpdateMediaItem(
                owner,
                albumId,
                mediaItemId,
                access.onlyApplication(Resource.MEDIA_ITEMS, token, appId),
                target,
                changes(mediaItem, target),
                stamps.moment()))
        .thenApply(
            result -> MediaRequests.done(MediaRequests.only(result, "media item", mediaItemId)));
  }

  private Map<String, Object> changes(MediaItem mediaItem, String album) {
    Map<String, Object> changes = stamps.changed(MediaItemMapper.changes(mediaItem));
    changes.put("albumId", album);
    changes.put("lastUpdated", stamps.time());
    return changes;
  }

  @Override
  public CompletableFuture<Void> deleteMediaItem(
      UserId userId, String appId, String albumId, String mediaItemId, SecurityToken token) {
    String owner = writable(userId, token);
    String application = access.onlyApplication(Resource.MEDIA_ITEMS, token, appId);
    return operations
        .runUntyped(
            MediaItemOperations.DELETE,
            new DeleteMediaItem(owner, albumId, mediaItemId, application))
        .thenApply(
            result -> MediaRequests.done(MediaRequests.only(result, "media item", mediaItemId)));
  }

  private String writable(UserId userId, SecurityToken token) {
    String owner = RequestedUser.id(userId, token);
    access.writing(Resource.MEDIA_ITEMS, token, owner);
    return owner;
  }
}
