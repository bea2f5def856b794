package io.shindigneo4j.prove.workload;

/**
 * What was counted of listeners.
 *
 * @param gaps of which they were told
 * @param due how many deliveries there had to be
 * @param missed how many of these lie in gaps
 * @param cuts of connections in this process that were open
 * @param connections in this process
 */
public record LiveFigures(
    long listeners,
    long events,
    long gaps,
    long due,
    long missed,
    long cuts,
    long connections,
    long kills) {

  public static final LiveFigures NONE = new LiveFigures(0, 0, 0, 0, 0, 0, 0, 0);

  public LiveFigures plus(LiveFigures other) {
    return new LiveFigures(
        listeners + other.listeners,
        events + other.events,
        gaps + other.gaps,
        due + other.due,
        missed + other.missed,
        cuts + other.cuts,
        connections + other.connections,
        kills + other.kills);
  }

  @Override
  public String toString() {
    return ("%d kill -9, %d cuts of %d connections in one process; %d listeners in all, %d events,"
            + " %d gaps, %d of %d due in gaps")
        .formatted(kills, cuts, connections, listeners, events, gaps, missed, due);
  }
}
