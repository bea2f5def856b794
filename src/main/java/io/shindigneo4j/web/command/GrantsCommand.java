package io.shindigneo4j.web.command;

import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.schema.authorization.TokenOperations;
import io.shindigneo4j.schema.authorization.TokenOperations.Grant;
import io.shindigneo4j.schema.authorization.TokenOperations.ListGrants;
import java.time.InstantSource;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Shows what OAuth clients were granted. */
@Command(
    name = "grants",
    mixinStandardHelpOptions = true,
    description = "Lists what OAuth clients were granted.")
final class GrantsCommand {

  private final GraphAccess graph;
  private final InstantSource clock;

  @Spec private CommandSpec spec;

  GrantsCommand(GraphAccess graph, InstantSource clock) {
    this.graph = graph;
    this.clock = clock;
  }

  @Command(
      mixinStandardHelpOptions = true,
      sortOptions = false,
      description = "Lists id, client, person and scopes of each grant with a token that is valid.")
  int list(
      @Option(names = "--person", description = "Id of whom clients act for; all unless given.")
          String person,
      @Option(names = "--client", description = "The client's id; all unless given.")
          String client) {
    long now = clock.millis();
    return graph.run(
        spec,
        operations ->
            Pages.print(
                spec.commandLine().getOut(),
                page -> read(operations, new ListGrants(person, client, page, now)),
                GrantsCommand::line));
  }

  private static List<Grant> read(OperationRunner operations, ListGrants parameters) {
    return GraphAccess.answer(operations.run(TokenOperations.LIST, parameters)).grants();
  }

  private static String line(Grant grant) {
    return Columns.of(
        grant.id(),
        grant.client(),
        grant.person() == null ? "-" : grant.person(),
        Columns.list(grant.scopes()));
  }
}
