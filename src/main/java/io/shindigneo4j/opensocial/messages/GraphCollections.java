package io.shindigneo4j.opensocial.messages;

import com.google.inject.Inject;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.ResultRecord;
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
import io.shindigneo4j.schema.messages.CreateCollection;
import io.shindigneo4j.schema.messages.DeleteCollection;
import io.shindigneo4j.schema.messages.ListCollections;
import io.shindigneo4j.schema.messages.MessageNames;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.OpenMailbox;
import io.shindigneo4j.schema.messages.UpdateCollection;
import io.shindigneo4j.schema.query.Selection;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;
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
  private final Mailboxes mailboxes;
  private final Identifiers identifiers;
  private final Receipts receipts;
  private final Moments moments;
  private final BeanDocuments documents;

  @Inject
  GraphCollections(
      OperationRunner operations,
      BackendSettings settings,
      Mailboxes mailboxes,
      Identifiers identifiers,
      Receipts receipts,
      Moments moments,
      BeanDocuments documents) {
    this.operations = operations;
    this.settings = settings;
    this.mailboxes = mailboxes;
    this.identifiers = identifiers;
    this.receipts = receipts;
    this.moments = moments;
    this.documents = documents;
  }

  /** The system collections first, which are made where they are not there yet. */
  CompletableFuture<RestfulCollection<MessageCollection>> list(
      UserId userId, Set<String> fields, CollectionOptions options, SecurityToken token) {
    String user = mailboxes.readable(userId, token);
    Selection selection = CollectionMapper.selection(fields);
    CollectionQuery query =
        CollectionQuery.of(options, CollectionMapper::target, settings.pageLimit());
    ListCollections parameters = new ListCollections(user, query.list(), selection);
    return opened(parameters)
        .thenApply(
            record ->
                query.collection(collections(record, selection), record.get("total", Long.class)));
  }

  private CompletableFuture<ResultRecord> opened(ListCollections parameters) {
    return listed(parameters)
        .thenCompose(
            record ->
                record.get("open", Boolean.class)
                    ? CompletableFuture.completedFuture(record)
                    : open(parameters.user()).thenCompose(done -> listed(parameters)));
  }

  private CompletableFuture<ResultRecord> listed(ListCollections parameters) {
    return operations
        .runUntyped(MessageOperations.LIST_COLLECTIONS, parameters)
        .thenApply(result -> first(result, "person", parameters.user()));
  }

  private CompletableFuture<Result> open(String user) {
    return operations.runUntyped(
        MessageOperations.OPEN_MAILBOX, new OpenMailbox(user, Conversion.text(moments.now())));
  }

  private static List<MessageCollection> collections(ResultRecord record, Selection selection) {
    return ((List<?>) record.get("collections"))
        .stream()
            .map(item -> (List<?>) ((Map<?, ?>) item).get("values"))
            .map(values -> CollectionMapper.collection(selection, values))
            .toList();
  }

  /** Makes a collection; answers it with its id. */
  CompletableFuture<MessageCollection> create(
      UserId userId, MessageCollection body, RequestId request, SecurityToken token) {
    String user = mailboxes.writable(userId, token);
    requireTitle(body.getTitle());
    if (body.getId() != null && body.getId().startsWith("@")) {
      throw Refusals.conflict("every person has the system collections, and there are no others");
    }
    Instant now = moments.now();
    MessageCollection created = created(body, now);
    Map<String, Object> properties = CollectionMapper.written(created);
    properties.put(GraphNames.ID, created.getId());
    properties.put(GraphNames.UPDATED, Conversion.text(now));
    String operation = MessageOperations.CREATE_COLLECTION.name();
    CreateCollection parameters =
        new CreateCollection(
            user,
            properties,
            Conversion.text(now),
            now.toEpochMilli(),
            receipts.receipt(request, operation, token, documents.text(created)));
    return operations
        .runUntyped(MessageOperations.CREATE_COLLECTION, parameters)
        .thenApply(result -> first(result, "person", user).get("earlier"))
        .thenApply(earlier -> earlier == null ? created : earlier((String) earlier));
  }

  private MessageCollection earlier(String answer) {
    return documents.bean(answer, MessageCollection.class);
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

  /** Gives a collection a new title or new addresses. */
  CompletableFuture<Void> update(
      UserId userId, String id, MessageCollection body, SecurityToken token) {
    String user = mailboxes.writable(userId, token);
    requireOwn(id);
    if (body.getTitle() != null) {
      requireTitle(body.getTitle());
    }
    Map<String, Object> properties = CollectionMapper.written(body);
    properties.put(GraphNames.UPDATED, Conversion.text(moments.now()));
    return operations
        .runUntyped(MessageOperations.UPDATE_COLLECTION, new UpdateCollection(user, id, properties))
        .thenAccept(result -> first(result, "message collection", id));
  }

  /** Removes a collection with the messages in it. */
  CompletableFuture<Void> delete(UserId userId, String id, SecurityToken token) {
    String user = mailboxes.writable(userId, token);
    requireOwn(id);
    return operations
        .runUntyped(MessageOperations.DELETE_COLLECTION, new DeleteCollection(user, id))
        .thenAccept(result -> first(result, "message collection", id));
  }

  private static void requireOwn(String id) {
    if (id == null) {
      throw Refusals.badRequest("a message collection is required");
    }
    if (MessageNames.SYSTEM_COLLECTIONS.contains(id)) {
      throw Refusals.forbidden("the system collections stay as they are");
    }
  }

  private static ResultRecord first(Result result, String what, String id) {
    return result.first().orElseThrow(() -> Refusals.notFound(what, id));
  }
}
