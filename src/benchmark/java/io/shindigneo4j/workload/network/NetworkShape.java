package io.shindigneo4j.workload.network;

/**
 * The parameters of a network.
 *
 * @param mostFriends the approximate number of friends of the most popular person
 * @param medianEnds the median number of friendship ends, without the connecting tree
 * @param spread the standard deviation of their logarithm
 * @param mostEnds the greatest number of one person
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

  /** The same shape for another number of people, scaled in proportion. */
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

  /** The approximate number of rows. */
  public long rows() {
    return messages + groups + Math.round(people * (2 + MEMBERSHIPS_OF_EACH + ENDS_OF_EACH / 2.0));
  }
}
