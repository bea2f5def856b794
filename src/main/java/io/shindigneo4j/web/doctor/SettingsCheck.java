package io.shindigneo4j.web.doctor;

import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Whether Shindig would start with the settings. */
record SettingsCheck(Function<String, Optional<String>> find) implements Check {

  @Override
  public String name() {
    return "settings";
  }

  @Override
  public CheckOutcome run() {
    Findings findings = new Findings();
    Set<String> faults = SettingFaults.of(KnownSettings.GROUPS, find);
    faults.forEach(findings::fail);
    return findings.outcome("all are valid");
  }
}
