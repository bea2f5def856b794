package io.shindigneo4j.schema.expiry;

import io.shindigneo4j.schema.authorization.NonceOperations;
import io.shindigneo4j.schema.authorization.RevocationOperations.RevocationKind;
import io.shindigneo4j.schema.request.Receipt;
import java.time.Duration;
import java.util.Map;

/**
 * What the services have no more use for after some time. A text of Cypher deletes it in batches,
 * in transactions of their own, so that no write waits for another one's cleanup.
 */
public enum ExpiredData {
  /** Receipts that are too old to be asked for. */
  RECEIPTS(
      Duration.ofMillis(Receipt.LIFETIME),
      "MATCH (r:Request) WHERE r.at < $before CALL (r) { DELETE r } IN TRANSACTIONS"),

  /**
   * Grants of which the last token has expired, with their tokens. Locks are taken in the order in
   * which writes take them: people in order of id, clients that act for themselves likewise, each
   * before the grants.
   */
  GRANTS(
      Duration.ofDays(1),
      """
      MATCH (expired:OAuthGrant)
      WHERE expired.expires < $before
      WITH expired.id AS id, expired.person AS person,
        CASE WHEN expired.person IS NULL THEN expired.client END AS client
      ORDER BY person, client, id
      CALL (id, person, client) {
        CALL (person) {
          MATCH (locked:Person {id: person})
          SET locked.id = locked.id
        }
        CALL (client) {
          MATCH (locked:OAuthClient {id: client})
          SET locked.id = locked.id
        }
        MATCH (grant:OAuthGrant {id: id})
        OPTIONAL MATCH (grant)-[:HAS_TOKEN]->(token)
        DETACH DELETE token, grant
      } IN TRANSACTIONS OF 100 ROWS
      """),

  /**
   * Grants of people who no longer consent to them, or were deleted, with their tokens; locked in
   * the same order.
   */
  VOID_GRANTS(
      Duration.ZERO,
      """
      MATCH (void:OAuthGrant)
      WHERE void.person IS NOT NULL
      UNWIND ['consent:' + void.client + ' ' + void.person, 'person:' + void.person] AS key
      MATCH (revocation:Revocation {key: key})
      WHERE revocation.before >= void.created AND void.created < $before
      WITH DISTINCT void.id AS id, void.person AS person
      ORDER BY person, id
      CALL (id, person) {
        CALL (person) {
          MATCH (locked:Person {id: person})
          SET locked.id = locked.id
        }
        MATCH (grant:OAuthGrant {id: id})
        OPTIONAL MATCH (grant)-[:HAS_TOKEN]->(token)
        DETACH DELETE token, grant
      } IN TRANSACTIONS OF 10 ROWS
      """),

  /** Request tokens that nobody has authorized: one at a time, as each has its client locked. */
  REQUEST_TOKENS(
      Duration.ofDays(1),
      """
      MATCH (t:OAuthRequestToken)
      WHERE t.expires < $before
      CALL (t) {
        CALL (t) {
          MATCH (locked:OAuthClient {id: t.client})
          SET locked.id = locked.id
        }
        DETACH DELETE t
      } IN TRANSACTIONS OF 1 ROW
      """),

  /** Revocations that say how long they are needed. */
  EXPIRED_REVOCATIONS(Duration.ZERO, Texts.revocations("r.expires < $before")),

  /** Of grants: the moment is the last expiry of their tokens. */
  GRANT_REVOCATIONS(RevocationKind.GRANT.memory(), Texts.oldRevocations("r.kind = 'grant'")),

  /** Of sessions in browsers, which all have ended. */
  SESSION_REVOCATIONS(
      RevocationKind.SESSION.memory(),
      Texts.oldRevocations("r.kind IN ['session', 'person_sessions']")),

  /** Those of which all that was issued before has expired. */
  REVOCATIONS(RevocationKind.ALL.memory(), Texts.oldRevocations("true")),

  /** Nonces of requests whose timestamps are refused by now. */
  NONCES(
      NonceOperations.MEMORY,
      "MATCH (n:OAuthNonce) WHERE n.at < $before CALL (n) { DELETE n } IN TRANSACTIONS"),

  /** Tokens of services from which gadgets fetch. */
  GADGET_TOKENS(
      Duration.ZERO,
      Texts.gadgetTokens(
          """
          MATCH (token:GadgetToken)<-[:HAS_GADGET_TOKEN]-(person)
          WHERE token.expires < $before
          """,
          "token.expires < $before")),

  /** Sessions in browsers. */
  BROWSER_SESSIONS(
      Duration.ZERO,
      """
      MATCH (session:BrowserSession)<-[:HAS_BROWSER_SESSION]-(person)
      WHERE session.expires < $before
      WITH session, person.id AS id
      ORDER BY id
      CALL (session, id) {
        CALL (id) {
          MATCH (locked:Person {id: id})
          SET locked.id = locked.id
        }
        WITH session
        WHERE session.expires < $before
        DETACH DELETE session
      } IN TRANSACTIONS OF 100 ROWS
      """),

  /**
   * Those of services that were removed, whose ids never come again. The services are collected,
   * since to look for each would lock its id until all is done.
   */
  TOKENS_OF_REMOVED_SERVICES(
      Duration.ZERO,
      Texts.gadgetTokens(
          """
          MATCH (service:GadgetService)
          WITH collect(service.id) AS registered
          MATCH (token:GadgetToken)<-[:HAS_GADGET_TOKEN]-(person)
          WHERE NOT token.service IN registered
          """,
          "NOT EXISTS { MATCH (:GadgetService {id: token.service}) }"));

  private static final class Texts {

    /** One that is renewed meanwhile has another moment once it is locked. */
    private static final String REVOCATIONS =
        """
        MATCH (r:Revocation)
        WHERE %1$s
        CALL (r) {
          SET r.key = r.key
          WITH r
          WHERE %1$s
          DELETE r
        } IN TRANSACTIONS
        """;

    /** People are locked first, as by writes. */
    private static final String GADGET_TOKENS =
        """
        WITH token, person.id AS id
        ORDER BY id
        CALL (token, id) {
          CALL (id) {
            MATCH (locked:Person {id: id})
            SET locked.id = locked.id
          }
          WITH token
          WHERE %s
          DETACH DELETE token
        } IN TRANSACTIONS OF 100 ROWS
        """;

    /**
     * @param found tokens and their people
     * @param condition that must hold once the person is locked
     */
    static String gadgetTokens(String found, String condition) {
      return found + GADGET_TOKENS.formatted(condition);
    }

    /** Those that do not say how long they are needed. */
    static String oldRevocations(String kind) {
      return revocations("r.before < $before AND r.expires IS NULL AND " + kind);
    }

    static String revocations(String condition) {
      return REVOCATIONS.formatted(condition);
    }
  }

  private final Duration age;
  private final String cypher;

  ExpiredData(Duration age, String cypher) {
    this.age = age;
    this.cypher = cypher;
  }

  /** Takes {@link #parameters}, and must run in no transaction. */
  public String cypher() {
    return cypher;
  }

  /**
   * The parameters of the text.
   *
   * @param now in milliseconds since 1970
   */
  public Map<String, Object> parameters(long now) {
    return Map.of("before", now - age.toMillis());
  }
}
