package io.shindigneo4j.server.change;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.schema.activities.ActivityOperations;
import io.shindigneo4j.schema.activities.ActivityOperations.ActivityKind;
import io.shindigneo4j.schema.activities.ActivityOperations.CreateActivity;
import io.shindigneo4j.schema.activities.ActivityOperations.DeleteActivities;
import io.shindigneo4j.schema.activities.ActivityOperations.PersonLink;
import io.shindigneo4j.schema.activities.ActivityOperations.Role;
import io.shindigneo4j.schema.activities.ActivityOperations.UpdateActivity;
import io.shindigneo4j.schema.appdata.AppDataOperations;
import io.shindigneo4j.schema.appdata.AppDataOperations.AppDataValue;
import io.shindigneo4j.schema.appdata.AppDataOperations.DeleteAppData;
import io.shindigneo4j.schema.media.AlbumOperations;
import io.shindigneo4j.schema.media.AlbumOperations.DeleteAlbum;
import io.shindigneo4j.schema.media.AlbumOperations.UpdateAlbum;
import io.shindigneo4j.schema.media.MediaItemOperations;
import io.shindigneo4j.schema.media.MediaItemOperations.CreateMediaItem;
import io.shindigneo4j.schema.media.MediaItemOperations.DeleteMediaItem;
import io.shindigneo4j.schema.media.MediaItemOperations.UpdateMediaItem;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.skills.SkillName;
import io.shindigneo4j.schema.skills.SkillOperations;
import io.shindigneo4j.schema.skills.SkillOperations.AddSkill;
import io.shindigneo4j.schema.skills.SkillOperations.Endorse;
import io.shindigneo4j.schema.skills.SkillOperations.RemoveSkill;
import io.shindigneo4j.schema.skills.SkillOperations.WithdrawEndorsement;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Each operation on content causes the events that the page says, in both ways")
class EventsOfContentTest extends OperationEvents {

  private static final Selection NOTHING = new Selection(List.of(), List.of());

  @ParameterizedTest
  @EnumSource(QueryMode.class)
  void ofActivities(QueryMode by) {
    mode = by;
    Map<String, Object> posted =
        Map.of("id", "x", "title", "T", "verb", "post", "published", THEN, "document", "{}");
    CreateActivity create =
        new CreateActivity(
            ActivityKind.ENTRY,
            "a",
            "app",
            posted,
            List.of(new PersonLink(Role.ACTOR, "a"), new PersonLink(Role.TARGET, "b")),
            1,
            null);
    String data =
        "{id=x, kind=entry, application=app, title=%s, verb=post, published=" + THEN + "}";
    assertThat(events(ActivityOperations.CREATE, create))
        .containsExactly("activity.posted a " + data.formatted("T"));
    Map<String, Object> changed =
        Map.of("title", "U", "verb", "post", "published", THEN, "document", "{}");
    assertThat(update("x", changed)).containsExactly("activity.updated a " + data.formatted("U"));
    assertThat(update("x", changed)).as("as before").isEmpty();
    assertThat(
            events(
                ActivityOperations.DELETE,
                new DeleteActivities(ActivityKind.ENTRY, "a", "app", List.of("x"))))
        .containsExactly("activity.deleted a {id=x, kind=entry, application=app}");
  }

  @ParameterizedTest
  @EnumSource(QueryMode.class)
  void ofComments(QueryMode by) {
    mode = by;
    String data = "{id=c, kind=entry, application=app, inReplyTo=x, inReplyToAuthor=b}";
    Map<String, Object> comment =
        Map.of("id", "c", "inReplyTo", "x", "inReplyToAuthor", "b", "document", "{}");
    CreateActivity create =
        new CreateActivity(ActivityKind.ENTRY, "a", "app", comment, List.of(), 1, null);
    assertThat(events(ActivityOperations.CREATE, create))
        .containsExactly("activity.posted a " + data);
    assertThat(update("c", Map.of("inReplyTo", "x", "document", "{}")))
        .as("its document is as it was")
        .isEmpty();
    assertThat(update("c", comment)).isEmpty();
    DeleteActivities delete = new DeleteActivities(ActivityKind.ENTRY, "a", "app", List.of("c"));
    assertThat(events(ActivityOperations.DELETE, delete))
        .containsExactly("activity.deleted a " + data);
  }

  private List<String> update(String id, Map<String, Object> properties) {
    return events(
        ActivityOperations.UPDATE,
        new UpdateActivity(
            ActivityKind.ENTRY,
            "a",
            "app",
            id,
            properties,
            List.of(new PersonLink(Role.ACTOR, "a")),
            NOTHING,
            null));
  }

  @ParameterizedTest
  @EnumSource(QueryMode.class)
  void ofAlbumsAndTheirItems(QueryMode by) {
    mode = by;
    assertThat(album("one")).containsExactly("album.created a {id=one, application=app, title=T}");
    album("two");
    assertThat(
            events(
                MediaItemOperations.CREATE,
                new CreateMediaItem(
                    "a",
                    "one",
                    "app",
                    Map.of("id", "i", "application", "app", "title", "I", "thumbnailUrl", "u"),
                    1,
                    null)))
        .containsExactly("mediaItem.created a {id=i, album=one, application=app, title=I}");
    assertThat(item("one", Map.of("title", "J")))
        .containsExactly("mediaItem.updated a {id=i, album=one, application=app, title=J}");
    assertThat(item("two", Map.of()))
        .as("moved")
        .containsExactly("mediaItem.updated a {id=i, album=two, application=app, title=J}");
    assertThat(
            events(
                AlbumOperations.UPDATE, new UpdateAlbum("a", "one", "app", Map.of("title", "U"))))
        .containsExactly("album.updated a {id=one, application=app, title=U}");
    assertThat(events(MediaItemOperations.DELETE, new DeleteMediaItem("a", "two", "i", "app")))
        .containsExactly("mediaItem.deleted a {id=i, album=two, application=app}");
    assertThat(events(AlbumOperations.DELETE, new DeleteAlbum("a", "two", "app")))
        .containsExactly("album.deleted a {id=two, application=app}");
  }

  private List<String> item(String target, Map<String, Object> properties) {
    return events(
        MediaItemOperations.UPDATE,
        new UpdateMediaItem("a", "one", "i", "app", target, properties, 1));
  }

  @ParameterizedTest
  @EnumSource(QueryMode.class)
  void ofAppData(QueryMode by) {
    mode = by;
    assertThat(appData(List.of(AppDataValue.of("k", "1"), AppDataValue.of("l", "1"))))
        .containsExactly("appData.changed a {application=app, keys=[k, l]}");
    assertThat(appData(List.of(AppDataValue.of("k", "2"), AppDataValue.of("l", "1"))))
        .as("one is as it was")
        .containsExactly("appData.changed a {application=app, keys=[k]}");
    assertThat(
            events(AppDataOperations.DELETE, new DeleteAppData("a", "app", List.of("l", "none"))))
        .containsExactly("appData.changed a {application=app, keys=[l]}");
  }

  @ParameterizedTest
  @EnumSource(QueryMode.class)
  void ofSkills(QueryMode by) {
    mode = by;
    assertThat(events(SkillOperations.ADD, new AddSkill("a", SkillName.of("Java"), 1))).isEmpty();
    assertThat(endorse("b")).containsExactly("skill.endorsed a {skill=Java, endorser=b}");
    assertThat(endorse("b")).as("again").isEmpty();
    assertThat(events(SkillOperations.WITHDRAW, new WithdrawEndorsement("a", "java", "b")))
        .containsExactly("skill.unendorsed a {skill=Java, endorser=b}");
    endorse("b");
    endorse("c");
    assertThat(events(SkillOperations.REMOVE, new RemoveSkill("a", "java")))
        .containsExactly(
            "skill.unendorsed a {skill=Java, endorser=b}",
            "skill.unendorsed a {skill=Java, endorser=c}");
  }

  private List<String> endorse(String endorser) {
    return events(
        SkillOperations.ENDORSE,
        new Endorse("a", "java", new Viewpoint(endorser, Reach.EVERYBODY), 1));
  }
}
