package io.shindigneo4j.prove.bug;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

/** The bugs that are in what native writes do. Safe for use by many threads. */
final class FaultyEffects {

  private static final String COMPARE_AND_SET = "AS equal";

  private final GraphDriver driver;
  private final SeededBug bug;
  private final AtomicReference<Object> lastUser = new AtomicReference<>();

  FaultyEffects(GraphDriver driver, SeededBug bug) {
    this.driver = driver;
    this.bug = bug;
  }

  /** What is sent in place of a write. */
  Statement changed(Statement write) {
    return switch (bug) {
      case LOST_RECIPIENT ->
          write.subject().equals("messages.send") ? withoutLastRecipient(write) : write;
      case WRONG_PERSON -> write.subject().equals("appdata.update") ? ofEarlierUser(write) : write;
      case WRONG_COMPARISON ->
          write.subject().contains(COMPARE_AND_SET) ? comparedWithItself(write) : write;
      default -> write;
    };
  }

  private static Statement withoutLastRecipient(Statement write) {
    Map<String, Object> around = new HashMap<>(map(write.parameters().get("around")));
    List<?> users = (List<?>) around.get("users");
    around.put("users", users.size() > 1 ? users.subList(0, users.size() - 1) : users);
    return write.with("around", around);
  }

  private Statement ofEarlierUser(Statement write) {
    Object earlier = lastUser.getAndSet(write.parameters().get("user"));
    return earlier == null ? write : write.with("user", earlier);
  }

  private Statement comparedWithItself(Statement write) {
    ResultRecord current =
        driver
            .execute(
                Statement.cypher("MATCH (p:Person {id: $key}) RETURN p.status AS status")
                    .with("key", write.parameters().get("key")))
            .first()
            .orElseThrow();
    return write.with("expected", current.get("status"));
  }

  @SuppressWarnings("unchecked") // the keys of parameters are strings
  private static Map<String, Object> map(Object value) {
    return (Map<String, Object>) value;
  }

  /** Does damage after a write. */
  void after(Statement write) {
    switch (bug) {
      case WRONG_TOTAL -> damage(write, "activities.create", "owner", "wrong-total");
      case GROUP_WITHOUT_OWNER -> damage(write, "groups.create", "owner", "group-without-owner");
      case ONE_SIDED_FRIENDSHIP ->
          damage(write, "friendships.befriend", "person", "one-sided-friendship");
      case ORPHAN -> damage(write, "people.delete", "id", "orphan");
      default -> {}
    }
  }

  private void damage(Statement write, String procedure, String person, String file) {
    if (write.subject().equals(procedure)) {
      driver.execute(
          Statement.cypher(DamageFiles.text(file))
              .with("person", write.parameters().get(person))
              .writing()
              .retryingConflicts());
    }
  }
}
