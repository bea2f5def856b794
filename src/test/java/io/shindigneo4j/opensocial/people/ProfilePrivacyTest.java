package io.shindigneo4j.opensocial.people;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.access.AccessPolicy;
import io.shindigneo4j.opensocial.access.Audience;
import io.shindigneo4j.opensocial.access.Caller;
import io.shindigneo4j.opensocial.access.GroupAction;
import io.shindigneo4j.opensocial.access.Resource;
import io.shindigneo4j.schema.groups.GroupOperations.GroupRole;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.Tokens;
import java.util.Set;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.model.FilterOperation;
import org.apache.shindig.social.opensocial.model.Person;
import org.apache.shindig.social.opensocial.spi.UserId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A profile")
class ProfilePrivacyTest extends PeopleContract {

  private static final SecurityToken SELF = Tokens.viewer("a");
  private static final SecurityToken OTHER = Tokens.viewer("b");

  @BeforeEach
  void create() {
    graph(
        """
        CREATE (a:Person {id: 'a'})-[:FRIEND_OF]->(b:Person {id: 'b'}), (:Person {id: 'c'}),
          (b)-[:FRIEND_OF]->(a),
          (a)-[:HAS_ORGANIZATION {position: 0}]->(:Organization {name: 'o', salary: '100'})
        """);
  }

  @Test
  @DefectOfPredecessor("Profiles show salary")
  void showsWhatIsEarnedToThePersonAlone() {
    assertThat(salary(seenAlone(SELF))).isEqualTo("100");
    assertThat(salary(seenInAList(SELF))).isEqualTo("100");
    assertThat(salary(seenAlone(OTHER))).isNull();
    assertThat(salary(seenInAList(OTHER))).isNull();
    assertThat(seenAlone(OTHER).getOrganizations().get(0).getName()).isEqualTo("o");
  }

  @Test
  void tellsNothingOfWhatIsEarnedByFilterOrOrder() {
    String field = "organizations.salary";
    assertRefused(
        400,
        () -> people("@all", ListOptions.none().where(field, FilterOperation.equals, "100"), "a"));
    assertRefused(400, () -> people("@all", ListOptions.none().ascendingBy(field), "a"));
  }

  @Test
  void isHiddenAsAPolicyHasIt(GraphServer server) {
    service = service(server, new AccessControl(new FriendsOnly()));
    assertThat(seenAlone(OTHER).getId()).isEqualTo("a");
    assertThat(seenAlone(SELF).getId()).isEqualTo("a");
    assertRefused(404, () -> seenAlone(Tokens.viewer("c")));
  }

  private Person seenAlone(SecurityToken token) {
    return Answers.get(service.getPerson(UserId.fromJson("a"), Set.of("@all"), token));
  }

  private Person seenInAList(SecurityToken token) {
    return people("@self", ListOptions.none(), Set.of("@all"), token, "a").getList().get(0);
  }

  private static String salary(Person person) {
    return person.getOrganizations().get(0).getSalary();
  }

  private static final class FriendsOnly implements AccessPolicy {

    @Override
    public Audience readers(Resource resource, Caller caller) {
      return Audience.FRIENDS;
    }

    @Override
    public Audience writers(Resource resource, Caller caller) {
      return Audience.NOBODY;
    }

    @Override
    public GroupRole requiredRole(GroupAction action, boolean closed, Caller caller) {
      return null;
    }

    @Override
    public boolean reachesOtherApplications(Resource resource, Caller caller) {
      return false;
    }
  }
}
