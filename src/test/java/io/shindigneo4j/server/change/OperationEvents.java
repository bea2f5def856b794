package io.shindigneo4j.server.change;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.appdata.AppDataOperations;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataLimits;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataValue;
import io.shindigneo4j.schema.appdata.AppDataOperations.UpdateAppData;
import io.shindigneo4j.schema.friendships.FriendshipOperations;
import io.shindigneo4j.schema.friendships.FriendshipOperations.Befriend;
import io.shindigneo4j.schema.media.AlbumOperations;
import io.shindigneo4j.schema.media.AlbumOperations.CreateAlbum;
import io.shindigneo4j.schema.messages.MessageOperations;
import io.shindigneo4j.schema.messages.MessageOperations.SendMessage;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HeardEvents;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;

/** Runs operations on three people, and hears what comes of it. */
@ExtendWith(SharedGraphServer.class)
abstract class OperationEvents {

  static final AppDataLimits LIMITS = new AppDataLimits(10, 1_000);
  static final String THEN = "2026-01-01T00:00:00.000Z";

  GraphServer server;
  private GraphDriver driver;
  private HeardEvents heard;
  QueryMode mode;

  @BeforeEach
  void begin(GraphServer shared) {
    server = shared;
    server
        .database("neo4j")
        .executeTransactionally(
            "CREATE (:Person {id: 'a'}), (:Person {id: 'b'}), (:Person {id: 'c'})");
    driver = server.driver();
    heard = new HeardEvents(server);
  }

  @AfterEach
  void end() {
    heard.close();
    driver.close();
  }

  final <P extends Record> List<String> events(Operation<P, ?> operation, P parameters) {
    new OperationRunner(driver, mode).run(operation, parameters).join();
    return heard();
  }

  final List<String> heard() {
    return heard.next().stream()
        .map(each -> each.type() + " " + each.person() + " " + each.data())
        .toList();
  }

  final List<String> befriend(String person, String other) {
    return events(FriendshipOperations.BEFRIEND, new Befriend(person, other, false, 1, null));
  }

  final List<String> send(String id, String answered) {
    return events(
        MessageOperations.SEND,
        new SendMessage(
            "a",
            new PeopleSelector(
                List.of("b"), PeopleRelation.SELF, null, new Viewpoint("a", Reach.EVERYBODY)),
            Map.of("id", id, "title", "Hello", "senderId", "a", "recipients", List.of("b")),
            answered,
            "@inbox",
            THEN,
            1,
            null));
  }

  final List<String> album(String id) {
    return events(
        AlbumOperations.CREATE,
        new CreateAlbum(
            "a",
            Map.of("id", id, "application", "app", "title", "T", "mediaItemCount", 0L),
            1,
            null));
  }

  final List<String> appData(List<AppDataValue> values) {
    return events(
        AppDataOperations.UPDATE, new UpdateAppData("a", "app", values, List.of(), LIMITS));
  }
}
