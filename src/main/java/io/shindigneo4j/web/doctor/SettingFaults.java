package io.shindigneo4j.web.doctor;

import io.shindigneo4j.opensocial.configuration.InvalidSettingException;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * What is wrong with settings, all at a time, where Shindig at its start says the first thing: what
 * is not valid counts as absent when the others are read.
 */
final class SettingFaults {

  private final Function<String, Optional<String>> find;
  private final Set<String> faulty = new HashSet<>();
  private final Set<String> messages = new LinkedHashSet<>();

  private SettingFaults(Function<String, Optional<String>> find) {
    this.find = find;
  }

  /** A message for each fault; it names the key. */
  static Set<String> of(List<SettingGroup> groups, Function<String, Optional<String>> find) {
    SettingFaults faults = new SettingFaults(find);
    groups.forEach(faults::read);
    return faults.messages;
  }

  private void read(SettingGroup group) {
    while (isFaulty(group)) {
      // each time one key less
    }
  }

  /** Whether there may be more faults than the one that was found. */
  private boolean isFaulty(SettingGroup group) {
    try {
      group.reader().accept(this::valid);
      return false;
    } catch (InvalidSettingException e) {
      return add(e);
    } catch (LinkageError e) { // a Shindig of somebody's own lacks the library, and so the part
      return false;
    }
  }

  private boolean add(InvalidSettingException fault) {
    if (fault.key().isPresent()) {
      messages.add(fault.getMessage());
      return faulty.add(fault.key().get());
    }
    if (faulty.stream().noneMatch(fault.getMessage()::contains)) { // which count as absent
      messages.add(fault.getMessage());
    }
    return false;
  }

  private Optional<String> valid(String key) {
    return faulty.contains(key) ? Optional.empty() : find.apply(key);
  }
}
