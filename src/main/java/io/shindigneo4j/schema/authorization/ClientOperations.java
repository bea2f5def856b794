package io.shindigneo4j.schema.authorization;

import static io.shindigneo4j.schema.ResultType.atMostOne;
import static io.shindigneo4j.schema.ResultType.one;

import io.shindigneo4j.schema.Description;
import io.shindigneo4j.schema.MayBeAbsent;
import io.shindigneo4j.schema.Operation;
import io.shindigneo4j.schema.query.Page;
import java.util.List;
import java.util.Optional;

/** The operations on clients. */
public final class ClientOperations {

  /** Registers a client whose id is not taken. */
  public static final Operation<RegisterClient, ClientChange> REGISTER =
      Operation.write(
          "clients.register",
          "Registers an OAuth client.",
          RegisterClient.class,
          one(ClientChange.class));

  /** A client by its id, enabled or not. */
  public static final Operation<GetClient, Optional<Client>> GET =
      Operation.read("clients.get", "An OAuth client.", GetClient.class, atMostOne(Client.class));

  /** The clients in order of id. */
  public static final Operation<ListClients, ClientPage> LIST =
      Operation.read(
          "clients.list",
          "The OAuth clients in order of id.",
          ListClients.class,
          one(ClientPage.class));

  /**
   * Enables or disables a client. What was issued to a client before it was disabled, or while it
   * was, is revoked.
   */
  public static final Operation<EnableClient, ClientChange> ENABLE =
      Operation.repeatableWrite(
          "clients.enable",
          "Enables or disables an OAuth client.",
          EnableClient.class,
          one(ClientChange.class));

  private ClientOperations() {}

  /** The parameters of {@link #REGISTER}. */
  public record RegisterClient(@Description("the client") Client client) {}

  /**
   * A client of our OAuth servers.
   *
   * @param secretHash of its secret; null for a public client
   * @param sealedSecret its secret for signatures, encrypted; null if it has none
   * @param publicKey for RSA signatures, as PEM; null if it has none
   */
  public record Client(
      @Description("its id") String id,
      @Description("what people see") String name,
      @Description("whether it can keep a secret") ClientKind kind,
      @MayBeAbsent @Description("the hash of its secret") String secretHash,
      @MayBeAbsent @Description("its secret for signatures, encrypted") String sealedSecret,
      @MayBeAbsent @Description("its key for signatures, as PEM") String publicKey,
      @Description("the only addresses that codes are sent to") List<String> redirectUris,
      @Description("the ways in which it may get tokens") List<GrantType> grantTypes,
      @Description("the most that it may ask for") List<String> scopes,
      @Description("whether it may do anything") boolean enabled,
      @Description("when it was registered, in milliseconds since 1970") long created) {}

  /** Whether a client can keep a secret, as RFC 6749, section 2.1 has it. */
  public enum ClientKind {
    CONFIDENTIAL,
    PUBLIC
  }

  /** A way in which a client gets tokens. */
  public enum GrantType {
    AUTHORIZATION_CODE,
    REFRESH_TOKEN,
    CLIENT_CREDENTIALS,

    /** Signed requests with or without a token of a person: OAuth 1.0a. */
    SIGNATURE
  }

  /** The result of an operation that changes a client. */
  public record ClientChange(ClientOutcome outcome) {}

  /** The outcome of a change of a client. */
  public enum ClientOutcome {
    DONE,

    /** There is a client with this id already. */
    EXISTS,

    /** There is no such client, or no such secret of it. */
    UNKNOWN
  }

  /** The parameters of {@link #GET}. */
  public record GetClient(@Description("the client's id") String id) {}

  /** The parameters of {@link #LIST}. */
  public record ListClients(@Description("which part of the list") Page page) {}

  /**
   * A page of the clients.
   *
   * @param total how many there are
   */
  public record ClientPage(long total, List<Client> clients) {}

  /** The parameters of {@link #ENABLE}. */
  public record EnableClient(
      @Description("the client's id") String id,
      @Description("whether it may do anything from now on") boolean enabled,
      @Description("now, in milliseconds since 1970") long now) {}
}
