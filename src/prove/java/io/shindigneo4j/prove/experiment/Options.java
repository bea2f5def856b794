package io.shindigneo4j.prove.experiment;

import io.shindigneo4j.prove.environment.Artifacts;
import java.util.OptionalInt;

/**
 * What a run is asked for.
 *
 * @param quick for a first look
 * @param seed of the first history
 * @param histories of each experiment that has histories; by default its own number
 * @param atOnce how many histories happen at a time
 * @param old what an upgrade begins with
 */
public record Options(boolean quick, long seed, OptionalInt histories, int atOnce, Artifacts old) {

  int histories(int inQuickRun, int otherwise) {
    return histories.orElse(quick ? inQuickRun : otherwise);
  }

  int amount(int inQuickRun, int otherwise) {
    return quick ? inQuickRun : otherwise;
  }
}
