package io.shindigneo4j.prove.experiment;

import java.util.OptionalInt;

/**
 * What a run is asked for.
 *
 * @param quick for a first look
 * @param seed of the first history
 * @param histories of each experiment that has histories; by default its own number
 * @param atOnce how many histories happen at a time
 */
public record Options(boolean quick, long seed, OptionalInt histories, int atOnce) {

  int histories(int inQuickRun, int otherwise) {
    return histories.orElse(quick ? inQuickRun : otherwise);
  }

  int amount(int inQuickRun, int otherwise) {
    return quick ? inQuickRun : otherwise;
  }
}
