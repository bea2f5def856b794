package io.shindigneo4j.server.execution;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.server.procedure.RequestException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.graphdb.Result;
import org.neo4j.graphdb.Transaction;
import org.neo4j.kernel.api.exceptions.Status;

@DisplayName("The plan of a Cypher text")
class CypherPlanTest {

  private final List<String> executed = new ArrayList<>();

  private static <T> T proxy(Class<T> type, InvocationHandler handler) {
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler));
  }

  private final Transaction transaction =
      proxy(
          Transaction.class,
          (proxy, method, arguments) -> {
            executed.add((String) arguments[0]);
            return proxy(Result.class, (result, close, nothing) -> null);
          });

  @Test
  void isMadeOfATextThatIsToBeProfiledAsOfAnother() {
    String text = "CYPHER 5 PROFILE RETURN 1";
    CypherPlan.make(transaction, new RunCypher(1, AccessMode.READ, Duration.ZERO, text, Map.of()));
    assertThat(executed).containsExactly("EXPLAIN CYPHER 5         RETURN 1");
  }

  private static final class Failure extends RuntimeException implements Status.HasStatus {

    private static final long serialVersionUID = 1L;
    private final Status status;

    Failure(Status status) {
      this.status = status;
    }

    @Override
    public Status status() {
      return status;
    }
  }

  private static boolean isWrong(String text, Status status) {
    return CypherPlan.isWrongText(text, new IllegalStateException(new Failure(status)));
  }

  @Test
  void failsAgainAndAtOnceWhereTheTextIsWrong() {
    assertThat(isWrong("RETRUN 1", Status.Statement.SyntaxError)).isTrue();
    assertThat(isWrong("RETURN x", Status.Statement.SemanticError)).isTrue();
    assertThat(isWrong("RETURN 1", Status.Transaction.TransactionTimedOut)).isFalse();
    assertThat(isWrong("EXPLAIN PROFILE RETURN 1", Status.Request.Invalid)).isFalse();
    assertThat(CypherPlan.isWrongText("RETURN 1", RequestException.timedOut())).isFalse();
    assertThat(CypherPlan.isWrongText("RETURN 1", new IllegalStateException())).isFalse();
  }

  /** Without its options, the rest may be right. */
  @Test
  void mayBeMadeWhereItIsNotKnownHowTheTextBegins() {
    assertThat(isWrong("\u00A0PROFILE RETURN 1", Status.Statement.SyntaxError)).isFalse();
  }
}
