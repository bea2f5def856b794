package io.shindigneo4j.opensocial.messages;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.request.InputRequestItem;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.opensocial.request.SupportedFields;
import io.shindigneo4j.schema.messages.MessageNames;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Future;
import org.apache.shindig.protocol.Operation;
import org.apache.shindig.protocol.Service;
import org.apache.shindig.social.opensocial.model.MessageCollection;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.CollectionOptionsFactory;
import org.apache.shindig.social.opensocial.spi.UserId;

/**
 * The REST and RPC methods of messages (OpenSocial Social API Server 2.5.1, Messages), and what
 * Shindig's own handler had. Paths may have {@code @self} before the collection, as there.
 */
@Service(name = "messages", path = "/{userId}+/{msgCollId}/{messageIds}+")
public final class MessagesHandler {

  private static final String BODY = "entity";
  private static final String OF_SELF = "/{userId}+/@self/{msgCollId}/{messageIds}+";

  private final MailboxAccess access;
  private final GraphCollections collections;
  private final GraphMessages messages;
  private final MessageSender sender;
  private final SupportedFields supportedFields;
  private final CollectionOptionsFactory options;

  @Inject
  MessagesHandler(
      MailboxAccess access,
      GraphCollections collections,
      GraphMessages messages,
      MessageSender sender,
      SupportedFields supportedFields,
      CollectionOptionsFactory options) {
    this.access = access;
    this.collections = collections;
    this.messages = messages;
    this.sender = sender;
    this.supportedFields = supportedFields;
    this.options = options;
  }

  /** The collections; or where one is named, its messages. */
  @Operation(httpMethods = "GET")
  public Future<?> get(InputRequestItem item) {
    access.requireReader(item.getToken());
    MessagesRequest request = new MessagesRequest(item);
    CollectionOptions page = request.options(options);
    return request.collection() == null
        ? collections.list(request.user(), item.getFields(), page, item.getToken())
        : messages.list(
            request.user(),
            request.collection(),
            item.getFields(),
            request.messageIds(),
            page,
            item.getToken());
  }

  @Operation(httpMethods = "GET", path = OF_SELF, name = "get")
  public Future<?> getOfSelf(InputRequestItem item) {
    return get(item);
  }

  /** Sends a message by the collection that is named, or makes a collection. */
  @Operation(httpMethods = "POST", bodyParam = BODY)
  public Future<?> create(InputRequestItem item) {
    MessagesRequest request = writing(item);
    return request.collection() == null ? createCollection(request) : send(request);
  }

  @Operation(httpMethods = "POST", bodyParam = BODY, path = OF_SELF, name = "create")
  public Future<?> createOfSelf(InputRequestItem item) {
    return create(item);
  }

  /** Answers the message with its id. */
  @Operation(httpMethods = {})
  public Future<?> send(InputRequestItem item) {
    return send(writing(item));
  }

  /** Refuses who may not write before the body is read. */
  private MessagesRequest writing(InputRequestItem item) {
    MessagesRequest request = new MessagesRequest(item);
    access.writable(request.user(), item.getToken());
    return request;
  }

  private Future<?> createCollection(MessagesRequest request) {
    return collections.create(
        request.user(),
        request.newCollection(),
        RequestId.of(request.item()),
        request.item().getToken());
  }

  private Future<SocialMessage> send(MessagesRequest request) {
    if (!request.messageIds().isEmpty()) {
      throw Refusals.badRequest("a new message has no id yet");
    }
    return sender
        .send(
            request.user(),
            request.collection(),
            request.message(),
            RequestId.of(request.item()),
            request.item().getToken())
        .thenApply(MessagesHandler::known);
  }

  private static SocialMessage known(String id) {
    SocialMessage message = new SocialMessage();
    message.setId(id);
    return message;
  }

  /** Changes the message that is named, or otherwise the collection. */
  @Operation(httpMethods = "PUT", bodyParam = BODY)
  public Future<?> update(InputRequestItem item) {
    MessagesRequest request = writing(item);
    return request.hasMessage() ? updateMessage(request) : updateCollection(request);
  }

  @Operation(httpMethods = "PUT", bodyParam = BODY, path = OF_SELF, name = "update")
  public Future<?> updateOfSelf(InputRequestItem item) {
    return update(item);
  }

  /** Shindig's name for {@link #update}. */
  @Operation(httpMethods = {})
  public Future<?> modify(InputRequestItem item) {
    return update(item);
  }

  private Future<?> updateCollection(MessagesRequest request) {
    UserId user = request.user();
    String id = request.requiredCollection();
    MessageCollection changes = request.newCollection();
    return collections.update(user, id, changes, request.item().getToken());
  }

  private Future<?> updateMessage(MessagesRequest request) {
    SocialMessage changes = request.message();
    return messages.update(
        request.user(),
        collection(request, changes),
        id(request, changes),
        changes,
        request.item().getToken());
  }

  /** Where the message is; OpenSocial's RPC says it by the message alone. */
  private static String collection(MessagesRequest request, SocialMessage message) {
    if (request.collection() != null) {
      return request.collection();
    }
    List<String> ids = message.getCollectionIds();
    return ids != null && ids.size() == 1 ? ids.get(0) : MessageNames.INBOX;
  }

  private static String id(MessagesRequest request, SocialMessage message) {
    List<String> ids = request.messageIds();
    if (ids.size() > 1 || (ids.isEmpty() && message.getId() == null)) {
      throw Refusals.badRequest("one message at a time");
    }
    return ids.isEmpty() ? message.getId() : ids.get(0);
  }

  /** Removes the messages that are named from their collection, or otherwise the collection. */
  @Operation(httpMethods = "DELETE")
  public Future<?> delete(InputRequestItem item) {
    MessagesRequest request = new MessagesRequest(item);
    String collection = request.requiredCollection();
    return request.messageIds().isEmpty()
        ? collections.delete(request.user(), collection, item.getToken())
        : messages.delete(request.user(), collection, request.messageIds(), item.getToken());
  }

  @Operation(httpMethods = "DELETE", path = OF_SELF, name = "delete")
  public Future<?> deleteOfSelf(InputRequestItem item) {
    return delete(item);
  }

  /** The container's own list, if it has one; otherwise every field. */
  @Operation(httpMethods = "GET", path = "/@supportedFields")
  public Collection<?> supportedFields(InputRequestItem request) {
    return supportedFields.of("message", request, MessageMapper.fields());
  }
}
