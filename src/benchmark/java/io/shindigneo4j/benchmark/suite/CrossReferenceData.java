package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The data that the cross-reference pack generates in a server. */
final class CrossReferenceData {

  private static final Duration PATIENCE = Duration.ofMinutes(10);

  private static final int KINDS = 4;

  /** Links for each entry, so that an entry has ten links on average. */
  private static final long LINKS = 5;

  private static final String REFERENCES =
      """
      MATCH (node:CrossReferenceCard)
      WITH node.text AS card ORDER BY card LIMIT $limit
      WITH collect(card) AS cards
      MATCH (node:CrossReferencePhone)
      WITH cards, node.text AS phone ORDER BY phone LIMIT $limit
      WITH cards, collect(phone) AS phones
      MATCH (node:CrossReferenceEmail)
      WITH cards, phones, node.text AS email ORDER BY email LIMIT $limit
      WITH cards, phones, collect(email) AS emails
      MATCH (node:CrossReferenceIp)
      WITH cards, phones, emails, node.text AS ip ORDER BY ip LIMIT $limit
      WITH cards, phones, emails, collect(ip) AS ips
      UNWIND range(0, $limit - 1) AS place
      RETURN cards[place] AS cc, phones[place] AS phone, emails[place] AS email, ips[place] AS ip
      """;

  private final GraphDriver driver;

  CrossReferenceData(GraphDriver driver) {
    this.driver = driver;
  }

  /** Generates this number of entries of each kind, linked at random. */
  void generate(long ofEach) {
    driver.execute(
        Statement.procedure("crossreference.generate")
            .with("cards", ofEach)
            .with("phones", ofEach)
            .with("emails", ofEach)
            .with("ips", ofEach)
            .with("links", KINDS * ofEach * LINKS)
            .writing()
            .within(PATIENCE));
  }

  /** Parameters of checks, each with an entry of every kind. */
  List<Map<String, Object>> references(int count) {
    Statement statement = Statement.cypher(REFERENCES).with("limit", (long) count);
    return driver.execute(statement.within(PATIENCE)).records().stream()
        .map(CrossReferenceData::byColumn)
        .toList();
  }

  private static Map<String, Object> byColumn(ResultRecord found) {
    Map<String, Object> values = new LinkedHashMap<>();
    found.columns().forEach(column -> values.put(column, found.get(column)));
    return values;
  }
}
