package io.shindigneo4j.testing;

import io.shindigneo4j.schema.request.Receipt;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** Of all that is deleted after some time, one that is old enough and one that is not. */
public final class OldData {

  public static final Instant NOW = Instant.parse("2026-03-04T05:06:07Z");

  /** What a cleanup at that time leaves. */
  public static final List<String> KEPT =
      List.of(
          "Person ann",
          "BrowserSession new",
          "GadgetService mail",
          "GadgetToken new",
          "OAuthGrant new",
          "OAuthRequestToken new",
          "OAuthToken new",
          "Request new",
          "Revocation all new",
          "Revocation client new",
          "Revocation grant new",
          "Revocation person new",
          "Revocation session going on",
          "Revocation session new");

  private static final long DAY = NOW.toEpochMilli() - Receipt.LIFETIME;
  private static final long MONTH = NOW.minus(Duration.ofDays(30)).toEpochMilli();
  private static final long LONG_AGO = NOW.minus(Duration.ofDays(400)).toEpochMilli();

  private OldData() {}

  public static void create(GraphServer server) {
    server
        .database("neo4j")
        .executeTransactionally(
            """
            CREATE (ann:Person {id: 'ann'}), (:GadgetService {id: 'mail'})
            WITH ann
            UNWIND [{id: 'old', day: $day - 1}, {id: 'new', day: $day}] AS each
            CREATE (:Request {key: each.id, at: each.day}),
              (:OAuthRequestToken {hash: each.id, expires: each.day}),
              (ann)-[:HAS_BROWSER_SESSION]->
                (:BrowserSession {id: each.id, expires: $now + each.day - $day}),
              (ann)-[:HAS_GADGET_TOKEN]->
                (:GadgetToken {key: each.id, service: 'mail', expires: $now + each.day - $day}),
              (ann)-[:HAS_GRANT]->
                (:OAuthGrant {id: each.id, person: 'ann', expires: each.day})
                -[:HAS_TOKEN]->(:OAuthToken {hash: each.id, expires: each.day})
            WITH count(*) AS both
            UNWIND [['grant', $day], ['session', $month], ['all', $longAgo],
              ['person', $longAgo], ['client', $longAgo]] AS revoked
            CREATE (:Revocation
                {key: revoked[0] + ' old', kind: revoked[0], before: revoked[1] - 1}),
              (:Revocation {key: revoked[0] + ' new', kind: revoked[0], before: revoked[1]})
            WITH count(*) AS all
            CREATE
              (:Revocation
                {key: 'session ended', kind: 'session', before: $now - 9, expires: $now - 1}),
              (:Revocation
                {key: 'session going on', kind: 'session', before: $longAgo - 1, expires: $now})
            WITH count(*) AS all
            UNWIND range(1, 250) AS i
            MATCH (ann:Person {id: 'ann'})
            CREATE (ann)-[:HAS_GADGET_TOKEN]->
              (:GadgetToken {key: 'of removed' + i, service: 'removed', expires: $now + i})
            CREATE (:OAuthGrant {id: 'own' + i, expires: $day - i})
              -[:HAS_TOKEN]->(:OAuthToken {hash: 'own' + i, expires: $day - i})
            """,
            Map.of("now", NOW.toEpochMilli(), "day", DAY, "month", MONTH, "longAgo", LONG_AGO));
  }

  /** The label and the key of all that there is. */
  public static List<String> left(GraphServer server) {
    return server
        .database("neo4j")
        .executeTransactionally(
            """
            MATCH (n)
            WITH labels(n)[0] + ' ' + coalesce(n.id, n.hash, n.key) AS name
            ORDER BY name STARTS WITH 'Person' DESC, name
            RETURN collect(name) AS names
            """,
            Map.of(),
            result -> result.<List<String>>columnAs("names").next());
  }
}
