package io.shindigneo4j.web.command;

import io.shindigneo4j.opensocial.gadgetoauth.ServiceRegistration;
import io.shindigneo4j.opensocial.gadgetoauth.ServiceRegistry;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.GadgetService;
import io.shindigneo4j.schema.gadgetoauth.ServiceOperations.ServiceOutcome;
import io.shindigneo4j.web.token.SealedSecrets;
import java.time.Clock;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Looks after services from which gadgets fetch by OAuth. */
@Command(
    name = "services",
    mixinStandardHelpOptions = true,
    description = "Registers, lists and removes services from which gadgets fetch by OAuth.")
final class ServicesCommand {

  private final GraphAccess graph;

  @Spec private CommandSpec spec;

  ServicesCommand(GraphAccess graph) {
    this.graph = graph;
  }

  static CommandLine commandLine(GraphAccess graph, Supplier<SealedSecrets> secrets) {
    return new CommandLine(new ServicesCommand(graph))
        .addSubcommand(new ServiceRegisterCommand(graph, secrets));
  }

  @Command(
      mixinStandardHelpOptions = true,
      description = "Lists gadget, name, proof, client and resources of each service.")
  int list() {
    return graph.run(
        spec,
        operations -> {
          ServiceRegistry registry = new ServiceRegistry(operations, Clock.systemUTC());
          Pages.print(
              spec.commandLine().getOut(),
              page -> GraphAccess.answer(registry.list(page)).services(),
              ServicesCommand::line);
        });
  }

  @Command(
      mixinStandardHelpOptions = true,
      sortOptions = false,
      description = "Removes a service: from now on, the gadget gets nothing from it.")
  int remove(
      @Option(
              names = "--gadget",
              description = "The gadget's address; without, what is signed for any gadget.")
          String gadget,
      @Option(
              names = "--service",
              defaultValue = "",
              description = "Its name in the gadget; without, what is signed without a token.")
          String name) {
    String of = gadget == null ? ServiceRegistration.ANY_GADGET : gadget;
    return graph.run(
        spec,
        operations -> {
          ServiceRegistry registry = new ServiceRegistry(operations, Clock.systemUTC());
          if (GraphAccess.answer(registry.remove(of, name)) == ServiceOutcome.UNKNOWN) {
            throw new CommandFailure("There is no such service.");
          }
        });
  }

  private static String line(GadgetService service) {
    return Columns.of(
        service.gadget(),
        service.name().isEmpty() ? "-" : service.name(),
        Columns.word(service.proof()),
        service.client(),
        Columns.list(service.resources()));
  }
}
