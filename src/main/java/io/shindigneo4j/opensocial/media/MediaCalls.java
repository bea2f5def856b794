package io.shindigneo4j.opensocial.media;

import com.google.common.collect.ImmutableSet;
import io.shindigneo4j.opensocial.request.PartialUpdate;
import io.shindigneo4j.opensocial.request.RequestId;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import org.apache.shindig.social.opensocial.service.SocialRequestItem;
import org.apache.shindig.social.opensocial.spi.CollectionOptionsFactory;

/**
 * The calls for albums or for media items, by REST and by RPC.
 *
 * @param <B> Shindig's bean
 */
final class MediaCalls<B> {

  private final MediaStore<B> store;
  private final CollectionOptionsFactory options;

  MediaCalls(MediaStore<B> store, CollectionOptionsFactory options) {
    this.store = store;
    this.options = options;
  }

  /**
   * One for one id, otherwise a page.
   *
   * @param album null for any album, and for albums
   * @param ids empty for all
   */
  Future<?> get(SocialRequestItem request, String album, List<String> ids) {
    store.requireReader(request.getToken());
    MediaRequest media = MediaRequest.of(request, album);
    Set<String> distinct = ImmutableSet.copyOf(ids);
    Set<String> fields = request.getFields();
    return switch (distinct.size()) {
      case 0 -> store.list(media, fields, options.create(request));
      case 1 -> store.find(media, distinct.iterator().next(), fields);
      default -> store.get(media, distinct, fields, options.create(request));
    };
  }

  Future<?> create(SocialRequestItem request, String album, B sent) {
    return store.create(MediaRequest.of(request, album), sent, RequestId.of(request));
  }

  /**
   * Changes the fields that were sent.
   *
   * @param update what else is taken away, and what is left
   */
  CompletableFuture<Void> update(
      SocialRequestItem request, String album, String id, B sent, PartialUpdate update) {
    return store.update(MediaRequest.of(request, album), id, sent, update);
  }

  CompletableFuture<Void> delete(SocialRequestItem request, String album, String id) {
    return store.delete(MediaRequest.of(request, album), id);
  }
}
