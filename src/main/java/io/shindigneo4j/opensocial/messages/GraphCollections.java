package io.shindigneo4j.opensocial.messages;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.identity.Identifiers;
import io.shindigneo4j.opensocial.mapping.BeanDocuments;
import io.shindigneo4j.opensocial.mapping.CollectionQuery;
import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.opensocial.request.Receipts;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.messages.MessageNames;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.MessageOperations.CollectionPage;
import io.shindigneo4j.schema.messages.MessageOperations.CreateCollection;
import io.shindigneo4j.schema.messages.MessageOperations.DeleteCollection;
import io.shindigneo4j.schema.messages.MessageOperations.ListCollections;
import io.shindigneo4j.schema.messages.MessageOperations.MailboxOpening;
import io.shindigneo4j.schema.messages.MessageOperations.OpenMailbox;
import io.shindigneo4j.schema.messages.MessageOperations.UpdateCollection;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.request.Creation;
import io.shindigneo4j.schema.request.Receipt;
import java.time.Instant;
import java.util.Date;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.core.model.MessageCollectionImpl;
import org.apache.shindig.social.opensocial.model.MessageCollection;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.UserId;

/** The collections of a person's messages, in the graph. Safe for use by many threads. */
final class GraphCollections {

  private final OperationRunner operations;
  private final BackendSettings settings;
  private final MailboxAccess access;
  private final Identifiers identifiers;
  private final Receipts receipts;
  private final MillisecondClock clock;
  private final BeanDocuments documents;

  @Inject
  GraphCollections(
      OperationRunner operations,
      BackendSettings settings,
      MailboxAccess access,
      Identifiers identifiers,
      Receipts receipts,
      MillisecondClock clock,
      BeanDocuments documents) {
    this.operations = operations;
    this.settings = settings;
    this.access = access;
    this.identifiers = identifiers;
    this.receipts = receipts;
    this.clock = clock;
    this.documents = documents;
  }

  /** A page of the collections, the system collections first. Makes those that are missing. */
  CompletableFuture<RestfulCollection<MessageCollection>> list(
      UserId userId, Set<String> fields, CollectionOptions options, SecurityToken token) {
    String user = access.readable(userId, token);
    Selection selection = CollectionMapper.selection(fields);
    CollectionQuery query =
        CollectionQuery.of(options, CollectionMapper::target, settings.pageLimit());
    ListCollections parameters = new ListCollections(user, query.list(), selection);
    return opened(parameters)
        .thenApply(
            page ->
                query.collection(
                    CollectionMapper.collections(selection, page.collections()), page.total()));
  }

  private CompletableFuture<CollectionPage> opened(ListCollections parameters) {
    return listed(parameters)
        .thenCompose(
            page ->
                page.open()
                    ? CompletableFuture.completedFuture(page)
                    : open(parameters.user()).thenCompose(done -> listed(parameters)));
  }

  private CompletableFuture<CollectionPage> listed(ListCollections parameters) {
    return operations
        .run(MessageOperations.LIST_COLLECTIONS, parameters)
        .thenApply(found -> required(found, "person", parameters.user()));
  }

  private CompletableFuture<Optional<MailboxOpening>> open(String user) {
    return operations.run(
        MessageOperations.OPEN_MAILBOX, new OpenMailbox(user, Conversion.text(clock.now())));
  }

  /** Makes a collection; answers it with its id. */
  CompletableFuture<MessageCollection> create(
      UserId userId, MessageCollection body, RequestId request, SecurityToken token) {
    String user = access.writable(userId, token);
    requireTitle(body.getTitle());
    MessageSize.checkCollection(CollectionMapper.written(body));
    if (body.getId() != null && body.getId().startsWith("@")) {
      throw Refusals.conflict("every person has the system collections, and there are no others");
    }
    Instant now = clock.now();
    MessageCollection created = created(body, now);
    String operation = MessageOperations.CREATE_COLLECTION.name();
    Receipt receipt = receipts.receipt(request, operation, token, documents.text(created));
    return operations
        .run(MessageOperations.CREATE_COLLECTION, parameters(user, created, now, receipt))
        .thenApply(
            answer -> {
              Creation creation = required(answer, "person", user);
              if (creation.isRefused()) {
                throw Refusals.tooLarge(
                    "a person has at most %d collections of messages"
                        .formatted(MessageNames.MAX_COLLECTIONS));
              }
              String earlier = creation.earlierAnswer().earlier();
              return earlier == null ? created : documents.bean(earlier, MessageCollection.class);
            });
  }

  private static CreateCollection parameters(
      String user, MessageCollection created, Instant now, Receipt receipt) {
    String updated = Conversion.text(now);
    Map<String, Object> properties = CollectionMapper.written(created);
    properties.put(GraphNames.ID, created.getId());
    properties.put(GraphNames.UPDATED, updated);
    return new CreateCollection(user, properties, updated, now.toEpochMilli(), receipt);
  }

  private MessageCollection created(MessageCollection body, Instant now) {
    MessageCollection created = new MessageCollectionImpl();
    created.setId(identifiers.next());
    created.setTitle(body.getTitle());
    created.setUrls(body.getUrls());
    created.setTotal(0);
    created.setUnread(0);
    created.setUpdated(Date.from(now));
    return created;
  }

  private static void requireTitle(String title) {
    if (title == null || title.isBlank()) {
      throw Refusals.badRequest("a collection of messages must have a title");
    }
  }

  /** Gives a collection a new title or new addresses, or takes the addresses away. */
  CompletableFuture<Void> update(
      UserId userId, String id, MessageCollection body, SecurityToken token) {
    String user = access.writable(userId, token);
    requireOwn(id);
    if (body.getTitle() != null) {
      requireTitle(body.getTitle());
    }
    Map<String, Object> properties = CollectionMapper.written(body);
    MessageSize.checkCollection(properties);
    if (body.getUrls() != null && body.getUrls().isEmpty()) {
      properties.put(CollectionMapper.URLS, null);
    }
    properties.put(GraphNames.UPDATED, Conversion.text(clock.now()));
    return operations
        .run(MessageOperations.UPDATE_COLLECTION, new UpdateCollection(user, id, properties))
        .thenAccept(change -> required(change, "message collection", id));
  }

  /** Removes a collection with the messages in it. */
  CompletableFuture<Void> delete(UserId userId, String id, SecurityToken token) {
    String user = access.writable(userId, token);
    requireOwn(id);
    return operations
        .run(MessageOperations.DELETE_COLLECTION, new DeleteCollection(user, id))
        .thenAccept(change -> required(change, "message collection", id));
  }

  private static void requireOwn(String id) {
    if (id == null) {
      throw Refusals.badRequest("a message collection is required");
    }
    if (MessageNames.SYSTEM_COLLECTIONS.contains(id)) {
      throw Refusals.forbidden("the system collections stay as they are");
    }
  }

  private static <R> R required(Optional<R> result, String what, String id) {
    return result.orElseThrow(() -> Refusals.notFound(what, id));
  }
}
