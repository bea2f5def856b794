package io.shindigneo4j.opensocial.execution;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.shindigneo4j.schema.CypherFiles;
import java.util.Map;

/** The sample that each Cypher file shows, and a graph to run it on. */
final class CypherSamples {

  static final String PREFIX = "// Sample: ";

  /** Of everything the little that the samples speak of. */
  static final String GRAPH =
      """
      CREATE (p:Person {id: 'john.doe', displayName: 'Joe'}),
        (jane:Person {id: 'jane.doe', displayName: 'Jane'}),
        (p)-[:FRIEND_OF]->(jane),
        (p)-[:HAS_APP_DATA]->(:AppData {application: '1'})
          -[:HAS_VALUE]->(:AppDataValue {key: 'count', text: '1', size: 6}),
        (jane)-[:HAS_APP_DATA]->(:AppData {application: '1'})
          -[:HAS_VALUE]->(:AppDataValue {key: 'count', text: '2', size: 6}),
        (p)-[:HAS_STREAM]->
          (johns:ActivityStream
            {owner: 'john.doe', kind: 'entry', application: 'app', total: 1, moment: 1})
          -[:NEWEST]->(f:ActivityEntry
            {id: 'f', owner: 'john.doe', application: 'app', moment: 1, document: '{}'}),
        (johns)-[:OLDEST]->(f),
        (jane)-[:HAS_STREAM]->
          (janes:ActivityStream
            {owner: 'jane.doe', kind: 'entry', application: 'app', total: 1, moment: 1})
          -[:NEWEST]->(g:ActivityEntry
            {id: 'g', owner: 'jane.doe', application: 'app', moment: 1, document: '{}'}),
        (janes)-[:OLDEST]->(g),
        (p)-[:OWNER_OF]->(:Group {id: 'g0', title: 'Group'}),
        (p)-[:HAS_SKILL]->(:PersonSkill {owner: 'john.doe', key: 'java'})
          -[:IS_SKILL]->(:Skill {key: 'java', name: 'Java'}),
        (p)-[:CONSENTS_TO {scopes: ['people:read'], since: 1}]->
          (:OAuthClient {id: 'app', name: 'App', kind: 'confidential', secretHash: 'h',
            redirectUris: ['https://app.example.org/back'], grantTypes: ['authorization_code'],
            scopes: ['people:read'], enabled: true, created: 1}),
        (:Revocation {key: 'person:jane.doe', kind: 'person', subject: 'jane.doe',
          sequence: 1, before: 1}),
        (:RevocationLog {name: 'revocations', sequence: 1}),
        (p)-[:CONSENTS_TO {scopes: ['people'], since: 0}]->
          (:OAuthClient {id: 'wiki', name: 'Wiki', kind: 'public', redirectUris: [],
            grantTypes: [], scopes: ['people'], enabled: true, created: 0}),
        (p)-[:HAS_GRANT]->(grant:OAuthGrant {id: 'grant', client: 'wiki', person: 'john.doe',
          scopes: ['people'], created: 2, expires: 9}),
        (grant)-[:HAS_TOKEN]->(:OAuthToken {hash: 'code', kind: 'code', issued: 2, expires: 9,
          redirectUri: 'https://wiki.example/back'}),
        (grant)-[:HAS_TOKEN]->
          (:OAuthToken {hash: 'access', kind: 'access', issued: 2, expires: 9}),
        (grant)-[:HAS_TOKEN]->
          (:OAuthToken {hash: 'refresh', kind: 'refresh', issued: 2, expires: 9}),
        (grant)-[:HAS_TOKEN]->(:OAuthToken {hash: 'authorized', kind: 'request', issued: 2,
          expires: 9, sealedSecret: 's', callback: 'oob', verifier: 'v'}),
        (grant)-[:HAS_TOKEN]->
          (:OAuthToken {hash: 'signed', kind: 'signed', issued: 2, expires: 9, sealedSecret: 's'}),
        (:OAuthRequestToken {hash: 'waiting', client: 'wiki', sealedSecret: 's', callback: 'oob',
          scopes: ['people'], issued: 2, expires: 9}),
        (:GadgetService {id: 's1', gadget: 'https://a.example.org/gadget.xml', name: 'mail',
          proof: 'client_secret_basic', client: 'shindig', sealedSecret: 'k.s',
          authorization: 'https://b.example.org/a', token: 'https://b.example.org/t',
          resources: ['https://b.example.org/'], created: 1}),
        (p)-[:HAS_GADGET_TOKEN]->(:GadgetToken {service: 's1', name: '', sealed: 'k.s',
          version: 'v', granted: 1, expires: 9}),
        (p)-[:HAS_BROWSER_SESSION]->(:BrowserSession {id: 's1', since: 1, lastUsed: 1,
          browser: 'Firefox', system: 'Linux', expires: 9}),
        (p)-[:HAS_ALBUM]->(a:Album {id: 'holiday', mediaItemCount: 1}),
        (p)-[:HAS_ALBUM_TIMELINE]->(:AlbumTimeline {application: '', total: 1, moment: 1})
          -[:NEWEST]->(a),
        (a)-[:HAS_MEDIA_ITEM]->(i:MediaItem {id: 'beach', moment: 1}),
        (a)-[:HAS_MEDIA_TIMELINE]->(:MediaTimeline {application: '', total: 1, moment: 1})
          -[:NEWEST]->(i),
        (p)-[:HAS_COLLECTION]->
          (:MessageCollection {id: '@inbox', total: 1, unread: 1, moment: 1})
          -[:NEWEST]->(:MessageCopy {id: 'm1', moment: 1, owner: 'john.doe',
            collection: '@inbox', status: 'NEW'})
          -[:COPY_OF]->(:Message {id: 'm1', title: 'Hello'})
      """;

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.USE_LONG_FOR_INTS);

  private CypherSamples() {}

  /** The sample's parameters. */
  static Map<String, Object> call(String name) {
    String line =
        CypherFiles.text(name)
            .lines()
            .filter(each -> each.startsWith(PREFIX))
            .findFirst()
            .orElseThrow();
    return parse(line.substring(PREFIX.length()));
  }

  private static Map<String, Object> parse(String sample) {
    try {
      return JSON.readValue(sample, new TypeReference<>() {});
    } catch (JsonProcessingException e) {
      throw new AssertionError("not JSON: " + sample, e);
    }
  }
}
