package io.shindigneo4j.prove.workload;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.driver.Transaction;
import io.shindigneo4j.driver.TransactionOptions;
import io.shindigneo4j.prove.history.Reply;
import io.shindigneo4j.prove.workload.Database.OpenDriver;
import io.shindigneo4j.prove.workload.SocialWrite.Kind;
import io.shindigneo4j.prove.workload.SocialWrite.Repetition;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.appdata.AppDataOperations;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataChange;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataOfPeople;
import io.shindigneo4j.schema.friendships.FriendshipOperations;
import io.shindigneo4j.schema.friendships.FriendshipOperations.Friendship;
import io.shindigneo4j.schema.friendships.FriendshipOperations.FriendshipState;
import io.shindigneo4j.schema.groups.GroupOperations;
import io.shindigneo4j.schema.groups.GroupOperations.JoinGroup;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.MessageOperations.SendResult;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.DeletePerson;
import io.shindigneo4j.schema.request.Creation;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Carries out operations by the driver. */
final class OperationClient implements SocialClient {

  private static final Statement MARK =
      Statement.cypher(
              "MATCH (p:Person {id: $person}) CREATE (p)-[:HAS_MARK]->(:ProveMark {token: $token})")
          .writing();

  private final String name;
  private final OpenDriver opened;
  private final OperationStatements statements;

  OperationClient(String name, OpenDriver opened, DriverForm form) {
    this.name = name;
    this.opened = opened;
    this.statements = new OperationStatements(form.mode());
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public Set<Kind> kinds() {
    return EnumSet.allOf(Kind.class);
  }

  @Override
  public Reply perform(SocialWrite write, int attempt) {
    OperationParameters parameters = new OperationParameters(write, attempt);
    return DriverReplies.of(
        () -> answer(write, parameters), write.repetition() == Repetition.DRIVER);
  }

  private String answer(SocialWrite write, OperationParameters parameters) {
    return switch (write.kind()) {
      case MESSAGE ->
          run(write, MessageOperations.SEND, parameters.message(), OperationClient::sent);
      case ACTIVITY ->
          run(write, ActivityOperations.CREATE, parameters.activity(), OperationClient::told);
      case FRIENDSHIP ->
          run(write, FriendshipOperations.BEFRIEND, parameters.tie(), OperationClient::tie);
      case APP_DATA ->
          run(write, AppDataOperations.UPDATE, parameters.value(), OperationClient::stored);
      case GROUP -> run(write, GroupOperations.CREATE, parameters.group(), OperationClient::told);
      case MARKS -> marks(write);
      case SURROUNDING -> surround(write, parameters);
      case REMOVAL ->
          run(
              write,
              PeopleOperations.DELETE,
              new DeletePerson(write.person()),
              deletion -> write.token());
      case READ ->
          run(write, AppDataOperations.GET, parameters.question(), data -> value(data, write));
    };
  }

  /** Null where the operation has been carried out by this attempt, as in the next methods. */
  private static String told(Optional<Creation> answer) {
    return answer.isEmpty() ? "nobody there" : answer.get().earlierAnswer().earlier();
  }

  private static String sent(Optional<SendResult> answer) {
    SendResult result = answer.orElseThrow();
    return result.unknown().isEmpty()
        ? result.earlierAnswer().earlier()
        : "unknown " + result.unknown();
  }

  private static String tie(Optional<Friendship> answer) {
    FriendshipState state = answer.map(Friendship::state).orElse(FriendshipState.NONE);
    return state == FriendshipState.REQUESTED || state == FriendshipState.FRIENDS
        ? null
        : state.word();
  }

  private static String stored(Optional<AppDataChange> answer) {
    return answer.map(AppDataChange::stored).orElse(false) ? null : "not stored";
  }

  private static String value(AppDataOfPeople data, SocialWrite write) {
    return data.people().stream()
        .flatMap(person -> person.values().stream())
        .filter(entry -> entry.text().equals(OperationParameters.text(entry.key())))
        .map(entry -> entry.key())
        .findFirst()
        .orElse("no value");
  }

  private <P extends Record, R> String run(
      SocialWrite write, Operation<P, R> operation, P parameters, Function<R, String> answer) {
    Statement statement = statements.of(operation, parameters);
    Result result =
        driver()
            .execute(
                write.repetition() == Repetition.DRIVER && operation.writes()
                    ? statement.withRequestId(write.token())
                    : statement);
    R typed =
        operation.toResult(
            result.columns(), result.records().stream().map(ResultRecord::values).toList());
    String told = answer.apply(typed);
    return told == null ? write.token() : told;
  }

  private GraphDriver driver() {
    return opened.driver();
  }

  private String marks(SocialWrite write) {
    TransactionOptions options = TransactionOptions.writing();
    return driver()
        .transact(
            write.repetition() == Repetition.DRIVER
                ? options.withRequestId(write.token())
                : options,
            transaction -> mark(transaction, write));
  }

  private static String mark(Transaction transaction, SocialWrite write) {
    for (String person : write.people()) {
      transaction.run(MARK.with("person", person).with("token", write.token()));
    }
    return write.token();
  }

  /** Each on its own: what fails does not matter. */
  private String surround(SocialWrite write, OperationParameters parameters) {
    String other = write.others().get(0);
    run(write, GroupOperations.CREATE, parameters.group(), OperationClient::told);
    JoinGroup joining = new JoinGroup(parameters.id(), other, write.time().toEpochMilli());
    run(write, GroupOperations.JOIN, joining, change -> write.token());
    run(write, MessageOperations.SEND, parameters.message(), OperationClient::sent);
    run(write, MessageOperations.SEND, parameters.reply(), OperationClient::sent);
    run(write, FriendshipOperations.BEFRIEND, parameters.tie(), OperationClient::tie);
    run(write, AppDataOperations.UPDATE, parameters.value(), OperationClient::stored);
    return run(write, ActivityOperations.CREATE, parameters.activity(), OperationClient::told);
  }

  @Override
  public void close() {
    opened.close();
  }
}
