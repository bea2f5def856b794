package io.shindigneo4j.web.command;

import io.shindigneo4j.opensocial.oauth.ClientRegistry;
import io.shindigneo4j.opensocial.oauth.ConsentStore;
import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.ConsentOperations.Consent;
import io.shindigneo4j.schema.authorization.ConsentOperations.ConsentOutcome;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Looks after what people let OAuth clients do. */
@Command(
    name = "consents",
    mixinStandardHelpOptions = true,
    description = "Lists, records and withdraws what people let OAuth clients do.")
final class ConsentsCommand {

  private static final String PERSON = "The person's id.";

  private final GraphAccess graph;

  @Spec private CommandSpec spec;

  ConsentsCommand(GraphAccess graph) {
    this.graph = graph;
  }

  @Command(
      mixinStandardHelpOptions = true,
      description = "Lists client, begin, scopes and the client's name of each consent.")
  int list(@Option(names = "--person", required = true, description = PERSON) String person) {
    return graph.run(
        spec,
        operations -> {
          ConsentStore consents = new ConsentStore(operations, Clock.systemUTC());
          Pages.print(
              spec.commandLine().getOut(),
              page -> GraphAccess.answer(consents.list(person, page)).consents(),
              ConsentsCommand::line);
        });
  }

  @Command(
      mixinStandardHelpOptions = true,
      sortOptions = false,
      description = "Ends a consent, and revokes what was granted because of it.")
  int withdraw(
      @Option(names = "--person", required = true, description = PERSON) String person,
      @Option(names = "--client", required = true, description = "The client's id.")
          String client) {
    return graph.run(
        spec,
        operations -> {
          ConsentStore consents = new ConsentStore(operations, Clock.systemUTC());
          if (GraphAccess.answer(consents.withdraw(person, client)) == ConsentOutcome.UNKNOWN) {
            throw new CommandFailure("There is no such consent.");
          }
        });
  }

  @Command(
      mixinStandardHelpOptions = true,
      sortOptions = false,
      description =
          "Records that a person lets a client act for them, besides what it may do already: for"
              + " clients that have no page to ask on.")
  int grant(
      @Option(names = "--person", required = true, description = PERSON) String person,
      @Option(names = "--client", required = true, description = "The client's id.") String client,
      @Option(
              names = "--scope",
              required = true,
              description =
                  "What the client may do, one of its own scopes; may come several times.")
          List<String> scopes) {
    return graph.run(
        spec,
        operations -> {
          Clock clock = Clock.systemUTC();
          requireScopes(new ClientRegistry(operations, clock), client, scopes);
          ConsentStore consents = new ConsentStore(operations, clock);
          if (GraphAccess.answer(consents.grant(person, client, scopes))
              == ConsentOutcome.UNKNOWN) {
            throw new CommandFailure("There is no such person or client, or it is disabled.");
          }
        });
  }

  /** What a client has no scope for, nobody can let it do. */
  private static void requireScopes(ClientRegistry clients, String id, List<String> scopes) {
    Optional<Client> client = GraphAccess.answer(clients.find(id));
    for (String scope : scopes) {
      if (client.isPresent() && !client.get().scopes().contains(scope)) {
        throw new CommandFailure("The client has no scope " + scope + ".");
      }
    }
  }

  private static String line(Consent consent) {
    return Columns.of(
        consent.client(),
        Instant.ofEpochMilli(consent.since()).toString(),
        Columns.list(consent.scopes()),
        consent.name());
  }
}
