package io.shindigneo4j.opensocial.request;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.driver.Transaction;
import io.shindigneo4j.driver.TransactionOptions;
import io.shindigneo4j.testing.HandlerContract;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Receipts that are too old")
class ReceiptCleanupTest extends HandlerContract {

  private static final String OLD =
      "UNWIND range(1, 3) AS i" + " CREATE (:Request {key: 'nobody\\n' + i, at: 0, answer: ''})";

  /** Every write would wait for whoever deletes them. */
  @Test
  void areNothingThatAWriteTouches() {
    rest("ann", "POST", "/people/@me/@self", "{}");
    graph(OLD);
    try (Transaction other = driver.begin(TransactionOptions.writing())) {
      other.run(Statement.cypher("MATCH (r:Request) SET r.locked = true").writing());
      rest("ann", "POST", "/albums/@me/@self?requestId=a", "{\"title\": \"A\"}");
      rest("ann", "POST", "/albums/@me/@self?requestId=b", "{\"title\": \"B\"}");
    }
    assertThat(value("MATCH (r:Request {at: 0}) RETURN count(r) AS value")).isEqualTo(3L);
  }
}
