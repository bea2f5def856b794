package io.shindigneo4j.protocol;

import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.CallStatement;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Credit;
import io.shindigneo4j.protocol.Message.Events;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Gap;
import io.shindigneo4j.protocol.Message.GoAway;
import io.shindigneo4j.protocol.Message.Records;
import io.shindigneo4j.protocol.Message.Rollback;
import io.shindigneo4j.protocol.Message.Routes;
import io.shindigneo4j.protocol.Message.Routing;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.RunStatement;
import io.shindigneo4j.protocol.Message.Subscribe;
import io.shindigneo4j.protocol.Message.Subscribed;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Unsubscribe;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Translates messages into documents and back: the fields of each kind of message. */
final class MessageDocuments {

  private static final String CYPHER = "cypher";
  private static final String CALL = "call";
  private static final String GO_AWAY = "goaway";

  private static final String TYPE = "type";
  private static final String ID = "id";
  private static final String PARAMETERS = "parameters";
  private static final String TEXT = "text";
  private static final String PROCEDURE = "procedure";
  private static final String CONSTANTS = "constants";
  private static final String STATEMENT = "statement";
  private static final String TRANSACTION = "transaction";
  private static final String TIMEOUT = "timeout";
  private static final String COLUMNS = "columns";
  private static final String RECORDS = "records";

  private MessageDocuments() {}

  static Map<String, Object> toDocument(Message message) {
    if (message instanceof RunCypher run) {
      Map<String, Object> document = document(CYPHER, run);
      TermsFields.put(document, run.terms());
      document.put(PARAMETERS, run.parameters());
      document.put(TEXT, run.text());
      return document;
    } else if (message instanceof RunStatement run) {
      return statement(run);
    } else if (message instanceof CallStatement call) {
      return statement(call);
    } else if (message instanceof CallProcedure call) {
      Map<String, Object> document = document(CALL, call);
      TermsFields.put(document, call.terms());
      document.put(PARAMETERS, call.parameters());
      document.put(PROCEDURE, call.procedure());
      return document;
    } else if (message instanceof Success success) {
      return success(success);
    } else if (message instanceof Records records) {
      return records(records);
    } else if (message instanceof Failure failure) {
      return failure(failure);
    }
    return control(message);
  }

  private static Map<String, Object> document(String type, Message message) {
    Map<String, Object> document = new LinkedHashMap<>();
    document.put(TYPE, type);
    document.put(ID, message.id());
    return document;
  }

  private static Map<String, Object> statement(RunStatement run) {
    Map<String, Object> document = document(CYPHER, run);
    TermsFields.put(document, run.terms());
    document.put(PARAMETERS, run.parameters());
    document.put(STATEMENT, run.statement());
    run.text().ifPresent(text -> document.put(TEXT, text));
    return document;
  }

  private static Map<String, Object> statement(CallStatement call) {
    Map<String, Object> document = document(CALL, call);
    TermsFields.put(document, call.terms());
    document.put(PARAMETERS, call.parameters());
    document.put(STATEMENT, call.statement());
    call.call()
        .ifPresent(
            prepared -> {
              document.put(PROCEDURE, prepared.procedure());
              document.put(CONSTANTS, prepared.constants());
            });
    return document;
  }

  private static Map<String, Object> success(Success success) {
    Map<String, Object> document = document("success", success);
    putRecords(document, success);
    SummaryFields.put(document, success.summary());
    return document;
  }

  static void putRecords(Map<String, Object> document, Success success) {
    document.put(COLUMNS, success.columns());
    document.put(RECORDS, success.records());
  }

  private static Map<String, Object> records(Records records) {
    Map<String, Object> document = document("records", records);
    if (!records.columns().isEmpty()) {
      document.put(COLUMNS, records.columns());
    }
    document.put(RECORDS, records.records());
    return document;
  }

  private static Map<String, Object> failure(Failure failure) {
    Map<String, Object> document = document("failure", failure);
    putFailure(document, failure);
    return document;
  }

  static void putFailure(Map<String, Object> document, Failure failure) {
    document.put("code", failure.code());
    document.put("message", failure.message());
    document.put("retryable", failure.retryable());
  }

  /**
   * The document of a message that carries neither work nor records.
   *
   * @throws IllegalArgumentException for a message of another kind
   */
  private static Map<String, Object> control(Message message) {
    if (message instanceof Begin begin) {
      Map<String, Object> document = document("begin", begin);
      TermsFields.put(document, begin.terms());
      return document;
    } else if (message instanceof Commit commit) {
      return with(document("commit", commit), TRANSACTION, commit.transaction());
    } else if (message instanceof Rollback rollback) {
      return with(document("rollback", rollback), TRANSACTION, rollback.transaction());
    } else if (message instanceof Credit credit) {
      return with(document("credit", credit), "chunks", credit.chunks());
    } else if (message instanceof Cancel cancel) {
      return document("cancel", cancel);
    } else if (message instanceof Routes routes) {
      return RoutingFields.put(document(RoutingFields.REQUEST, routes), routes);
    } else if (message instanceof Routing routing) {
      return RoutingFields.put(document(RoutingFields.RESPONSE, routing), routing);
    } else if (message instanceof GoAway goAway) {
      return with(document(GO_AWAY, goAway), TIMEOUT, goAway.timeout().toMillis());
    }
    return subscription(message);
  }

  private static Map<String, Object> subscription(Message message) {
    if (message instanceof Subscribe subscribe) {
      return EventFields.put(document(EventFields.SUBSCRIBE, subscribe), subscribe);
    } else if (message instanceof Unsubscribe unsubscribe) {
      return document(EventFields.UNSUBSCRIBE, unsubscribe);
    } else if (message instanceof Subscribed subscribed) {
      return EventFields.put(document(EventFields.SUBSCRIBED, subscribed), subscribed.position());
    } else if (message instanceof Events events) {
      return EventFields.put(document(EventFields.EVENT, events), events);
    } else if (message instanceof Gap gap) {
      return EventFields.put(document(EventFields.GAP, gap), gap);
    }
    throw new IllegalArgumentException(
        "a message without an encoding: " + message.getClass().getName());
  }

  private static Map<String, Object> with(Map<String, Object> document, String name, long value) {
    document.put(name, value);
    return document;
  }

  /**
   * The message of a document with values that cannot be read, which only a response may have.
   *
   * @param reason why they cannot be read
   */
  static Message toMessage(Map<String, Object> document, MalformedMessageException reason)
      throws MalformedMessageException {
    Message message = toMessage(document);
    if (message instanceof Message.Response) {
      return message;
    }
    throw reason.inMessage(message.id(), transaction(document));
  }

  static Message toMessage(Map<String, Object> document) throws MalformedMessageException {
    Fields fields = new Fields(document);
    long id = fields.integer(ID);
    try {
      return message(id, fields);
    } catch (MalformedMessageException e) {
      throw e.inMessage(id, transaction(document));
    }
  }

  private static OptionalLong transaction(Map<String, Object> document) {
    return document.get(TRANSACTION) instanceof Long named
        ? OptionalLong.of(named)
        : OptionalLong.empty();
  }

  private static Message message(long id, Fields fields) throws MalformedMessageException {
    String type = fields.text(TYPE);
    return switch (type) {
      case CYPHER -> fields.has(STATEMENT) ? statement(id, fields) : cypher(id, fields);
      case CALL -> fields.has(STATEMENT) ? callStatement(id, fields) : call(id, fields);
      case "begin" -> new Begin(id, TermsFields.of(fields));
      case "commit" -> new Commit(id, fields.integer(TRANSACTION));
      case "rollback" -> new Rollback(id, fields.integer(TRANSACTION));
      case "cancel" -> new Cancel(id);
      case RoutingFields.REQUEST -> RoutingFields.routes(id, fields);
      case RoutingFields.RESPONSE -> RoutingFields.routing(id, fields);
      case GO_AWAY -> new GoAway(id, Duration.ofMillis(fields.count(TIMEOUT)));
      case "credit" -> new Credit(id, fields.count("chunks"));
      case "records" -> new Records(id, columns(fields), fields.records(RECORDS));
      case "success" ->
          new Success(id, fields.texts(COLUMNS), fields.records(RECORDS), SummaryFields.of(fields));
      case "failure" ->
          new Failure(id, fields.text("code"), fields.text("message"), fields.flag("retryable"));
      default -> subscription(type, id, fields);
    };
  }

  private static Message subscription(String type, long id, Fields fields)
      throws MalformedMessageException {
    return switch (type) {
      case EventFields.SUBSCRIBE -> EventFields.subscribe(id, fields);
      case EventFields.UNSUBSCRIBE -> new Unsubscribe(id);
      case EventFields.SUBSCRIBED -> EventFields.subscribed(id, fields);
      case EventFields.EVENT -> EventFields.events(id, fields);
      case EventFields.GAP -> EventFields.gap(id, fields);
      default -> throw new MalformedMessageException("unknown type " + UnicodeText.quote(type));
    };
  }

  private static RunCypher cypher(long id, Fields fields) throws MalformedMessageException {
    return new RunCypher(id, TermsFields.of(fields), fields.text(TEXT), fields.map(PARAMETERS));
  }

  private static RunStatement statement(long id, Fields fields) throws MalformedMessageException {
    return new RunStatement(
        id,
        TermsFields.of(fields),
        fields.integer(STATEMENT),
        fields.optionalText(TEXT),
        fields.map(PARAMETERS));
  }

  private static CallProcedure call(long id, Fields fields) throws MalformedMessageException {
    return new CallProcedure(
        id, TermsFields.of(fields), fields.text(PROCEDURE), fields.map(PARAMETERS));
  }

  private static CallStatement callStatement(long id, Fields fields)
      throws MalformedMessageException {
    return new CallStatement(
        id,
        TermsFields.of(fields),
        fields.integer(STATEMENT),
        fields.has(PROCEDURE)
            ? Optional.of(new PreparedCall(fields.text(PROCEDURE), fields.map(CONSTANTS)))
            : Optional.empty(),
        fields.map(PARAMETERS));
  }

  private static List<String> columns(Fields fields) throws MalformedMessageException {
    return fields.has(COLUMNS) ? fields.texts(COLUMNS) : List.of();
  }
}
