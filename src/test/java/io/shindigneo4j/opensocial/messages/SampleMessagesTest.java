package io.shindigneo4j.opensocial.messages;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.sample.SampleData;
import io.shindigneo4j.testing.ListOptions;
import java.util.List;
import org.apache.shindig.social.opensocial.model.MessageCollection;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The messages of Shindig's sample data")
class SampleMessagesTest extends MessagesContract {

  @BeforeEach
  void load() {
    graph("MATCH (n) DETACH DELETE n");
    SampleData.loadIfEmpty(driver, NOW).join();
    SampleData.loadIfEmpty(driver, NOW).join();
  }

  @Test
  void areCommentsWithTheirReplies() {
    assertThat(ids(list("canonical", "publicMessage", ListOptions.none())))
        .containsExactly("2", "1b", "1a", "1");
    SocialMessage comment = get("canonical", "publicMessage", "1");
    assertThat(comment.getReplies()).containsExactly("1a", "1b");
    assertThat(comment.getSenderId()).isEqualTo("john.doe");
    assertThat(get("canonical", "publicMessage", "1a").getInReplyTo()).isEqualTo("1");
  }

  @Test
  void areNotificationsOfTwoPeople() {
    assertThat(titles(list("john.doe", "notification", ListOptions.none())))
        .containsExactly("Group Request", "you received a peanut");
    assertThat(list("canonical", "notification", ListOptions.none())).hasSize(3);
    assertThat(collectionsOf("canonical"))
        .extracting(MessageCollection::getId)
        .containsExactlyInAnyOrder(
            "@inbox", "@outbox", "notification", "privateMessage", "publicMessage");
    assertCounts("canonical", "publicMessage", 4, 4);
  }

  @Test
  void leaveRoomForNewOnes() {
    delete("canonical", "publicMessage", "1", "2");
    String id = send("jane.doe", message("hi", "canonical"));
    assertThat(ids(inbox("canonical"))).isEqualTo(List.of(id));
  }
}
