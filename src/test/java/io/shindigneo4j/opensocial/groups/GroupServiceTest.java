package io.shindigneo4j.opensocial.groups;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.EveryQueryMode;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.OverBolt;
import io.shindigneo4j.testing.Policies;
import io.shindigneo4j.testing.Tokens;
import java.util.List;
import java.util.Set;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.model.FilterOperation;
import org.apache.shindig.social.opensocial.model.Group;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.GroupService;
import org.apache.shindig.social.opensocial.spi.UserId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@OverBolt
@DisplayName("The groups of a person")
@EveryQueryMode
class GroupServiceTest {

  private static final int PAGE_LIMIT = 3;
  private static final SecurityToken VIEWER = Tokens.viewer("a");

  @Parameter(0)
  QueryMode mode;

  @Parameter(1)
  Link link;

  private GraphDriver driver;
  private GroupService service;

  @BeforeEach
  void connect(GraphServer server) {
    driver = link.sharedDriver(server);
    service =
        new GraphGroupService(
            new OperationRunner(driver, mode),
            new BackendSettings(
                server.driverSettings(), mode, PAGE_LIMIT, false, 1 << 22, 1 << 20, true),
            Policies.standard());
    graph(
        """
        CREATE (a:Person {id: 'a'}), (b:Person {id: 'b'}), (c:Person {id: 'c'}),
          (g1:Group {id: 'g1', title: 'Chess', description: 'slow'}),
          (g2:Group {id: 'g2', title: 'Boxing', description: 'fast'}),
          (g3:Group {id: 'g3', title: 'Chess'}), (g4:Group {id: 'g4'}),
          (a)-[:OWNER_OF]->(g2), (a)-[:MEMBER_OF]->(g2), (a)-[:MEMBER_OF]->(g2),
          (a)-[:MEMBER_OF]->(g1), (a)-[:OWNER_OF]->(g3), (b)-[:MEMBER_OF]->(g4),
          (b)-[:FRIEND_OF]->(a)
        """);
  }

  @Test
  void areThoseOwnedAndThoseJoinedOnceAndById() {
    RestfulCollection<Group> groups = groups("a", ListOptions.none());
    assertThat(ids(groups)).containsExactly("g1", "g2", "g3");
    assertThat(groups.getTotalResults()).isEqualTo(3);
    assertThat(ids("b", ListOptions.none())).containsExactly("g4");
    assertThat(ids("@me", ListOptions.none())).containsExactly("g1", "g2", "g3");
  }

  @Test
  void areNoneForWhoIsInNone() {
    assertThat(ids("c", ListOptions.none())).isEmpty();
  }

  @Test
  void ofAnUnknownPersonAreNotFound() {
    assertRefused(404, () -> groups("nobody", ListOptions.none()));
    assertRefused(404, () -> groups("'}) DETACH DELETE n //", ListOptions.none()));
  }

  @Test
  void comeInOrderOfAFieldThenOfIds() {
    graph("MATCH (g:Group {id: 'g4'}), (a:Person {id: 'a'}) CREATE (a)-[:OWNER_OF]->(g)");
    assertThat(ids("a", ListOptions.none().page(0, 3).ascendingBy("title")))
        .containsExactly("g2", "g1", "g3");
    assertThat(ids("a", ListOptions.none().page(0, 3).descendingBy("title")))
        .containsExactly("g1", "g3", "g2");
    assertThat(ids("a", ListOptions.none().page(3, 3).descendingBy("title"))).containsExactly("g4");
    assertThat(ids("a", ListOptions.none().descendingBy("id"))).containsExactly("g4", "g3", "g2");
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "none",
      value = {
        "title, contains, hess, g1 g3",
        "title, equals, Boxing, g2",
        "title, startsWith, C, g1 g3",
        "description, present, none, g1 g2",
        "id, equals, g3, g3",
        "title, equals, '\"}) DETACH DELETE n //', ''"
      })
  void areFiltered(String field, FilterOperation operation, String value, String expected) {
    RestfulCollection<Group> groups =
        groups("a", ListOptions.none().where(field, operation, value));
    assertThat(String.join(" ", ids(groups))).isEqualTo(expected);
    assertThat(groups.getTotalResults()).isEqualTo(ids(groups).size());
  }

  @ParameterizedTest
  @ValueSource(strings = {"members", "", "title`", "hasApp", "name"})
  void haveNoOtherFields(String field) {
    assertRefused(400, () -> groups("a", ListOptions.none().ascendingBy(field)));
    ListOptions filter = ListOptions.none().where(field, FilterOperation.contains, "x");
    assertRefused(400, () -> groups("a", filter));
  }

  @Test
  void comeInPagesWithTheTotalOfAll() {
    RestfulCollection<Group> page = groups("a", ListOptions.none().page(1, 1));
    assertThat(ids(page)).containsExactly("g2");
    assertThat(page.getTotalResults()).isEqualTo(3);
    assertThat(page.getStartIndex()).isEqualTo(1);
    assertThat(ids("a", ListOptions.none().page(3, 1))).isEmpty();
    assertThat(ids("a", ListOptions.none().page(Integer.MAX_VALUE, 20))).isEmpty();
    assertThat(ids("a", ListOptions.none().page(0, 0))).isEmpty();
    assertRefused(400, () -> groups("a", ListOptions.none().page(-1, 1)));
    assertRefused(400, () -> groups("a", ListOptions.none().page(0, -1)));
  }

  @Test
  void areNoMoreThanTheLimitOfAPage() {
    graph("MATCH (g:Group {id: 'g4'}), (a:Person {id: 'a'}) CREATE (a)-[:OWNER_OF]->(g)");
    RestfulCollection<Group> page = groups("a", ListOptions.none().page(0, 100));
    assertThat(page.getList()).hasSize(PAGE_LIMIT);
    assertThat(page.getItemsPerPage()).isEqualTo(PAGE_LIMIT);
    assertThat(page.getTotalResults()).isEqualTo(4);
  }

  @Test
  void haveAllFieldsUnlessSomeAreNamed() {
    assertFields("Chess", "slow");
    assertFields("Chess", "slow", "@all");
    assertFields("Chess", null, "title");
    assertFields(null, null, "id");
    assertFields(null, "slow", "description", "nothing");
  }

  private void assertFields(String title, String description, String... fields) {
    Group group =
        Answers.get(
                service.getGroups(UserId.fromJson("a"), ListOptions.none(), Set.of(fields), VIEWER))
            .getList()
            .get(0);
    assertThat(group.getId()).isEqualTo("g1");
    assertThat(group.getTitle()).isEqualTo(title);
    assertThat(group.getDescription()).isEqualTo(description);
  }

  private void graph(String cypher) {
    driver.run(Statement.cypher(cypher).writing()).join();
  }

  private RestfulCollection<Group> groups(String user, CollectionOptions options) {
    return Answers.get(service.getGroups(UserId.fromJson(user), options, Set.of(), VIEWER));
  }

  private List<String> ids(String user, CollectionOptions options) {
    return ids(groups(user, options));
  }

  private static List<String> ids(RestfulCollection<Group> groups) {
    return groups.getList().stream().map(Group::getId).toList();
  }
}
