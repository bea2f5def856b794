package io.shindigneo4j.build;

import java.util.Map;

/** The commands of pages that no test runs, by name, each with the reason. */
final class CommandsNotRun {

  private static final String BUILD = "The tests are a part of the build that it starts.";
  private static final String HOURS = "It takes minutes to hours; BenchmarkIT runs a short form.";
  private static final String MEASUREMENT = "It measures for minutes, on a machine left alone.";
  private static final String PROOF = "It takes minutes to hours; ProveIT runs a short form.";
  private static final String DEPLOYED =
      "It takes an engine of containers, a cluster or systemd; ImagesIT runs the images.";

  private static final String MIGRATION =
      "It needs the store that is moved; the tests of its command run it on stores of theirs.";

  private static final String STREAM = "It has no end; LiveEventsTest reads the same stream.";

  static final Map<String, String> REASONS =
      Map.ofEntries(
          Map.entry("verify", BUILD),
          Map.entry("quick-loop", BUILD),
          Map.entry("verify-before-commit", BUILD),
          Map.entry("format", BUILD),
          Map.entry("format-javascript", "It changes files; JavaScriptTest checks their format."),
          Map.entry("shuffled-passes", BUILD),
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
          Map.entry("measure-json", MEASUREMENT),
          Map.entry("prove", PROOF),
          Map.entry("prove-quick", PROOF),
          Map.entry("prove-all", PROOF),
          Map.entry("prove-one", PROOF),
          Map.entry("prove-again", PROOF),
          Map.entry("prove-bug", PROOF),
          Map.entry("make-release-data", "It changes files; ReleaseDataIT makes them elsewhere."),
          Map.entry("deploy-package", BUILD),
          Map.entry("deploy-images", DEPLOYED),
          Map.entry("deploy-secrets", DEPLOYED),
          Map.entry("deploy-token", DEPLOYED),
          Map.entry("deploy-compose-up", DEPLOYED),
          Map.entry("deploy-compose-down", DEPLOYED),
          Map.entry("deploy-kubernetes-secrets", DEPLOYED),
          Map.entry("deploy-kubernetes-apply", DEPLOYED),
          Map.entry("deploy-systemd-units", DEPLOYED),
          Map.entry("deploy-systemd-neo4j", DEPLOYED),
          Map.entry("deploy-systemd-shindig", DEPLOYED),
          Map.entry("deploy-systemd-start", DEPLOYED),
          Map.entry("deploy-check", DEPLOYED),
          Map.entry("migrate-dry-run", MIGRATION),
          Map.entry("migrate-json", MIGRATION),
          Map.entry("migrate-jpa", MIGRATION),
          Map.entry("migrate-predecessor", MIGRATION),
          Map.entry("listen-to-events", STREAM),
          Map.entry("release", BUILD),
          Map.entry("release-rehearsal", BUILD),
          Map.entry("check-reproducible", "It builds twice; ReleaseIT compares with one build."),
          Map.entry("release-sign", "It takes a key of whoever releases."),
          Map.entry("driver-api-baseline", "It replaces what the build compares with."));

  private CommandsNotRun() {}
}
