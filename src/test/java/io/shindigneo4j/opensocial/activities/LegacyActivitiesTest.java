package io.shindigneo4j.opensocial.activities;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.DefectOfPredecessor;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.Policies;
import io.shindigneo4j.testing.Tokens;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.model.SortOrder;
import org.apache.shindig.social.core.model.ActivityImpl;
import org.apache.shindig.social.core.model.MediaItemImpl;
import org.apache.shindig.social.opensocial.model.Activity;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("An activity of OpenSocial 1.0")
class LegacyActivitiesTest extends ActivitiesContract {

  private static final SecurityToken A = Tokens.viewer("a");

  @BeforeEach
  void people() {
    people("a", "b");
    friends("b", "a");
  }

  @Test
  @DefectOfPredecessor("The legacy ActivityService answers null")
  void comesBackWithAllThatWasSent() {
    Activity sent = full();
    create("a", sent);
    Activity read = onlyOne("a");
    assertThat(read)
        .usingRecursiveComparison()
        .ignoringFields("id", "postedTime", "updated", "userId", "appId")
        .isEqualTo(sent);
    assertThat(read.getId()).hasSize(36);
    assertThat(read.getUserId()).isEqualTo("a");
    assertThat(read.getAppId()).isEqualTo("app");
    assertThat(read.getPostedTime()).isEqualTo(NOW.toEpochMilli());
    assertThat(read.getUpdated()).isEqualTo(Date.from(NOW));
  }

  private static Activity full() {
    ActivityImpl activity = new ActivityImpl();
    activity.setTitle("T");
    activity.setTitleId("t");
    activity.setBody("B");
    activity.setBodyId("b");
    activity.setExternalId("e");
    activity.setPriority(0.7f);
    activity.setUrl("http://u/");
    activity.setUserId("b");
    activity.setAppId("another");
    activity.setStreamTitle("S");
    activity.setStreamUrl("http://s/");
    activity.setStreamSourceUrl("http://ss/");
    activity.setStreamFaviconUrl("http://f/");
    activity.setTemplateParams(Map.of("k", "v", "l", "\"'<&"));
    MediaItemImpl item = new MediaItemImpl("image/*", MediaItem.Type.IMAGE, "http://i/");
    item.setTitle("I");
    item.setNumViews("7");
    activity.setMediaItems(List.of(item, new MediaItemImpl("a/b", MediaItem.Type.AUDIO, "x")));
    return activity;
  }

  private void create(String viewer, Activity activity) {
    Answers.get(
        activities.createActivity(
            user(viewer), SELF, null, Set.of(), activity, Tokens.viewer(viewer)));
  }

  private static Activity titled(String title) {
    ActivityImpl activity = new ActivityImpl();
    activity.setTitle(title);
    return activity;
  }

  private List<Activity> list(String group, CollectionOptions options, String user) {
    return Answers.get(
            activities.getActivities(
                Set.of(user(user)), new GroupId(group), null, Set.of(), options, A))
        .getList();
  }

  private Activity onlyOne(String user) {
    List<Activity> all = list("@self", null, user);
    assertThat(all).hasSize(1);
    return all.get(0);
  }

  @Test
  void isListedInOrderOfItsArrival() {
    create("a", titled("1"));
    create("a", titled("2"));
    create("b", titled("3"));
    assertThat(list("@self", ListOptions.none(), "a"))
        .extracting(Activity::getTitle)
        .containsExactly("1", "2");
    ListOptions turned = ListOptions.none().page(0, 1);
    turned.setSortOrder(SortOrder.descending);
    assertThat(list("@self", turned, "a")).extracting(Activity::getTitle).containsExactly("2");
    assertThat(list("@friends", ListOptions.none(), "b"))
        .extracting(Activity::getTitle)
        .containsExactly("1", "2");
    assertThat(list("@self", ListOptions.none().descendingBy("title"), "a"))
        .extracting(Activity::getTitle)
        .containsExactly("2", "1");
    assertThat(list("@self", ListOptions.none().descendingBy("postedTime"), "a")).hasSize(2);
  }

  @Test
  void thatIsOfTheFutureIsOrderedAsOfNow() {
    Activity future = titled("T");
    future.setPostedTime(NOW.plusSeconds(1).toEpochMilli());
    create("a", future);
    assertThat(column("MATCH (a:Activity) RETURN a.postedTime"))
        .containsExactly(NOW.toEpochMilli());
  }

  @Test
  void thatBringsAnIdButNoTimeHasTheServers() {
    Activity own = titled("T");
    own.setId("own");
    create("a", own);
    assertThat(onlyOne("a").getPostedTime()).isEqualTo(NOW.toEpochMilli());
  }

  @Test
  void isFoundByItsIdWithTheFieldsAskedFor() {
    create("a", full());
    String id = onlyOne("a").getId();
    Activity found =
        Answers.get(activities.getActivity(user("a"), SELF, "@app", Set.of("body"), id, A));
    assertThat(found.getBody()).isEqualTo("B");
    assertThat(found.getTitle()).isNull();
    assertRefused(
        400, () -> Answers.get(activities.getActivity(user("b"), SELF, null, Set.of(), id, A)));
    assertThat(
            Answers.get(
                    activities.getActivities(
                        user("a"), SELF, null, Set.of(), null, Set.of(id, "none"), A))
                .getTotalResults())
        .isEqualTo(1);
  }

  @Test
  void isReplacedByAnUpdate() {
    create("a", full());
    String id = onlyOne("a").getId();
    ActivityStore<Activity> later =
        new GraphActivityService(tools(Policies.standard(), NOW.plusSeconds(1))).store();
    Activity updated =
        Answers.get(
            later.update(
                new ActivityRequest(Set.of(user("a")), SELF, null, Set.of(), A),
                id,
                json("{\"title\": \"U\"}")));
    assertThat(updated).usingRecursiveComparison().isEqualTo(onlyOne("a"));
    assertThat(updated.getTitle()).isEqualTo("U");
    assertThat(updated.getBody()).isNull();
    assertThat(updated.getPostedTime()).isEqualTo(NOW.toEpochMilli());
    assertThat(updated.getUpdated()).isEqualTo(Date.from(NOW.plusSeconds(1)));
  }

  @Test
  void isGoneWhenItIsDeleted() {
    create("a", full());
    String id = onlyOne("a").getId();
    assertRefused(
        403,
        () ->
            Answers.get(
                activities.deleteActivities(
                    user("a"), SELF, null, Set.of(id), Tokens.viewer("b"))));
    Answers.get(activities.deleteActivities(user("a"), SELF, null, Set.of(id), A));
    assertThat(list("@self", null, "a")).isEmpty();
    assertRefused(
        404, () -> Answers.get(activities.deleteActivities(user("a"), SELF, null, Set.of(id), A)));
  }

  @Test
  void isNoEntryOfAStream() {
    create("a", titled("legacy"));
    post("a", "{\"title\": \"entry\"}");
    assertThat(list("@self", null, "a")).extracting(Activity::getTitle).containsExactly("legacy");
    assertThat(titles("@self", ListOptions.none(), "a")).containsExactly("entry");
  }

  @Test
  void isReadAndWrittenBySignedInViewersOnly() {
    assertRefused(
        401,
        () ->
            Answers.get(
                activities.getActivities(
                    Set.of(user("a")), SELF, null, Set.of(), null, Tokens.anonymous())));
    assertRefused(
        401,
        () ->
            Answers.get(
                activities.createActivity(
                    user("a"), SELF, null, Set.of(), titled("x"), Tokens.anonymous())));
    assertRefused(
        403,
        () ->
            Answers.get(
                activities.createActivity(user("b"), SELF, null, Set.of(), titled("x"), A)));
  }
}
