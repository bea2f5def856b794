package io.shindigneo4j.procedures.authorization;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientKind;
import io.shindigneo4j.schema.authorization.ClientOperations.GrantType;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.neo4j.graphdb.Node;

/** The properties of a client's node; words are in lower case, as they travel. */
final class ClientValues {

  private static final String SECRET_HASH = "secretHash";
  private static final String PUBLIC_KEY = "publicKey";
  private static final String REDIRECT_URIS = "redirectUris";
  private static final String GRANT_TYPES = "grantTypes";

  private ClientValues() {}

  static Client read(Node node) {
    return new Client(
        Clients.id(node),
        (String) node.getProperty(GraphNames.NAME),
        ClientKind.valueOf(upperCase((String) node.getProperty(GraphNames.KIND))),
        (String) node.getProperty(SECRET_HASH, null),
        (String) node.getProperty(GraphNames.SEALED_SECRET, null),
        (String) node.getProperty(PUBLIC_KEY, null),
        texts(node, REDIRECT_URIS),
        texts(node, GRANT_TYPES).stream().map(type -> GrantType.valueOf(upperCase(type))).toList(),
        texts(node, GraphNames.SCOPES),
        Clients.isEnabled(node),
        (long) node.getProperty(GraphNames.CREATED));
  }

  /** Null for what is absent. */
  static Map<String, Object> properties(Client client) {
    Map<String, Object> properties = new HashMap<>();
    properties.put(GraphNames.ID, client.id());
    properties.put(GraphNames.NAME, client.name());
    properties.put(GraphNames.KIND, lowerCase(client.kind()));
    properties.put(SECRET_HASH, client.secretHash());
    properties.put(GraphNames.SEALED_SECRET, client.sealedSecret());
    properties.put(PUBLIC_KEY, client.publicKey());
    properties.put(REDIRECT_URIS, client.redirectUris());
    properties.put(GRANT_TYPES, client.grantTypes().stream().map(ClientValues::lowerCase).toList());
    properties.put(GraphNames.SCOPES, client.scopes());
    properties.put(GraphNames.ENABLED, client.enabled());
    properties.put(GraphNames.CREATED, client.created());
    return properties;
  }

  private static List<String> texts(Node node, String key) {
    return List.of((String[]) node.getProperty(key));
  }

  private static String upperCase(String word) {
    return word.toUpperCase(Locale.ROOT);
  }

  private static String lowerCase(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
