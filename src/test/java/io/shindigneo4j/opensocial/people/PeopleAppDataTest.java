package io.shindigneo4j.opensocial.people;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.appdata.PersonAppData;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.Policies;
import io.shindigneo4j.testing.Tokens;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.PersonService;
import org.apache.shindig.social.opensocial.spi.UserId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The application data of people")
class PeopleAppDataTest extends PeopleContract {

  private static final SecurityToken A = Tokens.viewer("a");

  @BeforeEach
  void dataOfTwoApplications() {
    graph(
        """
        CREATE (a:Person {id: 'a'})-[:FRIEND_OF]->(b:Person {id: 'b'}), (c:Person {id: 'c'}),
          (a)-[:FRIEND_OF]->(c)
        WITH a, b UNWIND [a, b] AS person UNWIND ['app', 'other'] AS application
        CREATE (person)-[:HAS_APP_DATA]->(data:AppData {application: application}),
          (data)-[:HAS_VALUE]->(:AppDataValue {key: 'count', text: '2', size: 6}),
          (data)-[:HAS_VALUE]->(:AppDataValue {key: 'owner', text: '"' + application + '"', size: 9})
        """);
  }

  @Override
  PersonService service(GraphServer server, AccessControl access) {
    return new PeopleWithAppData(
        (GraphPersonService) super.service(server, access),
        new PersonAppData(new OperationRunner(driver, mode), access));
  }

  @Test
  void comeWhereTheFieldIsNamed() {
    assertThat(appData(A, "a", "appData")).isEqualTo(Map.of("count", 2, "owner", "app"));
    assertThat(appData(A, "a", "id", "appdata")).isEqualTo(Map.of("count", 2, "owner", "app"));
    assertThat(appData(A, "a", "appData.count", "appData.none")).isEqualTo(Map.of("count", 2));
    assertThat(appData(A, "a", "appdata.owner")).isEqualTo(Map.of("owner", "app"));
    assertThat(appData(A, "a", "appData.none")).isEmpty();
  }

  @Test
  void doNotComeOtherwise() {
    assertThat(appData(A, "a")).isNull();
    assertThat(appData(A, "a", "@all")).isNull();
    assertThat(appData(A, "a", "id", "name")).isNull();
  }

  @Test
  @DefectOfPredecessor("Profiles show other applications' data")
  void areThoseOfTheApplicationThatAsks() {
    assertThat(appData(Tokens.viewer("a", "other"), "a", "appData"))
        .isEqualTo(Map.of("count", 2, "owner", "other"));
    assertThat(appData(Tokens.viewer("a", "third"), "a", "appData")).isEmpty();
    assertThat(appData(Tokens.viewer("a", null), "a", "appData")).isNull();
  }

  @Test
  void areOnlyTheViewersAndTheFriends() {
    assertThat(appData(A, "b", "appData.count")).isEqualTo(Map.of("count", 2));
    assertThat(appData(Tokens.viewer("b"), "a", "appData")).isNull();
    assertThat(appData(Tokens.viewer("nobody"), "a", "appData")).isNull();
  }

  @Test
  void areNotForAnonymousCallers(GraphServer server) {
    service = service(server, Policies.anonymousRead());
    assertThat(appData(Tokens.anonymous(), "a", "appData")).isNull();
  }

  @Test
  void comeWithListsAsWell() {
    Map<String, ?> friends =
        people("@friends", ListOptions.none(), Set.of("id", "appData.count"), A, "a")
            .getList()
            .stream()
            .collect(Collectors.toMap(Person::getId, Person::getAppData));
    assertThat(friends).isEqualTo(Map.of("b", Map.of("count", 2), "c", Map.of()));
  }

  private Map<String, ?> appData(SecurityToken token, String id, String... fields) {
    return Answers.get(service.getPerson(UserId.fromJson(id), Set.of(fields), token)).getAppData();
  }
}
