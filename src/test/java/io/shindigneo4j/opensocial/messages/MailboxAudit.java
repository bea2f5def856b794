package io.shindigneo4j.opensocial.messages;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import java.util.Map;

/** Checks the counts and the timelines of all mailboxes, and that nothing is left over. */
public final class MailboxAudit {

  private static final String COLLECTIONS =
      """
      MATCH (person)-[:HAS_COLLECTION]->(c:MessageCollection)
      WITH person, c,
        COLLECT {
          MATCH (c)-[:NEWEST]->(first)
          MATCH (first)(()-[:OLDER]->())*(copy)
          RETURN copy
          ORDER BY copy.moment DESC
        } AS chain,
        COUNT { MATCH (o:MessageCopy) WHERE o.owner = person.id AND o.collection = c.id } AS copies
      RETURN person.id + ' ' + c.id AS id,
        c.total = size(chain) AND c.total = copies AS total,
        c.unread = size([copy IN chain WHERE copy.status = 'NEW']) AS unread,
        coalesce(c.moment, 0) = coalesce(head(chain).moment, 0) AS moment,
        size(COLLECT { UNWIND chain AS copy RETURN DISTINCT copy.moment }) = size(chain) AS ordered,
        size(COLLECT { UNWIND chain AS copy RETURN DISTINCT copy.id }) = size(chain) AS distinct,
        all(copy IN chain WHERE copy.owner = person.id AND copy.collection = c.id) AS owned
      """;

  private static final String LEFT_OVER =
      """
      MATCH (n)
      WHERE (n:Message AND NOT EXISTS { (n)<-[:COPY_OF]-(:MessageCopy) })
        OR (n:MessageCopy AND COUNT { (n)-[:COPY_OF]->(:Message) } <> 1)
        OR (n:MessageCopy AND COUNT { (n)<-[:NEWEST|OLDER]-() } <> 1)
        OR (n:MessageCopy AND COUNT { (n)-[:OLDER]->() } > 1)
        OR (n:MessageCollection AND COUNT { (n)<-[:HAS_COLLECTION]-(:Person) } <> 1)
      RETURN labels(n) AS labels, n {.*} AS n
      """;

  private MailboxAudit() {}

  public static void assertSound(GraphDriver driver) {
    assertThat(driver.run(Statement.cypher(LEFT_OVER)).join().records())
        .as("what belongs to nothing")
        .isEmpty();
    driver
        .run(Statement.cypher(COLLECTIONS))
        .join()
        .records()
        .forEach(
            record ->
                assertThat(
                        Map.of(
                            "total", record.get("total"),
                            "unread", record.get("unread"),
                            "moment", record.get("moment"),
                            "ordered", record.get("ordered"),
                            "distinct", record.get("distinct"),
                            "owned", record.get("owned")))
                    .as("collection %s", record.get("id"))
                    .doesNotContainValue(false));
  }
}
