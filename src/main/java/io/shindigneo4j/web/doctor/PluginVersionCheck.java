package io.shindigneo4j.web.doctor;

import io.shindigneo4j.driver.ResultRecord;
import java.lang.module.ModuleDescriptor.Version;

/** Whether plug-in and Shindig are of one version. */
final class PluginVersionCheck extends PluginCheck {

  private static final String BUILT_IN = "built-in";

  private final String own;

  /**
   * @param own the version of Shindig's side
   */
  PluginVersionCheck(String own, Database database) {
    super("plug-in", database);
    this.own = own;
  }

  @Override
  CheckOutcome askPlugin(Database asked) {
    return asked.procedure("system.procedures").records().stream()
        .filter(procedure -> BUILT_IN.equals(procedure.get("origin")))
        .findFirst()
        .map(this::outcome)
        .orElseGet(
            () -> CheckOutcome.skipped("not made: the user may call none of its procedures"));
  }

  private CheckOutcome outcome(ResultRecord procedure) {
    return outcome(own, procedure.get("version", String.class));
  }

  static CheckOutcome outcome(String own, String plugin) {
    String detail = "plug-in %s, Shindig %s".formatted(plugin, own);
    if (own.equals(plugin)) {
      return CheckOutcome.ok(detail);
    }
    if (own.equals(ProjectVersion.UNKNOWN) || plugin.equals(ProjectVersion.UNKNOWN)) {
      return CheckOutcome.ok(detail + "; not compared");
    }
    return Version.parse(plugin).compareTo(Version.parse(own)) < 0
        ? CheckOutcome.failure(
            detail,
            "Update the plug-in: it must not be older than Shindig, which asks it for more.")
        : CheckOutcome.warning(detail, "Update Shindig to the version of the plug-in.");
  }
}
