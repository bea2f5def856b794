package io.shindigneo4j.opensocial.messages;

import com.google.inject.Inject;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.mapping.CollectionQuery;
import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.schema.messages.DeleteMessages;
import io.shindigneo4j.schema.messages.ListMessages;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.UpdateMessage;
import io.shindigneo4j.schema.query.Selection;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.Message;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.UserId;

/** The messages in a person's collections, in the graph. Safe for use by many threads. */
final class GraphMessages {

  private static final String COLLECTION = "message collection";
  private static final String MESSAGE = "message";

  private final OperationRunner operations;
  private final BackendSettings settings;
  private final Mailboxes mailboxes;
  private final Moments moments;

  @Inject
  GraphMessages(
      OperationRunner operations, BackendSettings settings, Mailboxes mailboxes, Moments moments) {
    this.operations = operations;
    this.settings = settings;
    this.mailboxes = mailboxes;
    this.moments = moments;
  }

  /**
   * A page of a collection, the message that came in last first. Of several ids the unknown are
   * skipped; but the only one asked for must be there.
   */
  CompletableFuture<RestfulCollection<Message>> list(
      UserId userId,
      String collection,
      Set<String> fields,
      List<String> ids,
      CollectionOptions options,
      SecurityToken token) {
    String user = mailboxes.readable(userId, token);
    Selection selection = MessageMapper.selection(fields);
    CollectionQuery query = MessageMapper.query(options, settings.pageLimit());
    List<String> asked = ids == null ? List.of() : ids;
    return operations
        .runUntyped(
            MessageOperations.LIST,
            new ListMessages(user, collection, asked, query.list(), selection))
        .thenApply(
            result -> {
              ResultRecord record =
                  result.first().orElseThrow(() -> Refusals.notFound(COLLECTION, collection));
              long total = record.get("total", Long.class);
              if (total == 0 && asksForOne(asked, options)) {
                throw Refusals.notFound(MESSAGE, asked.get(0));
              }
              return query.collection(messages(record, selection), total);
            });
  }

  private static boolean asksForOne(List<String> ids, CollectionOptions options) {
    return ids.size() == 1 && options.getFilter() == null && options.getUpdatedSince() == null;
  }

  private static List<Message> messages(ResultRecord record, Selection selection) {
    return ((List<?>) record.get("messages"))
        .stream()
            .map(item -> (List<?>) ((Map<?, ?>) item).get("values"))
            .map(values -> (Message) MessageMapper.message(selection, values))
            .toList();
  }

  /**
   * Gives the caller's copy another status, or moves it to the collection that is named instead of
   * the one that it is in. Nothing else of a message can be changed, so nothing else is looked at.
   */
  CompletableFuture<Void> update(
      UserId userId, String collection, String id, SocialMessage changes, SecurityToken token) {
    String user = mailboxes.writable(userId, token);
    if (changes.getId() != null && !changes.getId().equals(id)) {
      throw Refusals.badRequest("the message has another id than the request");
    }
    String target = target(collection, changes.getCollectionIds());
    Instant now = moments.now();
    UpdateMessage parameters =
        new UpdateMessage(
            user,
            collection,
            id,
            StatusNames.parse(changes.getStatusText()),
            target,
            Conversion.text(now),
            now.toEpochMilli());
    return operations
        .runUntyped(MessageOperations.UPDATE, parameters)
        .thenAccept(
            result -> {
              ResultRecord record =
                  result.first().orElseThrow(() -> Refusals.notFound(MESSAGE, id));
              requireDone((String) record.get("outcome"), target);
            });
  }

  /** Null where it stays. */
  private static String target(String collection, List<String> collectionIds) {
    if (collectionIds == null || collectionIds.isEmpty() || collectionIds.contains(collection)) {
      return null;
    } else if (collectionIds.size() > 1) {
      throw Refusals.badRequest("a message moves to one collection");
    }
    return collectionIds.get(0);
  }

  private static void requireDone(String outcome, String target) {
    switch (outcome) {
      case "unknown" -> throw Refusals.notFound(COLLECTION, target);
      case "taken" -> throw Refusals.conflict("the message is in " + target + " already");
      default -> {}
    }
  }

  /** Removes the caller's copies, or none where one of them is not there. */
  CompletableFuture<Void> delete(
      UserId userId, String collection, List<String> ids, SecurityToken token) {
    String user = mailboxes.writable(userId, token);
    return operations
        .runUntyped(
            MessageOperations.DELETE,
            new DeleteMessages(user, collection, ids, Conversion.text(moments.now())))
        .thenAccept(
            result -> {
              ResultRecord record =
                  result.first().orElseThrow(() -> Refusals.notFound(MESSAGE, ids.get(0)));
              List<?> unknown = (List<?>) record.get("unknown");
              if (!unknown.isEmpty()) {
                throw Refusals.notFound(MESSAGE, (String) unknown.get(0));
              }
            });
  }
}
