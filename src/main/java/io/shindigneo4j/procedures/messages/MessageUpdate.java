package io.shindigneo4j.procedures.messages;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.messages.UpdateMessage;
import io.shindigneo4j.server.procedure.ProcedureResult;
import java.util.List;
import java.util.Optional;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Changes the status of a copy, or moves it. */
final class MessageUpdate {

  private static final List<String> COLUMNS = List.of("outcome");

  private final Mailbox mailbox;
  private final UpdateMessage parameters;
  private final Node copy;

  private MessageUpdate(Mailbox mailbox, UpdateMessage parameters, Node copy) {
    this.mailbox = mailbox;
    this.parameters = parameters;
    this.copy = copy;
  }

  static ProcedureResult call(Transaction transaction, UpdateMessage parameters) {
    return Mailbox.open(transaction, parameters.user(), parameters.updated())
        .flatMap(mailbox -> of(mailbox, parameters))
        .map(update -> ProcedureResult.single(COLUMNS, update.outcome()))
        .orElse(ProcedureResult.empty(COLUMNS));
  }

  private static Optional<MessageUpdate> of(Mailbox mailbox, UpdateMessage parameters) {
    return mailbox
        .copy(parameters.collection(), parameters.id())
        .map(copy -> new MessageUpdate(mailbox, parameters, copy));
  }

  private String outcome() {
    if (parameters.target() == null) {
      mark();
      return "done";
    }
    Optional<Node> target = mailbox.collection(parameters.target());
    if (target.isEmpty()) {
      return "unknown";
    }
    if (mailbox.copy(parameters.target(), parameters.id()).isPresent()) {
      return "taken";
    }
    mark();
    move(new Folder(target.get()));
    return "done";
  }

  private void mark() {
    if (parameters.status() != null) {
      folder().mark(copy, parameters.status(), parameters.updated());
      copy.setProperty(GraphNames.UPDATED, parameters.updated());
    }
  }

  private void move(Folder target) {
    folder().remove(copy, parameters.updated());
    target.add(copy, parameters.now(), parameters.updated());
    copy.setProperty(GraphNames.UPDATED, parameters.updated());
  }

  private Folder folder() {
    return new Folder(mailbox.collection(parameters.collection()).orElseThrow());
  }
}
