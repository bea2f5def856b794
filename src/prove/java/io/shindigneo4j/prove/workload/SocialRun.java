package io.shindigneo4j.prove.workload;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.prove.checker.Anomaly;
import io.shindigneo4j.prove.checker.Anomaly.Kind;
import io.shindigneo4j.prove.checker.GraphInvariants;
import io.shindigneo4j.prove.checker.WriteChecker;
import io.shindigneo4j.prove.checker.WriteChecker.Part;
import io.shindigneo4j.prove.checker.WriteChecker.Write;
import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.History;
import io.shindigneo4j.prove.history.Outcome;
import io.shindigneo4j.prove.workload.Crowd.Harm;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * People send messages, post activities, make friends, keep app data, found groups and leave, by
 * several clients at a time.
 *
 * @param forms of the clients of the driver
 * @param shindig for a client by REST each
 */
public record SocialRun(
    Database database, List<DriverForm> forms, List<ShindigServers> shindig, Crowd crowd)
    implements Run<SocialWrite> {

  /** The name of the clients by REST, unless they have others. */
  public static final String REST = "REST";

  @Override
  public List<Anomaly> run(History<SocialWrite> history, Harm harm)
      throws IOException, InterruptedException {
    List<SocialClient> clients = clients();
    Society society = new Society("h" + Long.toString(history.seed(), 36), clients.size());
    try (GraphDriver observer = database.observer()) {
      create(observer, society.everybody());
      crowd.run(writers(clients, society, history), harm);
      return anomalies(observer, society, history.events());
    } finally {
      clients.forEach(SocialClient::close);
    }
  }

  private List<SocialClient> clients() {
    List<SocialClient> clients = new ArrayList<>();
    forms.forEach(form -> clients.add(new OperationClient(form.name(), database.open(form), form)));
    shindig.forEach(servers -> clients.add(new RestClient(servers)));
    return clients;
  }

  private static void create(GraphDriver driver, List<String> people) {
    driver.execute(
        Statement.cypher("UNWIND $people AS id CREATE (:Person {id: id})")
            .with("people", people)
            .writing());
  }

  private static List<SocialWriter> writers(
      List<SocialClient> clients, Society society, History<SocialWrite> history) {
    List<SocialWriter> writers = new ArrayList<>();
    for (int i = 0; i < clients.size(); i++) {
      Random random = new Random(history.seed() * 31 + i);
      writers.add(new SocialWriter(clients.get(i), society, i, random, history));
    }
    return writers;
  }

  private static List<Anomaly> anomalies(
      GraphDriver observer, Society society, List<Event<SocialWrite>> events) {
    List<Anomaly> anomalies = new ArrayList<>(answers(events));
    anomalies.addAll(unexpected(events));
    anomalies.addAll(WriteChecker.check(writes(events), parts(observer, society, events)));
    anomalies.addAll(GraphInvariants.check(observer, society.everybody()));
    return anomalies;
  }

  /** Each answer has the token of its question. */
  private static List<Anomaly> answers(List<Event<SocialWrite>> events) {
    return events.stream()
        .filter(event -> event.is(Outcome.SUCCESS))
        .filter(event -> !event.answer().equals(event.action().token()))
        .map(
            event ->
                new Anomaly(
                    event.answer().equals("no value") ? Kind.STALE : Kind.CROSSED,
                    event.action() + " was answered with " + event.answer()))
        .toList();
  }

  private static List<Anomaly> unexpected(List<Event<SocialWrite>> events) {
    return events.stream()
        .filter(event -> event.answer().startsWith(RestClient.UNEXPECTED))
        .map(event -> new Anomaly(Kind.STATUS, event.action() + ": " + event.answer()))
        .toList();
  }

  private static List<Write> writes(List<Event<SocialWrite>> events) {
    return events.stream()
        .filter(event -> event.action().isChecked())
        .map(event -> new Write(event.action().token(), event.outcome(), event.action().parts()))
        .toList();
  }

  private static List<Part> parts(
      GraphDriver observer, Society society, List<Event<SocialWrite>> events) {
    Set<String> unchecked =
        events.stream()
            .filter(event -> event.action().kind() == SocialWrite.Kind.SURROUNDING)
            .map(event -> event.action().token())
            .collect(Collectors.toSet());
    Set<String> leaving =
        events.stream()
            .filter(event -> event.action().kind() == SocialWrite.Kind.SURROUNDING)
            .map(event -> event.action().person() + "~" + event.action().others().get(0))
            .collect(Collectors.toSet());
    return SocialContent.of(observer, society.everybody()).stream()
        .filter(part -> !unchecked.contains(part.token()) && !leaving.contains(part.token()))
        .toList();
  }
}
