package io.shindigneo4j.opensocial.media;

import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.request.PartialUpdate;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.media.AlbumOperations;
import io.shindigneo4j.schema.media.AlbumOperations.MediaChange;
import io.shindigneo4j.schema.media.MediaItemOperations;
import io.shindigneo4j.schema.media.MediaItemOperations.CreateMediaItem;
import io.shindigneo4j.schema.media.MediaItemOperations.DeleteMediaItem;
import io.shindigneo4j.schema.media.MediaItemOperations.GetMediaItems;
import io.shindigneo4j.schema.media.MediaItemOperations.ListMediaItems;
import io.shindigneo4j.schema.media.MediaItemOperations.MediaItemChange;
import io.shindigneo4j.schema.media.MediaItemOperations.UpdateMediaItem;
import io.shindigneo4j.schema.request.Creation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.social.opensocial.model.MediaItem;

/** Media items. An update that names another album moves the item there. */
record MediaItemKind(OperationRunner operations) implements MediaKind<MediaItem> {

  @Override
  public Resource resource() {
    return Resource.MEDIA_ITEMS;
  }

  @Override
  public String noun() {
    return "media item";
  }

  @Override
  public Class<MediaItem> type() {
    return MediaItem.class;
  }

  @Override
  public FieldTable<MediaItem> fields() {
    return MediaItemMapper.FIELDS;
  }

  @Override
  public String createOperation() {
    return MediaItemOperations.CREATE.name();
  }

  @Override
  public MediaItem created(MediaItem sent, String id, MediaScope scope, String now) {
    return MediaItemMapper.created(sent, id, scope.album(), now);
  }

  @Override
  public Map<String, Object> properties(MediaItem created) {
    return MediaItemMapper.properties(created);
  }

  @Override
  public Map<String, Object> changes(MediaItem sent, PartialUpdate update) {
    return MediaItemMapper.changes(sent, update);
  }

  @Override
  public CompletableFuture<MediaPage> list(MediaQuery query) {
    return operations
        .run(
            MediaItemOperations.LIST,
            new ListMediaItems(
                query.around(),
                query.album(),
                query.application(),
                query.list(),
                query.selection()))
        .thenApply(
            page -> {
              query.requireOwner(page.owners());
              return new MediaPage(page.total(), page.items());
            });
  }

  @Override
  public CompletableFuture<MediaPage> get(MediaQuery query, List<String> ids) {
    return operations
        .run(
            MediaItemOperations.GET,
            new GetMediaItems(
                query.around(),
                query.album(),
                ids,
                query.application(),
                query.list(),
                query.selection()))
        .thenApply(found -> new MediaPage(found.total(), found.items()));
  }

  @Override
  public String limit() {
    return "an album has at most %d items, of at most %d applications"
        .formatted(MediaItemOperations.MAX_ITEMS, AlbumOperations.MAX_APPLICATIONS);
  }

  @Override
  public CompletableFuture<Optional<Creation>> create(MediaScope scope, NewMedia created) {
    return operations.run(
        MediaItemOperations.CREATE,
        new CreateMediaItem(
            scope.owner(),
            scope.album(),
            scope.application(),
            created.properties(),
            created.now(),
            created.receipt()));
  }

  @Override
  public CompletableFuture<Optional<MediaChange>> update(
      MediaScope scope, String id, MediaUpdate<MediaItem> update) {
    String target = Optional.ofNullable(update.sent().getAlbumId()).orElse(scope.album());
    Map<String, Object> properties = new HashMap<>(update.properties());
    properties.put("albumId", target);
    properties.put("lastUpdated", properties.get(GraphNames.UPDATED));
    return operations
        .run(
            MediaItemOperations.UPDATE,
            new UpdateMediaItem(
                scope.owner(),
                scope.album(),
                id,
                scope.application(),
                target,
                properties,
                update.now()))
        .thenApply(change -> change.map(this::done));
  }

  private MediaChange done(MediaItemChange change) {
    if (Boolean.TRUE.equals(change.full())) {
      throw full();
    }
    return new MediaChange(change.id());
  }

  @Override
  public CompletableFuture<Optional<MediaChange>> delete(MediaScope scope, String id) {
    return operations.run(
        MediaItemOperations.DELETE,
        new DeleteMediaItem(scope.owner(), scope.album(), id, scope.application()));
  }
}
