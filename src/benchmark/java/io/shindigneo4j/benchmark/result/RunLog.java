package io.shindigneo4j.benchmark.result;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Collects the results of a run. Not thread-safe. */
public final class RunLog {

  /** Something that was not measured. */
  public record Skipped(String what, String reason) {}

  private final Consumer<String> terminal;
  private final List<Measurement> measurements = new ArrayList<>();
  private final Map<String, Integer> sizes = new LinkedHashMap<>();
  private final List<Skipped> skipped = new ArrayList<>();

  /**
   * @param terminal prints each line
   */
  public RunLog(Consumer<String> terminal) {
    this.terminal = terminal;
  }

  public void add(List<Measurement> more) {
    measurements.addAll(more);
    more.forEach(each -> terminal.accept(each.row().line()));
  }

  /** Says what is in no row. */
  public void say(String line) {
    terminal.accept(line);
  }

  /** Notes the size of an answer, in characters of JSON. */
  public void size(String query, int characters) {
    sizes.put(query, characters);
  }

  /** Notes what was left out. */
  public void skip(String what, String reason) {
    skipped.add(new Skipped(what, reason));
    terminal.accept(what + " is left out: " + reason);
  }

  public List<Measurement> measurements() {
    return List.copyOf(measurements);
  }

  public Map<String, Integer> sizes() {
    return Map.copyOf(sizes);
  }

  public List<Skipped> skipped() {
    return List.copyOf(skipped);
  }
}
