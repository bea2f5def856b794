package io.shindigneo4j.build;

import java.util.Map;

/** The commands of pages that no test runs, by name, each with the reason. */
final class CommandsNotRun {

  private static final String BUILD = "The tests are a part of the build that it starts.";
  private static final String HOURS = "It takes minutes to hours; BenchmarkIT runs a short form.";
  private static final String MEASUREMENT = "It measures for minutes, on a machine left alone.";
  private static final String PROOF = "It takes minutes to hours; ProveIT runs a short form.";
  private static final String INSTALLED =
      "It belongs to a distribution, of which the tests have the libraries alone.";

  static final Map<String, String> REASONS =
      Map.ofEntries(
          Map.entry("verify", BUILD),
          Map.entry("quick-loop", BUILD),
          Map.entry("verify-before-commit", BUILD),
          Map.entry("format", BUILD),
          Map.entry("single-test", BUILD),
          Map.entry("single-installation-test", BUILD),
          Map.entry("predecessor-tests", BUILD),
          Map.entry("bench", HOURS),
          Map.entry("bench-all", HOURS),
          Map.entry("bench-quick", HOURS),
          Map.entry("bench-report", HOURS),
          Map.entry("bench-generate", HOURS),
          Map.entry("bench-load", HOURS),
          Map.entry("measure-formats", MEASUREMENT),
          Map.entry("measure-memory", MEASUREMENT),
          Map.entry("measure-feeds", MEASUREMENT),
          Map.entry("measure-identity", MEASUREMENT),
          Map.entry("measure-search", MEASUREMENT),
          Map.entry("prove", PROOF),
          Map.entry("prove-quick", PROOF),
          Map.entry("prove-all", PROOF),
          Map.entry("prove-one", PROOF),
          Map.entry("prove-again", PROOF),
          Map.entry("prove-bug", PROOF),
          Map.entry("restart-neo4j", INSTALLED),
          Map.entry("start-tomcat", INSTALLED));

  private CommandsNotRun() {}
}
