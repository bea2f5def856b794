package io.shindigneo4j.opensocial.messages;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.request.RequestId;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.Message;
import org.apache.shindig.social.opensocial.model.MessageCollection;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.MessageService;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Messages from the graph, as Shindig asks for them. Safe for use by many threads. */
final class GraphMessageService implements MessageService {

  private final GraphCollections collections;
  private final GraphMessages messages;
  private final MessageSender sender;

  @Inject
  GraphMessageService(GraphCollections collections, GraphMessages messages, MessageSender sender) {
    this.collections = collections;
    this.messages = messages;
    this.sender = sender;
  }

  @Override
  public CompletableFuture<RestfulCollection<MessageCollection>> getMessageCollections(
      UserId userId, Set<String> fields, CollectionOptions options, SecurityToken token) {
    return collections.list(userId, fields, options, token);
  }

  @Override
  public CompletableFuture<MessageCollection> createMessageCollection(
      UserId userId, MessageCollection collection, SecurityToken token) {
    return collections.create(userId, collection, RequestId.NONE, token);
  }

  @Override
  public CompletableFuture<Void> modifyMessageCollection(
      UserId userId, MessageCollection collection, SecurityToken token) {
    return collections.update(userId, collection.getId(), collection, token);
  }

  @Override
  public CompletableFuture<Void> deleteMessageCollection(
      UserId userId, String collection, SecurityToken token) {
    return collections.delete(userId, collection, token);
  }

  @Override
  public CompletableFuture<RestfulCollection<Message>> getMessages(
      UserId userId,
      String collection,
      Set<String> fields,
      List<String> ids,
      CollectionOptions options,
      SecurityToken token) {
    return messages.list(userId, collection, fields, ids, options, token);
  }

  /** Also tells the caller the new id, by the bean. */
  @Override
  public CompletableFuture<Void> createMessage(
      UserId userId, String appId, String collection, Message message, SecurityToken token) {
    return sender
        .send(userId, collection, SocialMessage.of(message), RequestId.NONE, token)
        .thenAccept(message::setId);
  }

  @Override
  public CompletableFuture<Void> deleteMessages(
      UserId userId, String collection, List<String> ids, SecurityToken token) {
    return messages.delete(userId, collection, ids, token);
  }

  @Override
  public CompletableFuture<Void> modifyMessage(
      UserId userId, String collection, String id, Message message, SecurityToken token) {
    return messages.update(userId, collection, id, SocialMessage.of(message), token);
  }
}
