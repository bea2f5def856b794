package io.shindigneo4j.opensocial.messages;

import com.google.inject.Inject;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.identity.Identifiers;
import io.shindigneo4j.opensocial.request.InputConversion;
import io.shindigneo4j.opensocial.request.Receipts;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.opensocial.request.RequestedUser;
import io.shindigneo4j.schema.messages.MessageNames;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.MessageOperations.SendMessage;
import io.shindigneo4j.schema.messages.MessageOperations.SendResult;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.request.EarlierAnswer;
import io.shindigneo4j.schema.request.Receipt;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.opensocial.spi.UserId;

/** Sends messages (OpenSocial Social API Server 2.5.1, Messages). Safe for use by many threads. */
final class MessageSender {

  /** The most recipients of a message. */
  static final int MAX_RECIPIENTS = 100;

  private final OperationRunner operations;
  private final MailboxAccess access;
  private final Identifiers identifiers;
  private final Receipts receipts;
  private final MillisecondClock clock;

  @Inject
  MessageSender(
      OperationRunner operations,
      MailboxAccess access,
      Identifiers identifiers,
      Receipts receipts,
      MillisecondClock clock) {
    this.operations = operations;
    this.access = access;
    this.identifiers = identifiers;
    this.receipts = receipts;
    this.clock = clock;
  }

  /**
   * Sends a message as the caller, to all of its recipients or to none.
   *
   * @param collection the outbox, or a type of messages. A message of a type goes into the
   *     collection of that name where a recipient has one, else into the inbox
   * @return the message's id
   */
  CompletableFuture<String> send(
      UserId userId,
      String collection,
      SocialMessage message,
      RequestId request,
      SecurityToken token) {
    String sender = access.writable(userId, token);
    MessageSize.check(MessageMapper.written(message));
    List<String> to = recipients(message, token);
    PeopleSelector recipients =
        new PeopleSelector(to, PeopleRelation.SELF, null, access.recipients(token));
    String destination = destination(collection);
    OutgoingMessage outgoing =
        new OutgoingMessage(
            identifiers.next(), sender, to, message, clock.now(), token.getAppUrl());
    Receipt receipt =
        receipts.receipt(request, MessageOperations.SEND.name(), token, outgoing.id());
    SendMessage parameters = outgoing.parameters(recipients, destination, receipt);
    return operations
        .run(MessageOperations.SEND, parameters)
        .thenApply(result -> requireSent(result, parameters).orElse(outgoing.id()));
  }

  /**
   * The ids of the recipients, each once; they may be words such as {@code @owner}. Fails with
   * status 400 for none, and for too many.
   */
  private static List<String> recipients(SocialMessage message, SecurityToken token) {
    List<String> named = message.getRecipients() == null ? List.of() : message.getRecipients();
    if (named.size() > MAX_RECIPIENTS) {
      throw Refusals.badRequest("a message has at most " + MAX_RECIPIENTS + " recipients");
    }
    List<String> recipients =
        named.stream()
            .filter(Objects::nonNull)
            .map(id -> id.startsWith("@") ? person(id, token) : id)
            .distinct()
            .toList();
    if (recipients.isEmpty()) {
      throw Refusals.badRequest("a message must have recipients");
    }
    return recipients;
  }

  private static String person(String word, SecurityToken token) {
    return RequestedUser.id(InputConversion.of(() -> UserId.fromJson(word)), token);
  }

  private static String destination(String collection) {
    if (collection == null || collection.equals(MessageNames.OUTBOX)) {
      return MessageNames.INBOX;
    } else if (MessageTypes.ofShindig(collection) != null) {
      return collection;
    }
    throw Refusals.forbidden("messages are sent by the " + MessageNames.OUTBOX);
  }

  /** The answer to an earlier request stands, whoever has gone since. */
  private static EarlierAnswer requireSent(Optional<SendResult> sent, SendMessage parameters) {
    SendResult result = sent.orElseThrow(() -> Refusals.notFound("person", parameters.sender()));
    if (result.earlierAnswer().earlier() == null) {
      if (!result.unknown().isEmpty()) {
        throw Refusals.notFound("recipient", result.unknown().get(0));
      }
      if (!result.answers()) {
        throw Refusals.notFound("message", parameters.inReplyTo());
      }
    }
    return result.earlierAnswer();
  }
}
