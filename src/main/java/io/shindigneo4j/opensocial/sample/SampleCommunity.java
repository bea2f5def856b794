package io.shindigneo4j.opensocial.sample;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.driver.Transaction;
import io.shindigneo4j.driver.TransactionOptions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.json.JSONException;
import org.json.JSONObject;

/**
 * Loads a community around Shindig's sample people: all of both, or nothing. Its times are ages, so
 * that it is never old.
 */
public final class SampleCommunity {

  /** What Shindig's people have done lies before all that the community does. */
  private static final Duration BEFORE = Duration.ofDays(400);

  private final JSONObject file;
  private final String shindigs;
  private final Instant now;

  private SampleCommunity(String text, String shindigs, Instant now) throws JSONException {
    this.file = new JSONObject(text);
    this.shindigs = shindigs;
    this.now = now;
  }

  /**
   * Loads Shindig's people and the community. Does nothing where there are people already.
   *
   * @param text the community's file: JSON
   * @param now when ages are counted from
   * @return how many people were loaded
   * @throws IllegalArgumentException for a text that is no such file
   */
  public static CompletableFuture<Long> loadIfEmpty(GraphDriver driver, String text, Instant now) {
    List<Statement> statements = statements(text, now);
    TransactionOptions options = TransactionOptions.writing().within(SampleData.TIMEOUT);
    return CompletableFuture.supplyAsync(
        () -> driver.transact(options, transaction -> load(transaction, statements)));
  }

  private static long load(Transaction transaction, List<Statement> statements) {
    Result first = transaction.run(statements.get(0));
    long people = first.first().orElseThrow().get("people", Long.class);
    if (people > 0) {
      statements.stream().skip(1).forEach(transaction::run);
    }
    return people;
  }

  private static List<Statement> statements(String text, Instant now) {
    try {
      return new SampleCommunity(text, SampleData.text(), now).statements();
    } catch (JSONException | RuntimeException e) { // as Shindig's converter says it
      throw new IllegalArgumentException("this is no sample community: " + e.getMessage(), e);
    }
  }

  /** The first is that of Shindig's people, and does nothing where there are people already. */
  private List<Statement> statements() throws JSONException {
    Ages ages = new Ages(now);
    List<JSONObject> files = List.of(new JSONObject(shindigs), file);
    return List.of(
        SampleData.statement("load", everybody()),
        part("relationships", CommunityRelationships.parameters(file, ages)),
        part("groups", CommunityGroups.parameters(file, ages)),
        part("skills", CommunitySkills.parameters(file, ages)),
        part("streams", new CommunityStreams(files, ages).parameters(file)),
        part("messages", CommunityMessages.parameters(file, ages)));
  }

  private static Statement part(String name, Map<String, Object> parameters) {
    return SampleData.statement("community-" + name, parameters);
  }

  /** All people, with their albums and application data, and what else is in Shindig's file. */
  private Map<String, Object> everybody() throws JSONException {
    Map<String, Object> all = SampleData.parameters(shindigs, now.minus(BEFORE));
    all.merge("people", CanonicalDatabase.people(file.getJSONArray("people")), JsonTables::both);
    SampleAppData.parameters(file)
        .forEach((name, rows) -> all.merge(name, rows, SampleCommunity::joined));
    SampleMedia.parameters(file)
        .forEach((name, rows) -> all.merge(name, rows, SampleCommunity::joined));
    return all;
  }

  /** Lists become one; the application's id is the same. */
  private static Object joined(Object shindigs, Object own) {
    return shindigs instanceof List ? JsonTables.both(shindigs, own) : shindigs;
  }
}
