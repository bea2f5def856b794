package io.shindigneo4j.benchmark.suite;

import io.shindigneo4j.benchmark.portal.PortalBrowser;
import io.shindigneo4j.benchmark.portal.PortalServer;
import io.shindigneo4j.benchmark.question.Population;
import java.util.List;
import java.util.stream.Stream;

/** What people wait for in the portal: the stream after the sign-in, a path, the calls of home. */
final class PortalSuite implements Suite {

  static final String NAME = "portal";

  /** The shortest stream that counts as full: a page of it. */
  private static final int PAGE = 20;

  private static final int USUAL_FRIENDS = 12;

  static List<String> queries() {
    return List.of(PortalSignIn.QUERY, PortalHomeBatch.QUERY, PortalPath.QUERY);
  }

  static List<String> transports() {
    return Stream.concat(PortalSignIn.transports().stream(), PortalHomeBatch.transports().stream())
        .toList();
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String description() {
    return "from the sign-in to the stream in a browser, paths that are drawn, the calls of home";
  }

  @Override
  public void run(SuiteContext context) throws Exception {
    if (queries().stream().noneMatch(context.filter()::hasQuery)) {
      return;
    }
    try (PortalBrowser browser = new PortalBrowser()) {
      if (context.filter().hasQuery(PortalSignIn.QUERY)
          || context.filter().hasQuery(PortalHomeBatch.QUERY)) {
        try (PortalServer server =
            new PortalServer(context.environment(), context.environment().server(), NAME)) {
          new PortalSignIn(context, browser, server).run();
          new PortalHomeBatch(context, browser, server).run();
        }
      }
      new PortalPath(context, browser).run();
    }
  }

  /** People whose stream is full, because their friends have posted. */
  static List<String> people(SuiteContext context) {
    return context
        .population()
        .some(
            NAME,
            context.options().variety(),
            place ->
                context.population().friends(place) >= USUAL_FRIENDS
                    && context.population().feed(place) >= PAGE)
        .stream()
        .map(Population::id)
        .toList();
  }
}
