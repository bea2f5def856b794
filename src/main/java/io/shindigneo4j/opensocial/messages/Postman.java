package io.shindigneo4j.opensocial.messages;

import com.google.inject.Inject;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.identity.Identifiers;
import io.shindigneo4j.opensocial.mapping.Conversion;
import io.shindigneo4j.opensocial.request.Receipts;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.messages.MessageNames;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.SendMessage;
import io.shindigneo4j.schema.people.Around;
import io.shindigneo4j.schema.people.Circle;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Sends messages (OpenSocial Social API Server 2.5.1, Messages). Safe for use by many threads. */
final class Postman {

  /** The most recipients of a message. */
  static final int MOST_RECIPIENTS = 100;

  /** The most characters of a message, title and body together. */
  static final int MOST_CHARACTERS = 1024 * 1024;

  private final OperationRunner operations;
  private final Mailboxes mailboxes;
  private final Identifiers identifiers;
  private final Receipts receipts;
  private final Moments moments;

  @Inject
  Postman(
      OperationRunner operations,
      Mailboxes mailboxes,
      Identifiers identifiers,
      Receipts receipts,
      Moments moments) {
    this.operations = operations;
    this.mailboxes = mailboxes;
    this.identifiers = identifiers;
    this.receipts = receipts;
    this.moments = moments;
  }

  /**
   * Sends a message in the name of the caller, to all of its recipients or to none.
   *
   * @param collection the outbox, or a type of messages: then it goes into that collection of each
   *     recipient who has one, and into the others' inboxes
   * @return the message's id
   */
  CompletableFuture<String> send(
      UserId userId,
      String collection,
      SocialMessage message,
      RequestId request,
      SecurityToken token) {
    String sender = mailboxes.writable(userId, token);
    requireSize(message);
    List<String> recipients = recipients(message);
    Around around = new Around(recipients, Circle.SELF, null, mailboxes.recipients(token));
    Instant now = moments.now();
    String id = identifiers.next();
    String operation = MessageOperations.SEND.name();
    SendMessage parameters =
        new SendMessage(
            sender,
            around,
            properties(message, id, sender, now, token),
            message.getInReplyTo(),
            destination(collection),
            Conversion.text(now),
            now.toEpochMilli(),
            receipts.receipt(request, operation, token, id));
    return operations
        .runUntyped(MessageOperations.SEND, parameters)
        .thenApply(result -> sent(result, parameters))
        .thenApply(earlier -> earlier == null ? id : earlier);
  }

  private static void requireSize(SocialMessage message) {
    if (length(message.getTitle()) + length(message.getBody()) > MOST_CHARACTERS) {
      throw Refusals.tooLarge(
          "a message has at most " + MOST_CHARACTERS + " characters in title and body");
    }
  }

  private static long length(String text) {
    return text == null ? 0 : text.length();
  }

  private static List<String> recipients(SocialMessage message) {
    List<String> named = message.getRecipients() == null ? List.of() : message.getRecipients();
    if (named.size() > MOST_RECIPIENTS) {
      throw Refusals.badRequest("a message has at most " + MOST_RECIPIENTS + " recipients");
    }
    List<String> recipients = named.stream().filter(Objects::nonNull).distinct().toList();
    if (recipients.isEmpty()) {
      throw Refusals.badRequest("a message must have recipients");
    }
    return recipients;
  }

  private static String destination(String collection) {
    if (collection == null || collection.equals(MessageNames.OUTBOX)) {
      return MessageNames.INBOX;
    } else if (MessageTypes.ofShindig(collection) != null) {
      return collection;
    }
    throw Refusals.forbidden("messages are sent by the " + MessageNames.OUTBOX);
  }

  private static Map<String, Object> properties(
      SocialMessage message, String id, String sender, Instant now, SecurityToken token) {
    Map<String, Object> properties = MessageMapper.written(message);
    properties.put(GraphNames.ID, id);
    properties.put("senderId", sender);
    properties.put("recipients", recipients(message));
    properties.put("timeSent", Conversion.text(now));
    if (token.getAppUrl() != null) {
      properties.put("appUrl", token.getAppUrl());
    }
    return properties;
  }

  /** Null where this call was the first. */
  private static String sent(Result result, SendMessage parameters) {
    ResultRecord record =
        result.first().orElseThrow(() -> Refusals.notFound("person", parameters.sender()));
    String earlier = (String) record.get("earlier");
    if (earlier != null) {
      return earlier;
    }
    List<?> unknown = (List<?>) record.get("unknown");
    if (!unknown.isEmpty()) {
      throw Refusals.notFound("recipient", (String) unknown.get(0));
    }
    if (!record.get("answers", Boolean.class)) {
      throw Refusals.notFound("message", parameters.inReplyTo());
    }
    return null;
  }
}
