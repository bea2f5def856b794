package io.shindigneo4j.benchmark.live;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations.CreateActivity;
import io.shindigneo4j.schema.activities.ActivityOperations.PersonLink;
import io.shindigneo4j.schema.activities.ActivityOperations.Role;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** Writes activities into the database by our driver. */
final class DriverPublisher implements Posts.Publisher {

  private final GraphDriver driver;

  /**
   * @param driver is closed with this
   */
  DriverPublisher(GraphDriver driver) {
    this.driver = driver;
  }

  @Override
  public CompletableFuture<?> post(String author, String id) {
    return driver.run(
        Statement.procedure(ActivityOperations.CREATE.name())
            .with(ActivityOperations.CREATE.toMap(activity(author, id)))
            .writing());
  }

  private static CreateActivity activity(String author, String id) {
    Instant now = Instant.now();
    String document =
        "{\"id\":\"%s\",\"verb\":\"post\",\"title\":\"A post\",\"actor\":{\"id\":\"%s\"}}"
            .formatted(id, author);
    return new CreateActivity(
        ActivityKind.ENTRY,
        author,
        "",
        Map.of("id", id, "title", "A post", "document", document, "published", now.toString()),
        List.of(new PersonLink(Role.ACTOR, author)),
        now.toEpochMilli(),
        null);
  }

  @Override
  public void close() {
    driver.close();
  }
}
