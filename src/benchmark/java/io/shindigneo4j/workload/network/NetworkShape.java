package io.shindigneo4j.workload.network;

/**
 * What makes a network.
 *
 * @param mostFriends of the one who has most, nearly
 * @param medianEnds how many friendships half of the people begin or end at most, but for those
 *     that connect all
 * @param spread of these, the standard deviation of their logarithm
 * @param mostEnds of one person
 */
public record NetworkShape(
    int people,
    int groups,
    int organizations,
    int addresses,
    int messages,
    int activities,
    int mostFriends,
    double medianEnds,
    double spread,
    int mostEnds) {

  private static final int ENDS_OF_EACH = 25;
  private static final double MEMBERSHIPS_OF_EACH = 2.5;

  /** The same of fewer or more people, with as many of all for each. */
  NetworkShape with(int newPeople) {
    double factor = newPeople / (double) people;
    return new NetworkShape(
        newPeople,
        scaled(groups, factor),
        scaled(organizations, factor),
        scaled(addresses, factor),
        scaled(messages, factor),
        scaled(activities, factor),
        scaled(mostFriends, Math.min(1, factor)),
        medianEnds,
        spread,
        scaled(mostEnds, Math.min(1, factor)));
  }

  private static int scaled(int count, double factor) {
    return (int) Math.max(1, Math.round(count * factor));
  }

  /** How many rows there are, about. */
  public long rows() {
    return messages + groups + Math.round(people * (2 + MEMBERSHIPS_OF_EACH + ENDS_OF_EACH / 2.0));
  }
}
