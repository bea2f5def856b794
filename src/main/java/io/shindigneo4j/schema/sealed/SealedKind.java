package io.shindigneo4j.schema.sealed;

import io.shindigneo4j.schema.GraphNames;
import java.util.List;
import java.util.Optional;

/**
 * What the graph has encrypted by keys of tokens, that lasts longer than these: which property of
 * which nodes. A request token that a person authorizes becomes a token; so whoever goes through
 * all kinds in this order misses none.
 */
public enum SealedKind {
  /** The secrets by which clients sign requests. */
  CLIENT(GraphNames.OAUTH_CLIENT, GraphNames.SEALED_SECRET, null, GraphNames.ID),

  /** The secrets of request tokens that wait for a person. */
  REQUEST_TOKEN(GraphNames.OAUTH_REQUEST_TOKEN, GraphNames.SEALED_SECRET, null, GraphNames.HASH),

  /** The secrets of access tokens, and of request tokens that a person has authorized. */
  TOKEN(GraphNames.OAUTH_TOKEN, GraphNames.SEALED_SECRET, null, GraphNames.HASH),

  /** The secrets and keys by which Shindig is known to services. */
  SERVICE(
      GraphNames.GADGET_SERVICE,
      GraphNames.SEALED_SECRET,
      null,
      GraphNames.GADGET,
      GraphNames.NAME,
      GraphNames.ID),

  /** What services have given Shindig for people. */
  GADGET_TOKEN(
      GraphNames.GADGET_TOKEN,
      GraphNames.SEALED,
      GraphNames.HAS_GADGET_TOKEN,
      GraphNames.SERVICE,
      GraphNames.NAME);

  private final String label;
  private final String property;
  private final String heldBy;

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<String> identity;

  SealedKind(String label, String property, String heldBy, String... identity) {
    this.label = label;
    this.property = property;
    this.heldBy = heldBy;
    this.identity = List.of(identity);
  }

  /** The label of its nodes. */
  public String label() {
    return label;
  }

  /** The key of the property that is encrypted. */
  public String property() {
    return property;
  }

  /** The type of the relationship from the person whose the node is; empty where it is nobody's. */
  public Optional<String> heldBy() {
    return Optional.ofNullable(heldBy);
  }

  /**
   * The keys of the properties, all of them texts that never change, that tell a node from the
   * others of its label, or of its person.
   */
  public List<String> identity() {
    return identity;
  }

  /** How many texts an id has: that of the person, if the node is somebody's, and the identity. */
  public int idSize() {
    return identity.size() + (heldBy == null ? 0 : 1);
  }
}
