package io.shindigneo4j.opensocial.oauth;

import static io.shindigneo4j.schema.authorization.TokenOperations.TokenOutcome.DONE;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.identity.TimeOrderedIdentifiers;
import io.shindigneo4j.schema.authorization.ConsentOperations.ConsentOutcome;
import io.shindigneo4j.schema.authorization.RevocationOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.AddRevocation;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.CuttingProxy;
import io.shindigneo4j.testing.GraphServer;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The graph has done each write, and the answer does not arrive. */
@DisplayName("Though the connection is cut before the answer")
class LostTokensTest extends TokenContract {

  private CuttingProxy proxy;
  private GraphDriver driver;
  private OperationRunner operations;
  private TokenStore cut;

  @BeforeEach
  void connectByProxy(GraphServer server) throws IOException {
    URI uri = link.settings(server).uri();
    proxy = new CuttingProxy(uri.getPort());
    driver =
        GraphDriver.connect(
            DriverSettings.of(
                    uri.toString().replace(":" + uri.getPort(), ":" + proxy.port()),
                    GraphServer.CREDENTIALS)
                .withConnections(1));
    operations = new OperationRunner(driver, mode);
    TokenLifetimes lifetimes = TokenLifetimes.from(key -> Optional.empty());
    cut = new TokenStore(operations, new TimeOrderedIdentifiers(), clock(), lifetimes);
  }

  @AfterEach
  void disconnect() throws IOException {
    driver.close();
    proxy.close();
  }

  /** Sends what has an answer first, so that the next answer is that to the write. */
  private <T> T lost(Supplier<CompletableFuture<T>> write) {
    Answers.get(cut.find(VERIFIER));
    int before = proxy.cuts();
    proxy.cutNextAnswer();
    T answer = Answers.get(write.get());
    assertThat(proxy.cuts()).isEqualTo(before + 1);
    return answer;
  }

  @Test
  void aCodeBringsItsTokens() {
    CodeRequest request =
        new CodeRequest("wiki", "ann", SCOPES, BACK, Optional.of(VERIFIER.hash()));
    Secret code = lost(() -> cut.issueCode(request)).orElseThrow();
    TokenAnswer tokens = lost(() -> cut.redeem(redemption(code)));
    assertThat(outcome(tokens)).isEqualTo(DONE);
    assertThat(find(tokens.response().orElseThrow().access())).isPresent();
  }

  @Test
  void aRefreshTokenBringsTheNext() {
    RefreshRequest request =
        new RefreshRequest(tokens().refresh().orElseThrow(), "wiki", List.of());
    Secret next = lost(() -> cut.refresh(request)).response().orElseThrow().refresh().orElseThrow();
    assertThat(outcome(refresh(next))).isEqualTo(DONE);
  }

  @Test
  void anAccessTokenIsIssued() {
    AccessRequest request = new AccessRequest("wiki", Optional.of("ann"), SCOPES);
    assertThat(find(lost(() -> cut.issueAccess(request)).orElseThrow().access())).isPresent();
  }

  @Test
  void aRequestTokenIsIssuedAuthorizedAndExchanged() {
    RequestTokenStore cutRequests =
        new RequestTokenStore(
            operations,
            new TimeOrderedIdentifiers(),
            clock(),
            SignedTokenLifetimes.from(key -> Optional.empty()));
    SealedToken request = sealed();
    SealedToken access = sealed();
    assertThat(lost(() -> cutRequests.issue(request, "wiki", BACK, SCOPES))).isTrue();
    assertThat(lost(() -> cutRequests.authorize(request.token(), "ann", VERIFIER)).outcome())
        .isEqualTo(DONE);
    assertThat(lost(() -> cutRequests.exchange(request.token(), "wiki", VERIFIER, access)))
        .isEqualTo(DONE);
    assertThat(findSigned(access.token())).isPresent();
  }

  @Test
  void allIsTakenBack() {
    TokenResponse tokens = tokens();
    lost(() -> cut.revoke(tokens.access(), "wiki"));
    assertVoid(tokens);
    assertThat(lost(() -> new ConsentStore(operations, clock()).withdraw("ann", "wiki")))
        .isEqualTo(ConsentOutcome.DONE);
    lost(() -> new ClientRegistry(operations, clock()).enable("wiki", false));
    AddRevocation all = new AddRevocation(RevocationKind.ALL, "", now());
    lost(() -> operations.run(RevocationOperations.ADD, all));
    assertThat(value("MATCH (r:Revocation) RETURN count(r) AS value")).isEqualTo(3L);
    assertThat(value("MATCH ()-[c:CONSENTS_TO]->({id: 'wiki'}) RETURN count(c) AS value"))
        .isEqualTo(0L);
  }
}
