package io.shindigneo4j.opensocial.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.testing.Proof;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apache.shindig.protocol.ProtocolException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A token with scopes lets an application")
class ScopesTest extends PolicyContract {

  @BeforeEach
  void people() {
    graph(
        """
        CREATE (ann:Person {id: 'ann'}), (bob:Person {id: 'bob'}), (:Person {id: 'cid'}),
          (ann)-[:OWNER_OF]->(:Group {id: 'g', title: 'Gardeners'})<-[:MEMBER_OF {since: 1}]-(ann),
          (ann)-[:FRIEND_OF {since: 1}]->(bob)-[:FRIEND_OF {since: 1}]->(ann)
        """);
  }

  /** The scope whose lack a call is refused for. */
  private Optional<String> missing(ScopedCall call, Set<String> given) {
    try {
      calls.rpc(call.token(given), call.method(), call.parameters());
      return Optional.empty();
    } catch (ProtocolException refusal) {
      return MissingScope.in(refusal.getMessage());
    }
  }

  @Test
  void callEachMethod() {
    Set<String> called =
        ScopedCall.all().stream().map(ScopedCall::method).collect(Collectors.toSet());
    assertThat(called).isEqualTo(calls.methods());
  }

  /** The handlers decide, whatever carries the calls out: each run needs one mode for them all. */
  private void assumeEachCallIsNew() {
    assumeThat(mode == QueryMode.NATIVE || Proof.isExhaustive()).isTrue();
  }

  @Test
  void doNothingWithOneScopeLess() {
    assumeEachCallIsNew();
    for (ScopedCall call : ScopedCall.all()) {
      for (String scope : call.scopes()) {
        Set<String> others = new TreeSet<>(Scopes.known());
        others.remove(scope);
        assertThat(missing(call, others)).as("%s without %s", call, scope).hasValue(scope);
      }
    }
  }

  @Test
  void doWhatItsScopesSay() {
    assumeEachCallIsNew();
    for (ScopedCall call : ScopedCall.all()) {
      assertThat(missing(call, call.scopes())).as(call.toString()).isEmpty();
    }
  }

  @Test
  void reachNoMoreThanThePolicySays() {
    ScopedViewer all = new ScopedViewer("cid", Scopes.of(Scopes.known()));
    assertThat(refusal(all, "messages.get", "{'userId': 'ann'}")).isEqualTo(403);
    assertThat(refusal(all, "people.update", "{'userId': 'ann', 'person': {'aboutMe': 'x'}}"))
        .isEqualTo(403);
  }

  @Test
  void seeItsOwnDataAloneWhateverThePolicySays() {
    under(new OpenPolicy());
    String others = "{'userId': '@me', 'appId': '2'}";
    assertThat(refusal(new ScopedViewer("ann", Scopes.UNLIMITED), "appdata.get", others)).isZero();
    Set<String> known = new HashSet<>(Scopes.known());
    assertThat(refusal(new ScopedViewer("ann", Scopes.of(known)), "appdata.get", others))
        .isEqualTo(403);
  }

  /** The status; 0 for none. */
  private int refusal(ScopedViewer token, String method, String parameters) {
    try {
      calls.rpc(token, method, parameters);
      return 0;
    } catch (ProtocolException refusal) {
      return refusal.getCode();
    }
  }
}
