package io.shindigneo4j.prove.checker;

import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.checker.WriteChecker.Part;
import io.shindigneo4j.prove.checker.WriteChecker.Write;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.Outcome;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A bank: transfers keep the sum, and each balance is explained by the transfers. */
public final class BankChecker {

  /** The part that a transfer leaves in the bank's books. */
  public static final String BOOKED = "booked";

  private BankChecker() {}

  /**
   * @param initial the balance of each account at the begin
   * @param balances the balances at the end, by account
   * @param booked the transfers in the bank's books at the end, each as often as it is there
   */
  public static List<Anomaly> check(
      Collection<Event<BankAction>> events,
      long initial,
      Map<String, Long> balances,
      List<String> booked) {
    List<Anomaly> anomalies = new ArrayList<>(checkReads(events, initial * balances.size()));
    anomalies.addAll(WriteChecker.check(writes(events), parts(booked)));
    anomalies.addAll(checkBalances(events, initial, balances, booked));
    return anomalies;
  }

  private static List<Anomaly> checkReads(Collection<Event<BankAction>> events, long sum) {
    return events.stream()
        .filter(event -> event.action().isRead() && event.is(Outcome.SUCCESS))
        .filter(event -> !event.answer().equals(String.valueOf(sum)))
        .map(
            event ->
                new Anomaly(
                    Kind.TOTAL,
                    "%s read %s, not %d".formatted(event.client(), event.answer(), sum)))
        .toList();
  }

  private static List<Write> writes(Collection<Event<BankAction>> events) {
    return events.stream()
        .filter(event -> !event.action().isRead())
        .map(event -> new Write(event.action().token(), event.outcome(), Set.of(BOOKED)))
        .toList();
  }

  private static List<Part> parts(List<String> booked) {
    return booked.stream().map(token -> new Part(token, BOOKED)).toList();
  }

  private static List<Anomaly> checkBalances(
      Collection<Event<BankAction>> events,
      long initial,
      Map<String, Long> balances,
      List<String> booked) {
    Map<String, BankAction> transfers = new HashMap<>();
    events.forEach(event -> transfers.put(event.action().token(), event.action()));
    Map<String, Long> expected = new HashMap<>();
    balances.keySet().forEach(account -> expected.put(account, initial));
    for (String token : booked) {
      BankAction transfer = transfers.get(token);
      if (transfer != null) {
        expected.merge(transfer.from(), -transfer.amount(), Long::sum);
        expected.merge(transfer.to(), transfer.amount(), Long::sum);
      }
    }
    return expected.equals(balances)
        ? List.of()
        : List.of(
            new Anomaly(
                Kind.TOTAL, "the balances are " + balances + ", the books say " + expected));
  }
}
