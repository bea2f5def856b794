package io.shindigneo4j.procedures.gadgetoauth;

import io.shindigneo4j.schema.GraphNames;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ClientProof;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.neo4j.graphdb.Label;
import org.neo4j.graphdb.Node;
import org.neo4j.graphdb.Transaction;

/** Services in the graph. Words are in lower case, as they travel. */
final class Services {

  static final Label SERVICE = Label.label(GraphNames.GADGET_SERVICE);

  private static final String PROOF = "proof";
  private static final String ISSUER = "issuer";
  private static final String REQUEST = "request";
  private static final String AUTHORIZATION = "authorization";
  private static final String TOKEN = "token";
  private static final String RESOURCES = "resources";

  private Services() {}

  static Optional<Node> find(Transaction transaction, String gadget, String name) {
    return transaction
        .findNodes(SERVICE, Map.of(GraphNames.GADGET, gadget, GraphNames.NAME, name))
        .stream()
        .findFirst();
  }

  static Optional<Node> find(Transaction transaction, String id) {
    return Optional.ofNullable(transaction.findNode(SERVICE, GraphNames.ID, id));
  }

  static GadgetService read(Node node) {
    return new GadgetService(
        text(node, GraphNames.ID),
        text(node, GraphNames.GADGET),
        text(node, GraphNames.NAME),
        ClientProof.valueOf(text(node, PROOF).toUpperCase(Locale.ROOT)),
        text(node, GraphNames.CLIENT),
        text(node, GraphNames.SEALED_SECRET),
        text(node, ISSUER),
        text(node, REQUEST),
        text(node, AUTHORIZATION),
        text(node, TOKEN),
        List.of((String[]) node.getProperty(RESOURCES)),
        (long) node.getProperty(GraphNames.CREATED));
  }

  /** Null for what is absent. */
  private static String text(Node node, String key) {
    return (String) node.getProperty(key, null);
  }

  /** Null for what is absent. */
  static Map<String, Object> properties(GadgetService service) {
    Map<String, Object> properties = new HashMap<>();
    properties.put(GraphNames.ID, service.id());
    properties.put(GraphNames.GADGET, service.gadget());
    properties.put(GraphNames.NAME, service.name());
    properties.put(PROOF, service.proof().name().toLowerCase(Locale.ROOT));
    properties.put(GraphNames.CLIENT, service.client());
    properties.put(GraphNames.SEALED_SECRET, service.sealedSecret());
    properties.put(ISSUER, service.issuer());
    properties.put(REQUEST, service.request());
    properties.put(AUTHORIZATION, service.authorization());
    properties.put(TOKEN, service.token());
    properties.put(RESOURCES, service.resources());
    properties.put(GraphNames.CREATED, service.created());
    return properties;
  }
}
