package io.shindigneo4j.web.command;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.oauth.ClientName;
import io.shindigneo4j.opensocial.oauth.ClientRegistration;
import io.shindigneo4j.opensocial.oauth.ClientRegistry;
import io.shindigneo4j.opensocial.oauth.InvalidClientException;
import io.shindigneo4j.opensocial.oauth.RedirectUri;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.opensocial.oauth.SigningCredential;
import io.shindigneo4j.opensocial.oauth.SigningKey;
import io.shindigneo4j.opensocial.sealed.SealedOwner;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientOutcome;
import io.shindigneo4j.schema.authorization.ClientOperations.GrantType;
import io.shindigneo4j.web.token.SealedSecrets;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** Registers an OAuth client. */
@Command(
    name = "register",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Registers a client; prints its id and, this once, its secret.")
final class ClientRegisterCommand implements Callable<Integer> {

  private final GraphAccess graph;
  private final Supplier<SealedSecrets> secrets;

  @Spec private CommandSpec spec;

  @Option(names = "--name", required = true, description = "What people see of it.")
  private String name;

  @Option(
      names = "--grant",
      required = true,
      converter = GrantTypeWord.class,
      description =
          "A way to get tokens: authorization_code, refresh_token or client_credentials; may come"
              + " several times. Or signature: it signs its requests.")
  private List<GrantType> grants;

  @Option(
      names = "--redirect-uri",
      description =
          "An address that codes or verifiers may be sent to; may come several times. With"
              + " signature also oob: people type the verifiers.")
  private List<String> redirectUris = List.of();

  @Option(names = "--scope", description = "What it may ask for; may come several times.")
  private List<String> scopes = List.of();

  @Option(names = "--public", description = "It cannot keep a secret, as an app on a phone.")
  private boolean open;

  @Option(
      names = "--rsa-key",
      paramLabel = "FILE",
      description = "The public key of a client that signs by RSA, as PEM; without, by a secret.")
  private Path rsaKey;

  @Option(names = "--id", description = "Its id; a random one unless given.")
  private String id = UUID.randomUUID().toString();

  /**
   * @param secrets encrypts those of clients that sign; asked when there is one
   */
  ClientRegisterCommand(GraphAccess graph, Supplier<SealedSecrets> secrets) {
    this.graph = graph;
    this.secrets = secrets;
  }

  @Override
  public Integer call() {
    Optional<Secret> secret =
        open || rsaKey != null ? Optional.empty() : Optional.of(Secret.random());
    try {
      ClientRegistration registration = registration(secret);
      return graph.run(spec, operations -> register(operations, registration, secret));
    } catch (InvalidSettingException e) {
      spec.commandLine().getErr().println(e.getMessage());
      return CommandLine.ExitCode.SOFTWARE;
    }
  }

  private ClientRegistration registration(Optional<Secret> secret) {
    boolean signs = grants.contains(GrantType.SIGNATURE);
    try {
      InvalidClientException.unless(
          signs || rsaKey == null, "--rsa-key is for clients that sign their requests");
      return new ClientRegistration(
          id,
          new ClientName(name),
          signs ? Optional.empty() : secret,
          redirectUris.stream().map(RedirectUri::new).collect(Collectors.toSet()),
          Set.copyOf(grants),
          Set.copyOf(scopes),
          signs ? Optional.of(signing(secret)) : Optional.empty());
    } catch (InvalidClientException e) {
      throw new ParameterException(spec.commandLine(), "Not registered: " + e.getMessage(), e);
    }
  }

  private void register(
      OperationRunner operations, ClientRegistration registration, Optional<Secret> secret) {
    ClientRegistry registry = new ClientRegistry(operations, Clock.systemUTC());
    if (GraphAccess.answer(registry.register(registration)) == ClientOutcome.EXISTS) {
      throw new CommandFailure("There is a client with this id already.");
    }
    PrintWriter out = spec.commandLine().getOut();
    out.println("client_id " + registration.id());
    secret.ifPresent(text -> out.println("client_secret " + text.text()));
    if (out.checkError()) {
      throw new CommandFailure("The secret could not be printed: disable the client.");
    }
  }

  private SigningCredential signing(Optional<Secret> secret) {
    return secret
        .map(text -> SigningCredential.ofSecret(secrets.get().seal(text, SealedOwner.client(id))))
        .orElseGet(() -> SigningCredential.ofKey(SigningKey.parse(rsaKey())));
  }

  private String rsaKey() {
    if (rsaKey == null) {
      throw new ParameterException(
          spec.commandLine(), "Not registered: a client that signs keeps a secret");
    }
    try {
      return Files.readString(rsaKey);
    } catch (IOException e) {
      throw new ParameterException(spec.commandLine(), "Not registered: the key cannot be read", e);
    }
  }

  /** A grant type as OAuth writes it. */
  private static final class GrantTypeWord implements ITypeConverter<GrantType> {

    @Override
    public GrantType convert(String text) {
      return Stream.of(GrantType.values())
          .filter(type -> Columns.word(type).equals(text))
          .findFirst()
          .orElseThrow(() -> new TypeConversionException("there is no grant type of this name"));
    }
  }
}
