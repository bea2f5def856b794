package io.shindigneo4j.opensocial.activities;

import com.google.inject.Guice;
import com.google.inject.Injector;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.identity.Identifiers;
import io.shindigneo4j.opensocial.identity.TimeOrderedIdentifiers;
import io.shindigneo4j.opensocial.mapping.BeanDocuments;
import io.shindigneo4j.opensocial.request.Receipts;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.EveryQueryMode;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.Policies;
import io.shindigneo4j.testing.Tokens;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.shindig.auth.BasicSecurityToken;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.apache.shindig.social.opensocial.model.ActivityEntry;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.UserId;
import org.json.JSONException;
import org.json.JSONObject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.Parameter;

/** What the contracts of the services of activities have in common. */
@EveryQueryMode
abstract class ActivitiesContract {

  static final Instant NOW = Instant.parse("2026-03-04T05:06:07.891Z");
  static final String NOW_TEXT = "2026-03-04T05:06:07.891Z";
  static final String LATER_TEXT = "2026-03-04T05:06:08.891Z";
  static final int PAGE_LIMIT = 30;
  static final GroupId SELF = new GroupId("@self");

  private static final Injector INJECTOR = Guice.createInjector();

  @Parameter(0)
  QueryMode mode;

  @Parameter(1)
  Link link;

  GraphDriver driver;
  BackendSettings settings;
  GraphActivityStreamService streams;
  GraphActivityService activities;

  @BeforeEach
  void connect(GraphServer server) {
    driver = link.sharedDriver(server);
    settings =
        new BackendSettings(
            server.driverSettings(), mode, PAGE_LIMIT, false, 1 << 22, 1 << 20, true);
    streams = new GraphActivityStreamService(tools(Policies.standard(), NOW));
    activities = new GraphActivityService(tools(Policies.standard(), NOW));
  }

  ActivityTools tools(AccessControl access, Instant now) {
    Clock clock = Clock.fixed(now, ZoneOffset.UTC);
    Identifiers identifiers = new TimeOrderedIdentifiers();
    return new ActivityTools(
        new OperationRunner(driver, mode),
        settings,
        access,
        identifiers,
        new Receipts(clock),
        clock,
        new ActivityDocuments(new BeanDocuments(new BeanJsonConverter(INJECTOR))));
  }

  GraphActivityStreamService oneSecondLater() {
    return new GraphActivityStreamService(tools(Policies.standard(), NOW.plusSeconds(1)));
  }

  Result graph(String cypher) {
    return driver.run(Statement.cypher(cypher).with(Map.of()).writing()).join();
  }

  List<Object> column(String cypher) {
    return graph(cypher).records().stream().map(row -> row.values().get(0)).toList();
  }

  void people(String... ids) {
    driver
        .run(
            Statement.cypher("UNWIND $ids AS id CREATE (:Person {id: id})")
                .with("ids", List.of(ids))
                .writing())
        .join();
  }

  void friends(String of, String... friends) {
    for (String friend : friends) {
      graph(
          "MATCH (a:Person {id: '%s'}), (b:Person {id: '%s'}) CREATE (a)-[:FRIEND_OF {since: 0}]->(b)"
              .formatted(of, friend));
    }
  }

  static SecurityToken token(String viewer, String application) {
    return new BasicSecurityToken(
        viewer, viewer, application, "domain", "http://app/", "0", "default", null, null);
  }

  static UserId user(String id) {
    return new UserId(UserId.Type.userId, id);
  }

  static JSONObject json(String text) {
    try {
      return new JSONObject(text);
    } catch (JSONException e) {
      throw new AssertionError(e);
    }
  }

  static ActivityEntry entry(String text) {
    return new BeanJsonConverter(INJECTOR).convertToObject(text, ActivityEntry.class);
  }

  static String text(Object bean) {
    return new BeanJsonConverter(INJECTOR).convertToString(bean);
  }

  ActivityEntry post(String viewer, String body) {
    return post(Tokens.viewer(viewer), body);
  }

  ActivityEntry post(SecurityToken token, String body) {
    return Answers.get(
        streams.createActivityEntry(
            user(token.getViewerId()), SELF, null, Set.of(), entry(body), token));
  }

  RestfulCollection<ActivityEntry> list(
      SecurityToken token,
      String group,
      String application,
      CollectionOptions options,
      String... users) {
    Set<UserId> ids =
        Stream.of(users).map(UserId::fromJson).collect(Collectors.toCollection(LinkedHashSet::new));
    return Answers.get(
        streams.getActivityEntries(ids, new GroupId(group), application, Set.of(), options, token));
  }

  List<String> titles(String group, CollectionOptions options, String... users) {
    return titles(list(Tokens.viewer("viewer"), group, "@all", options, users));
  }

  static List<String> titles(RestfulCollection<ActivityEntry> entries) {
    return entries.getList().stream().map(ActivityEntry::getTitle).toList();
  }

  ActivityEntry read(String owner, String id, String... fields) {
    return Answers.get(
        streams.getActivityEntry(
            user(owner), SELF, "@all", Set.of(fields), id, Tokens.viewer("viewer")));
  }
}
