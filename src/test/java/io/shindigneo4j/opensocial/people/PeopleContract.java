package io.shindigneo4j.opensocial.people;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
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
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.PersonService;
import org.apache.shindig.social.opensocial.spi.UserId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.Parameter;

/** What the contracts of the people service have in common. */
@EveryQueryMode
abstract class PeopleContract {

  static final Instant NOW = Instant.parse("2026-03-04T05:06:07.891Z");
  static final int PAGE_LIMIT = 30;
  static final SecurityToken NOBODY_ELSE = Tokens.viewer("viewer");

  @Parameter(0)
  QueryMode mode;

  @Parameter(1)
  Link link;

  GraphDriver driver;
  PersonService service;

  @BeforeEach
  void connect(GraphServer server) {
    driver = link.sharedDriver(server);
    service = service(server, Policies.standard());
  }

  PersonService service(GraphServer server, AccessControl access) {
    OperationRunner operations = new OperationRunner(driver, mode);
    BackendSettings settings =
        new BackendSettings(
            server.driverSettings(), mode, PAGE_LIMIT, false, 1 << 22, 1 << 20, true);
    return new GraphPersonService(
        operations,
        new PeopleLists(operations, settings, access),
        access,
        new ProfileUpdates(operations, access, Clock.fixed(NOW, ZoneOffset.UTC)));
  }

  void graph(String cypher) {
    graph(cypher, Map.of());
  }

  void graph(String cypher, Map<String, Object> parameters) {
    driver.run(Statement.cypher(cypher).with(parameters).writing()).join();
  }

  RestfulCollection<Person> people(String group, CollectionOptions options, String... users) {
    return people(group, options, Set.of(), NOBODY_ELSE, users);
  }

  RestfulCollection<Person> people(
      String group,
      CollectionOptions options,
      Set<String> fields,
      SecurityToken token,
      String... users) {
    Set<UserId> ids =
        Stream.of(users).map(UserId::fromJson).collect(Collectors.toCollection(LinkedHashSet::new));
    return Answers.get(service.getPeople(ids, new GroupId(group), options, fields, token));
  }

  List<String> ids(String group, CollectionOptions options, String... users) {
    return ids(people(group, options, users));
  }

  static List<String> ids(RestfulCollection<Person> people) {
    return people.getList().stream().map(Person::getId).toList();
  }

  Person person(String id, String... fields) {
    return Answers.get(service.getPerson(UserId.fromJson(id), Set.of(fields), NOBODY_ELSE));
  }
}
