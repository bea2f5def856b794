package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.messages.MessageOperations.MessageChange;
import io.shindigneo4j.schema.messages.MessageOperations.MessageUpdateOutcome;
import io.shindigneo4j.schema.messages.MessageOperations.UpdateMessage;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Changes the status of a copy, or moves it. */
final class MessageUpdate {

  private final Mailbox mailbox;
  private final UpdateMessage parameters;
  private final Node copy;

  private MessageUpdate(Mailbox mailbox, UpdateMessage parameters, Node copy) {
    this.mailbox = mailbox;
    this.parameters = parameters;
    this.copy = copy;
  }

  static Optional<MessageChange> call(Transaction transaction, UpdateMessage parameters) {
    return Mailbox.open(transaction, parameters.user(), parameters.updated())
        .flatMap(mailbox -> of(mailbox, parameters))
        .map(update -> new MessageChange(update.outcome()));
  }

  private static Optional<MessageUpdate> of(Mailbox mailbox, UpdateMessage parameters) {
    return mailbox
        .copy(parameters.collection(), parameters.id())
        .map(copy -> new MessageUpdate(mailbox, parameters, copy));
  }

  private MessageUpdateOutcome outcome() {
    if (parameters.target() == null) {
      mark();
      return MessageUpdateOutcome.DONE;
    }
    Optional<Node> target = mailbox.collection(parameters.target());
    if (target.isEmpty()) {
      return MessageUpdateOutcome.UNKNOWN;
    }
    if (mailbox.copy(parameters.target(), parameters.id()).isPresent()) {
      return MessageUpdateOutcome.TAKEN;
    }
    mark();
    move(new Folder(target.get()));
    return MessageUpdateOutcome.DONE;
  }

  private void mark() {
    if (parameters.status() != null) {
      folder().mark(copy, parameters.status(), parameters.updated());
      copy.setProperty(GraphNames.UPDATED, parameters.updated());
    }
  }

  /** What arrives is another node, so that nobody who reads the source goes on in the target. */
  private void move(Folder target) {
    folder().remove(copy, parameters.updated());
    Node moved = mailbox.replace(copy);
    target.add(moved, parameters.now(), parameters.updated());
    moved.setProperty(GraphNames.UPDATED, parameters.updated());
  }

  private Folder folder() {
    return new Folder(mailbox.collection(parameters.collection()).orElseThrow());
  }
}
