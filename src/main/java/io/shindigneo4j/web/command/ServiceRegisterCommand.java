package io.shindigneo4j.web.command;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.gadgetoauth.CallbackPath;
import io.shindigneo4j.opensocial.gadgetoauth.ServiceAddress;
import io.shindigneo4j.opensocial.gadgetoauth.ServiceRegistration;
import io.shindigneo4j.opensocial.gadgetoauth.ServiceRegistration.Endpoints;
import io.shindigneo4j.opensocial.gadgetoauth.ServiceRegistry;
import io.shindigneo4j.opensocial.gadgetoauth.ServiceResource;
import io.shindigneo4j.opensocial.oauth.InvalidClientException;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.opensocial.sealed.SealedOwner;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ClientProof;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ServiceOutcome;
import io.shindigneo4j.web.token.SealedSecrets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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

/** Registers a service from which a gadget may fetch. */
@Command(
    name = "register",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Registers a service, as the client that the service knows Shindig as.")
final class ServiceRegisterCommand implements Callable<Integer> {

  private static final int MAX_SECRET_LENGTH = 10_000;

  private final GraphAccess graph;
  private final Supplier<SealedSecrets> secrets;

  @Spec private CommandSpec spec;

  @Option(
      names = "--gadget",
      description = "The gadget's address; without, it is signed for any gadget.")
  private String gadget = ServiceRegistration.ANY_GADGET;

  @Option(
      names = "--service",
      description = "Its name in the gadget; without, it is signed without a token.")
  private String name = "";

  @Option(
      names = "--proof",
      required = true,
      converter = ProofWord.class,
      description =
          "OAuth 2.0: client_secret_basic, client_secret_post or none; OAuth 1.0a: hmac_sha1 or"
              + " rsa_sha1.")
  private ClientProof proof;

  @Option(names = "--client", required = true, description = "The client's id or consumer key.")
  private String client;

  @Option(
      names = "--secret-file",
      paramLabel = "FILE",
      description = "A file with the client's secret, or with its private key as PEM.")
  private Path secretFile;

  @Option(names = "--authorization", description = "The address where people approve.")
  private String authorization;

  @Option(names = "--token", description = "The address of access tokens.")
  private String token;

  @Option(names = "--request-token", description = "OAuth 1.0a: the address of request tokens.")
  private String requestToken;

  @Option(names = "--issuer", description = "OAuth 2.0: the issuer that its answers must name.")
  private String issuer;

  @Option(
      names = "--resource",
      description =
          "An address that ends with a slash: the gadget may fetch what is below; may come several"
              + " times.")
  private List<String> resources = List.of();

  /**
   * @param secrets encrypts what the file has; asked when there is one
   */
  ServiceRegisterCommand(GraphAccess graph, Supplier<SealedSecrets> secrets) {
    this.graph = graph;
    this.secrets = secrets;
  }

  @Override
  public Integer call() {
    try {
      ServiceRegistration registration = registration();
      return graph.run(spec, operations -> register(operations, registration));
    } catch (InvalidSettingException e) {
      spec.commandLine().getErr().println(e.getMessage());
      return CommandLine.ExitCode.SOFTWARE;
    }
  }

  private ServiceRegistration registration() {
    String id = UUID.randomUUID().toString();
    try {
      return new ServiceRegistration(
          id,
          gadget,
          name,
          proof,
          client,
          secret().map(secret -> secrets.get().seal(secret, SealedOwner.service(id))),
          Optional.ofNullable(issuer),
          new Endpoints(address(requestToken), address(authorization), address(token)),
          resources.stream().map(ServiceResource::new).collect(Collectors.toSet()));
    } catch (InvalidClientException e) {
      throw new ParameterException(spec.commandLine(), "Not registered: " + e.getMessage(), e);
    }
  }

  private static Optional<ServiceAddress> address(String text) {
    return Optional.ofNullable(text).map(ServiceAddress::new);
  }

  private Optional<Secret> secret() {
    return Optional.ofNullable(secretFile).map(this::read);
  }

  private Secret read(Path file) {
    try {
      String text = Files.readString(file).strip();
      InvalidClientException.unless(
          !text.isEmpty() && text.length() <= MAX_SECRET_LENGTH,
          "a secret has 1 to " + MAX_SECRET_LENGTH + " characters");
      InvalidClientException.unless(
          (proof == ClientProof.RSA_SHA1) == text.startsWith("-----BEGIN PRIVATE KEY-----"),
          "rsa_sha1 needs a private key as PEM (PKCS #8), and nothing else takes one");
      return new Secret(text);
    } catch (IOException e) {
      throw new ParameterException(
          spec.commandLine(), "Not registered: the secret cannot be read", e);
    }
  }

  private void register(OperationRunner operations, ServiceRegistration registration) {
    ServiceRegistry registry = new ServiceRegistry(operations, Clock.systemUTC());
    if (GraphAccess.answer(registry.register(registration)) == ServiceOutcome.EXISTS) {
      throw new CommandFailure("The gadget has a service of this name already.");
    }
    if (!name.isEmpty()) {
      spec.commandLine()
          .getOut()
          .println("callback " + CallbackPath.of(proof, gadget, name).text());
    }
  }

  /** How a client proves who it is, as OAuth writes it. */
  static final class ProofWord implements ITypeConverter<ClientProof> {

    @Override
    public ClientProof convert(String text) {
      return Stream.of(ClientProof.values())
          .filter(proof -> proof.name().toLowerCase(Locale.ROOT).equals(text))
          .findFirst()
          .orElseThrow(() -> new TypeConversionException("there is no proof of this name"));
    }
  }
}
