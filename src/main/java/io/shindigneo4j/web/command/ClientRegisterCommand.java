package io.shindigneo4j.web.command;

import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.oauth.ClientName;
import io.shindigneo4j.opensocial.oauth.ClientRegistration;
import io.shindigneo4j.opensocial.oauth.ClientRegistry;
import io.shindigneo4j.opensocial.oauth.InvalidClientException;
import io.shindigneo4j.opensocial.oauth.RedirectUri;
import io.shindigneo4j.opensocial.oauth.Secret;
import io.shindigneo4j.schema.authorization.ClientOutcome;
import io.shindigneo4j.schema.authorization.GrantType;
import java.io.PrintWriter;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Registers an OAuth client. */
@Command(
    name = "register",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    description = "Registers a client; prints its id and, this once, its secret.")
final class ClientRegisterCommand implements Callable<Integer> {

  private final GraphAccess graph;

  @Spec private CommandSpec spec;

  @Option(names = "--name", required = true, description = "What people see of it.")
  private String name;

  @Option(
      names = "--grant",
      required = true,
      converter = GrantTypeWord.class,
      description =
          "A way to get tokens: authorization_code, refresh_token or client_credentials; may come"
              + " several times.")
  private List<GrantType> grants;

  @Option(
      names = "--redirect-uri",
      description = "An address that codes may be sent to; may come several times.")
  private List<String> redirectUris = List.of();

  @Option(names = "--scope", description = "What it may ask for; may come several times.")
  private List<String> scopes = List.of();

  @Option(names = "--public", description = "It cannot keep a secret, as an app on a phone.")
  private boolean open;

  @Option(names = "--id", description = "Its id; a random one unless given.")
  private String id = UUID.randomUUID().toString();

  ClientRegisterCommand(GraphAccess graph) {
    this.graph = graph;
  }

  @Override
  public Integer call() {
    ClientRegistration registration = registration();
    return graph.run(spec, operations -> register(operations, registration));
  }

  private ClientRegistration registration() {
    try {
      return new ClientRegistration(
          id,
          new ClientName(name),
          open ? Optional.empty() : Optional.of(Secret.random()),
          redirectUris.stream().map(RedirectUri::new).collect(Collectors.toSet()),
          Set.copyOf(grants),
          Set.copyOf(scopes));
    } catch (InvalidClientException e) {
      throw new ParameterException(spec.commandLine(), "Not registered: " + e.getMessage(), e);
    }
  }

  private void register(OperationRunner operations, ClientRegistration registration) {
    ClientRegistry registry = new ClientRegistry(operations, Clock.systemUTC());
    if (GraphAccess.answer(registry.register(registration)) == ClientOutcome.EXISTS) {
      throw new CommandFailure("There is a client with this id already.");
    }
    PrintWriter out = spec.commandLine().getOut();
    out.println("client_id " + registration.id());
    registration.secret().ifPresent(secret -> out.println("client_secret " + secret.text()));
    if (out.checkError()) {
      throw new CommandFailure("The secret could not be printed: disable the client.");
    }
  }
}
