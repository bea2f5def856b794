package io.shindigneo4j.opensocial.messages;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.mapping.CollectionQuery;
import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.schema.messages.MessageNames;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.MessageOperations.DeleteMessages;
import io.shindigneo4j.schema.messages.MessageOperations.ListMessages;
import io.shindigneo4j.schema.messages.MessageOperations.MessageDeletion;
import io.shindigneo4j.schema.messages.MessageOperations.MessagePage;
import io.shindigneo4j.schema.messages.MessageOperations.MessageUpdateOutcome;
import io.shindigneo4j.schema.messages.MessageOperations.UpdateMessage;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.Page;
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
  private final MailboxAccess access;
  private final MillisecondClock clock;

  @Inject
  GraphMessages(
      OperationRunner operations,
      BackendSettings settings,
      MailboxAccess access,
      MillisecondClock clock) {
    this.operations = operations;
    this.settings = settings;
    this.access = access;
    this.clock = clock;
  }

  /**
   * A page of a collection, by default the message that arrived last first. Unknown ids are
   * skipped, but a single one must be there. In {@code @all}, messages are found by their ids in
   * whichever collection they are.
   */
  CompletableFuture<RestfulCollection<Message>> list(
      UserId userId,
      String collection,
      Set<String> fields,
      List<String> ids,
      CollectionOptions options,
      SecurityToken token) {
    String user = access.readable(userId, token);
    Selection selection = MessageMapper.selection(fields);
    CollectionQuery query = MessageMapper.query(options, settings.pageLimit());
    List<String> asked = ids == null ? List.of() : ids;
    if (MessageNames.ALL_COLLECTIONS.equals(collection) && asked.isEmpty()) {
      throw Refusals.badRequest("of all collections, messages are asked for by their ids");
    }
    return operations
        .run(
            MessageOperations.LIST,
            new ListMessages(user, collection, asked, query.list(), selection))
        .thenApply(
            found -> {
              MessagePage page = found.orElseThrow(() -> Refusals.notFound(COLLECTION, collection));
              if (page.total() == 0 && asksForOne(asked, options)) {
                throw Refusals.notFound(MESSAGE, asked.get(0));
              }
              return query.collection(
                  MessageMapper.messages(selection, page.messages()), page.total());
            });
  }

  private static boolean asksForOne(List<String> ids, CollectionOptions options) {
    return ids.size() == 1 && options.getFilter() == null && options.getUpdatedSince() == null;
  }

  /**
   * Changes the status of the caller's copy, or moves it to another collection. What the sender has
   * written stays: another value of such a field is refused, and changes nothing.
   */
  CompletableFuture<Void> update(
      UserId userId, String collection, String id, SocialMessage changes, SecurityToken token) {
    String user = access.writable(userId, token);
    if (changes.getId() != null && !changes.getId().equals(id)) {
      throw Refusals.badRequest("the message has another id than the request");
    }
    String target = target(collection, changes.getCollectionIds());
    Instant now = clock.now();
    UpdateMessage parameters =
        new UpdateMessage(
            user,
            collection,
            id,
            StatusNames.parse(changes.getStatusText()),
            target,
            Conversion.text(now),
            now.toEpochMilli());
    return requireSame(user, collection, id, MessageMapper.written(changes))
        .thenCompose(same -> operations.run(MessageOperations.UPDATE, parameters))
        .thenAccept(
            change ->
                requireDone(
                    change.orElseThrow(() -> Refusals.notFound(MESSAGE, id)).outcome(), target));
  }

  /** Of a message that is not there, all is the same. */
  private CompletableFuture<?> requireSame(
      String user, String collection, String id, Map<String, Object> written) {
    if (written.isEmpty()) {
      return CompletableFuture.completedFuture(null);
    }
    Selection selection = new Selection(List.copyOf(written.keySet()), List.of());
    ListQuery query = new ListQuery(null, null, new Sort(null, true), new Page(0, 1));
    return operations
        .run(
            MessageOperations.LIST,
            new ListMessages(user, collection, List.of(id), query, selection))
        .thenAccept(
            found ->
                found.stream()
                    .flatMap(page -> page.messages().stream())
                    .forEach(message -> requireSame(selection, message.values(), written)));
  }

  private static void requireSame(
      Selection selection, List<?> values, Map<String, Object> expected) {
    for (int i = 0; i < values.size(); i++) {
      String field = selection.properties().get(i);
      if (!expected.get(field).equals(values.get(i))) {
        throw Refusals.badRequest("a message that was sent keeps its " + field);
      }
    }
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

  private static void requireDone(MessageUpdateOutcome outcome, String target) {
    switch (outcome) {
      case UNKNOWN -> throw Refusals.notFound(COLLECTION, target);
      case TAKEN -> throw Refusals.conflict("the message is in " + target + " already");
      case DONE -> {}
    }
  }

  /** Removes the caller's copies. Removes none if one of them is missing. */
  CompletableFuture<Void> delete(
      UserId userId, String collection, List<String> ids, SecurityToken token) {
    String user = access.writable(userId, token);
    return operations
        .run(
            MessageOperations.DELETE,
            new DeleteMessages(user, collection, ids, Conversion.text(clock.now())))
        .thenAccept(
            result -> {
              MessageDeletion deletion =
                  result.orElseThrow(() -> Refusals.notFound(MESSAGE, ids.get(0)));
              if (!deletion.unknown().isEmpty()) {
                throw Refusals.notFound(MESSAGE, deletion.unknown().get(0));
              }
            });
  }
}
