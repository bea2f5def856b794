package io.shindigneo4j.opensocial.appdata;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.EveryQueryMode;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.Policies;
import io.shindigneo4j.testing.Tokens;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.UserId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.Parameter;

/**
 * What the contracts of application data have in common: a has friends b and c, d is a stranger to
 * all and in a group with a.
 */
@EveryQueryMode
abstract class AppDataContract {

  static final SecurityToken A = Tokens.viewer("a");

  /** The most bytes that an application keeps for a person here. */
  static final int LIMIT = 64 * 1024;

  @Parameter(0)
  QueryMode mode;

  @Parameter(1)
  Link link;

  GraphDriver driver;
  GraphAppDataService service;

  @BeforeEach
  void connect(GraphServer server) {
    driver = link.sharedDriver(server);
    service = service(Policies.standard());
    graph(
        """
        CREATE (a:Person {id: 'a'}), (b:Person {id: 'b'}), (c:Person {id: 'c'}),
          (d:Person {id: 'd'}), (g:Group {id: 'g'}),
          (a)-[:FRIEND_OF {since: 1}]->(b), (a)-[:FRIEND_OF {since: 2}]->(c),
          (b)-[:FRIEND_OF {since: 1}]->(a), (a)-[:MEMBER_OF {since: 1}]->(g),
          (d)-[:MEMBER_OF {since: 2}]->(g), (c)-[:MEMBER_OF {since: 3}]->(g)
        """);
  }

  GraphAppDataService service(AccessControl access) {
    return new GraphAppDataService(
        new OperationRunner(driver, mode), access, new AppDataUpdates(LIMIT));
  }

  void graph(String cypher) {
    driver.run(Statement.cypher(cypher).writing()).join();
  }

  long count(String pattern) {
    return driver
        .run(Statement.cypher("MATCH " + pattern + " RETURN count(*) AS n"))
        .join()
        .first()
        .orElseThrow()
        .get("n", Long.class);
  }

  void put(SecurityToken token, Map<String, Object> values, String... fields) {
    put(token, token.getViewerId(), null, values, fields);
  }

  void put(
      SecurityToken token,
      String user,
      String application,
      Map<String, Object> values,
      String... fields) {
    Answers.get(
        service.updatePersonData(
            UserId.fromJson(user),
            new GroupId("@self"),
            application,
            Set.of(fields),
            values,
            token));
  }

  void delete(SecurityToken token, String user, String... fields) {
    Answers.get(
        service.deletePersonData(
            UserId.fromJson(user), new GroupId("@self"), null, Set.of(fields), token));
  }

  Map<String, Object> own(SecurityToken token, String... fields) {
    return get(token, "@self", Set.of(fields), token.getViewerId()).get(token.getViewerId());
  }

  Map<String, Map<String, Object>> get(SecurityToken token, String group, String... users) {
    return get(token, group, Set.of(), users);
  }

  Map<String, Map<String, Object>> get(
      SecurityToken token, String group, Set<String> fields, String... users) {
    Set<UserId> ids =
        Stream.of(users).map(UserId::fromJson).collect(Collectors.toCollection(LinkedHashSet::new));
    return Answers.get(service.getPersonData(ids, new GroupId(group), null, fields, token))
        .getEntry();
  }
}
