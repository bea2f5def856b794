package io.shindigneo4j.opensocial.sample;

import com.google.inject.Guice;
import io.shindigneo4j.opensocial.mapping.ForeignValues;
import io.shindigneo4j.opensocial.people.SocialPerson;
import io.shindigneo4j.opensocial.request.InputConversion;
import io.shindigneo4j.opensocial.transfer.AlbumRows;
import io.shindigneo4j.opensocial.transfer.AppDataRows;
import io.shindigneo4j.opensocial.transfer.GroupRows;
import io.shindigneo4j.opensocial.transfer.PersonRows;
import io.shindigneo4j.opensocial.transfer.RecordKind;
import io.shindigneo4j.opensocial.transfer.RecordSink;
import io.shindigneo4j.opensocial.transfer.RefusedRecordException;
import io.shindigneo4j.opensocial.transfer.RelationshipRows;
import io.shindigneo4j.opensocial.transfer.Source;
import io.shindigneo4j.opensocial.transfer.SourceException;
import io.shindigneo4j.opensocial.transfer.TransferRow;
import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.apache.shindig.social.opensocial.model.Album;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.apache.shindig.social.opensocial.model.Person;
import org.json.JSONException;
import org.json.JSONObject;

/**
 * A file such as Shindig's {@code sampledata/canonicaldb.json}, as a source. What it has becomes
 * what {@link SampleData} loads, but a bad record does not keep the others out. For one thread.
 */
public final class CanonicalSource implements Source {

  /** What becomes records; the graph has no place for anything else in the file. */
  private static final Set<String> TABLES =
      Set.of(
          "people",
          "friendLinks",
          "groups",
          "groupMembers",
          "data",
          "albums",
          "mediaItems",
          "activities",
          "activityEntries",
          "messages");

  private final BeanJsonConverter converter = new BeanJsonConverter(Guice.createInjector());
  private final FileTables file;
  private final String application;
  private final Instant now;

  /**
   * @param text all of the file: JSON
   * @param application whose data it has, since the file does not say
   * @param now when friendships begin and the rest comes in, since the file does not say
   * @throws SourceException for a text that is no JSON object
   */
  public CanonicalSource(String text, String application, Instant now) {
    this.file = new FileTables(parse(text));
    this.application = application;
    this.now = now;
  }

  private static JSONObject parse(String text) {
    try {
      return InputConversion.of(() -> object(text));
    } catch (RuntimeException e) {
      throw new SourceException("The file is no JSON object", e);
    }
  }

  private static JSONObject object(String text) {
    try {
      return new JSONObject(text);
    } catch (JSONException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** The application of Shindig's own file. */
  public static String application() {
    return SampleAppData.APPLICATION;
  }

  @Override
  public void read(RecordSink sink) {
    readPeople(sink);
    readGroups(sink);
    readAppData(sink);
    readMedia(sink);
    new CanonicalStreams(file, now).read(sink);
    new CanonicalMailboxes(file, now).read(sink);
    file.others(TABLES).forEach(sink::leave);
  }

  private void readPeople(RecordSink sink) {
    Set<String> ids = new HashSet<>();
    file.eachInArray(
        "people",
        (origin, text) ->
            sink.take(RecordKind.PERSON, origin, () -> PersonRows.of(first(person(text), ids))));
    file.eachPair(
        "friendLinks",
        (origin, person, friend, position) ->
            sink.take(
                RecordKind.FRIENDSHIP,
                origin,
                () -> RelationshipRows.friendship(person, friend, now.toEpochMilli() + position)));
  }

  private Person person(String text) {
    return convert(text, SocialPerson.class);
  }

  private static Person first(Person person, Set<String> ids) {
    if (!ids.add(person.getId())) {
      throw new RefusedRecordException("it comes twice");
    }
    return person;
  }

  private <B> B convert(String text, Class<B> type) {
    return InputConversion.of(() -> converter.convertToObject(text, type));
  }

  private void readGroups(RecordSink sink) {
    file.eachInLists(
        "groups",
        (origin, owner, text) -> sink.take(RecordKind.GROUP, origin, () -> group(owner, text)));
    file.eachPair(
        "groupMembers",
        (origin, group, person, position) ->
            sink.take(
                RecordKind.MEMBERSHIP,
                origin,
                () -> GroupRows.membership(person, group, now.toEpochMilli() + position)));
  }

  private static TransferRow group(String owner, String text) {
    JSONObject group = InputConversion.of(() -> object(text));
    JSONObject id = group.optJSONObject("id");
    return GroupRows.group(
        id == null ? group.optString("id") : id.optString("value"),
        group.optString("title", null),
        group.optString("description", null),
        owner);
  }

  private void readAppData(RecordSink sink) {
    file.eachInObjects(
        "data",
        (origin, person, key, value) ->
            sink.take(
                RecordKind.APP_DATA,
                origin,
                () -> AppDataRows.of(person, application, key, text(value))));
  }

  private static String text(Object value) {
    return value == JSONObject.NULL ? null : value.toString();
  }

  private void readMedia(RecordSink sink) {
    long millis = now.toEpochMilli();
    file.eachInLists(
        "albums",
        (origin, owner, text) ->
            sink.take(
                RecordKind.ALBUM,
                origin,
                () -> AlbumRows.album(convert(text, Album.class), owner, millis)));
    file.eachInLists(
        "mediaItems",
        (origin, owner, text) ->
            sink.take(
                RecordKind.MEDIA_ITEM, origin, () -> item(convert(text, MediaItem.class), owner)));
  }

  private TransferRow item(MediaItem item, String owner) {
    Instant created = ForeignValues.time(item.getCreated()).orElse(now);
    return AlbumRows.item(item, owner, created.toEpochMilli());
  }
}
