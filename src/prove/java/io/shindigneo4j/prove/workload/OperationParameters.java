package io.shindigneo4j.prove.workload;

import io.shindigneo4j.prove.workload.SocialWrite.Kind;
import io.shindigneo4j.prove.workload.SocialWrite.Repetition;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations.CreateActivity;
import io.shindigneo4j.schema.activities.ActivityOperations.PersonLink;
import io.shindigneo4j.schema.activities.ActivityOperations.Role;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataLimits;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataValue;
import io.shindigneo4j.schema.appdata.AppDataOperations.GetAppData;
import io.shindigneo4j.schema.appdata.AppDataOperations.UpdateAppData;
import io.shindigneo4j.schema.friendships.FriendshipOperations.Befriend;
import io.shindigneo4j.schema.groups.GroupOperations.CreateGroup;
import io.shindigneo4j.schema.messages.MessageNames;
import io.shindigneo4j.schema.messages.MessageOperations.SendMessage;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.request.Receipt;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The parameters of the operations that a write stands for, as Shindig makes them.
 *
 * @param attempt how often the write was sent before
 */
record OperationParameters(SocialWrite write, int attempt) {

  static final String APPLICATION = "1";

  private static final AppDataLimits LIMITS = new AppDataLimits(1_000, 1 << 20);

  /** Of what is created. Shindig makes a new one for each request. */
  String id() {
    return write.repetition() == Repetition.RECEIPT ? write.token() + "." + attempt : write.token();
  }

  SendMessage message() {
    return message(id(), write.person(), write.others());
  }

  /** The same the other way round. */
  SendMessage reply() {
    return message(id() + "r", write.others().get(0), List.of(write.person()));
  }

  private SendMessage message(String id, String sender, List<String> recipients) {
    String now = write.time().toString();
    Map<String, Object> message = new HashMap<>();
    message.put("id", id);
    message.put("title", write.token());
    message.put("body", write.body());
    message.put("senderId", sender);
    message.put("recipients", recipients);
    message.put("timeSent", now);
    return new SendMessage(
        sender,
        new PeopleSelector(recipients, PeopleRelation.SELF, null, Viewpoint.of(sender)),
        message,
        null,
        MessageNames.INBOX,
        now,
        write.time().toEpochMilli(),
        receipt());
  }

  CreateActivity activity() {
    String now = write.time().toString();
    return new CreateActivity(
        ActivityKind.ENTRY,
        write.person(),
        APPLICATION,
        Map.of(
            "id", id(), "title", write.token(), "document", "{}", "published", now, "updated", now),
        List.of(new PersonLink(Role.ACTOR, write.person())),
        write.time().toEpochMilli(),
        receipt());
  }

  Befriend tie() {
    return new Befriend(
        write.person(), write.others().get(0), false, write.time().toEpochMilli(), null);
  }

  UpdateAppData value() {
    return new UpdateAppData(
        write.person(),
        APPLICATION,
        List.of(AppDataValue.of(write.token(), text(write.token()))),
        List.of(),
        LIMITS);
  }

  /** The value under a key, as JSON. */
  static String text(String key) {
    return "\"" + key + "\"";
  }

  GetAppData question() {
    return new GetAppData(
        new PeopleSelector(
            List.of(write.person()), PeopleRelation.SELF, null, Viewpoint.of(write.person())),
        APPLICATION,
        List.of(write.token()));
  }

  CreateGroup group() {
    return new CreateGroup(
        write.person(),
        Map.of("id", id(), "title", write.token()),
        write.time().toEpochMilli(),
        receipt());
  }

  private Receipt receipt() {
    return write.repetition() == Repetition.RECEIPT && write.kind() != Kind.SURROUNDING
        ? new Receipt(
            Receipt.keysOf(write.person()) + write.token(),
            write.token(),
            write.time().toEpochMilli())
        : null;
  }
}
