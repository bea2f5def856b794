package io.shindigneo4j.opensocial.media;

import io.shindigneo4j.schema.media.AlbumOperations;
import io.shindigneo4j.schema.media.AlbumOperations.CreateAlbum;
import io.shindigneo4j.schema.media.AlbumOperations.DeleteAlbum;
import io.shindigneo4j.schema.media.AlbumOperations.GetAlbums;
import io.shindigneo4j.schema.media.AlbumOperations.ListAlbums;
import io.shindigneo4j.schema.media.AlbumOperations.UpdateAlbum;
import io.shindigneo4j.schema.media.MediaItemOperations;
import io.shindigneo4j.schema.media.MediaItemOperations.CreateMediaItem;
import io.shindigneo4j.schema.media.MediaItemOperations.DeleteMediaItem;
import io.shindigneo4j.schema.media.MediaItemOperations.GetMediaItems;
import io.shindigneo4j.schema.media.MediaItemOperations.ListMediaItems;
import io.shindigneo4j.schema.media.MediaItemOperations.UpdateMediaItem;
import io.shindigneo4j.schema.people.PeopleOperations;
import io.shindigneo4j.schema.people.PeopleOperations.CreatePerson;
import io.shindigneo4j.schema.people.PeopleOperations.DeletePerson;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.people.PeopleSelector.PeopleRelation;
import io.shindigneo4j.schema.people.Viewpoint;
import io.shindigneo4j.schema.people.Viewpoint.Reach;
import io.shindigneo4j.schema.query.ListQuery;
import io.shindigneo4j.schema.query.ListQuery.Comparison;
import io.shindigneo4j.schema.query.ListQuery.Filter;
import io.shindigneo4j.schema.query.ListQuery.Sort;
import io.shindigneo4j.schema.query.ListQuery.Target;
import io.shindigneo4j.schema.query.Page;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.request.Receipt;
import io.shindigneo4j.testing.BothModes;
import io.shindigneo4j.testing.BothModes.Call;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.RandomCases;
import io.shindigneo4j.testing.RandomGraph;
import io.shindigneo4j.testing.Seeds;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("Native and Cypher agree on albums and media items")
@ExtendWith(SharedGraphServer.class)
class MediaAgreeTest {

  private static final int CALLS = 60;

  private static final List<String> TYPES =
      List.of(
          "HAS_ALBUM",
          "HAS_ALBUM_TIMELINE",
          "HAS_MEDIA_ITEM",
          "HAS_MEDIA_TIMELINE",
          "HAS_MEDIA_KIND",
          "NEWEST",
          "OLDER");

  private static final List<String> PROPERTIES =
      List.of("title", "type", "mimeType", "mediaType", "mediaItemCount", "thumbnailUrl", "id");

  private RandomGenerator random;
  private RandomGraph people;
  private List<String> owners;
  private Map<String, String> albums;
  private Map<String, String> items;
  private int made;

  @Seeds(exhaustive = 12)
  void whateverIsDone(long seed, GraphServer server) {
    RandomCases.check(seed, choices -> call(seed, choices, server));
  }

  /** On the same people each time, so that fewer choices are fewer calls. */
  private void call(long seed, RandomGenerator choices, GraphServer server) {
    made = 0;
    people = new RandomGraph(new Random(seed));
    server.clear();
    try (var driver = server.driver()) {
      people.create(driver);
    }
    random = choices;
    owners = List.of(people.somebody(), people.somebody(), people.somebody());
    albums = new LinkedHashMap<>();
    items = new LinkedHashMap<>();
    List<Call<?>> calls = new ArrayList<>();
    for (int i = 0; i < CALLS; i++) {
      calls.addAll(random.nextInt(20) == 0 ? departure(owner()) : List.of(call()));
    }
    new BothModes(server, driver -> new RandomGraph(new Random(seed)).create(driver), TYPES)
        .assertAgree(calls);
  }

  /** A person goes, and at times comes back. */
  private List<Call<?>> departure(String person) {
    List<Call<?>> steps = new ArrayList<>();
    steps.add(new Call<>(PeopleOperations.DELETE, new DeletePerson(person, 1L)));
    if (random.nextBoolean()) {
      CreatePerson again = new CreatePerson(person, Map.of("displayName", "b"), List.of(), null);
      steps.add(new Call<>(PeopleOperations.CREATE, again));
    }
    return steps;
  }

  private Call<?> call() {
    return switch (random.nextInt(12)) {
      case 0, 1 -> new Call<>(AlbumOperations.CREATE, newAlbum());
      case 2 -> new Call<>(AlbumOperations.UPDATE, changedAlbum());
      case 3 -> random.nextInt(3) == 0 ? deletedAlbum() : readAlbums();
      case 4, 5, 6, 7 -> new Call<>(MediaItemOperations.CREATE, newItem());
      case 8, 9 -> new Call<>(MediaItemOperations.UPDATE, changedItem());
      case 10 -> deletedItem();
      default -> random.nextBoolean() ? readAlbums() : readItems();
    };
  }

  private CreateAlbum newAlbum() {
    String id = "al" + made++;
    String owner = owner();
    albums.put(id, owner);
    Map<String, Object> properties = properties(id);
    properties.put("mediaItemCount", 0L);
    properties.put("mediaType", List.of());
    properties.put("mediaMimeType", List.of());
    maybe(properties, "cover", people.word());
    return new CreateAlbum(owner, properties, random.nextInt(20), receipt());
  }

  private UpdateAlbum changedAlbum() {
    String id = one(albums);
    Map<String, Object> changes = new LinkedHashMap<>();
    maybe(changes, "title", random.nextBoolean() ? people.word() : null);
    maybe(changes, "cover", people.word());
    return new UpdateAlbum(ownerOf(id), id, reach(), changes);
  }

  private Call<?> deletedAlbum() {
    String id = one(albums);
    return new Call<>(AlbumOperations.DELETE, new DeleteAlbum(ownerOf(id), id, reach()));
  }

  private CreateMediaItem newItem() {
    String album = one(albums);
    String id = "it" + made++;
    items.put(id, album);
    return new CreateMediaItem(
        ownerOf(album), album, reach(), item(id), random.nextInt(20), receipt());
  }

  private Map<String, Object> item(String id) {
    Map<String, Object> properties = properties(id);
    maybe(properties, "type", random.nextBoolean() ? "image" : "video");
    maybe(properties, "mimeType", people.word());
    maybe(properties, "thumbnailUrl", people.word() + random.nextInt(3));
    return properties;
  }

  private UpdateMediaItem changedItem() {
    String id = one(items);
    String album = items.getOrDefault(id, "none");
    String target = random.nextBoolean() ? album : one(albums);
    Map<String, Object> changes = new LinkedHashMap<>();
    maybe(changes, "type", random.nextBoolean() ? "audio" : null);
    maybe(changes, "mimeType", people.word());
    maybe(changes, "thumbnailUrl", random.nextBoolean() ? people.word() : null);
    String owner = ownerOf(album);
    String reach = reach();
    if (owner.equals(ownerOf(target)) && reach == null && items.containsKey(id)) {
      items.put(id, target);
    }
    return new UpdateMediaItem(owner, album, id, reach, target, changes, random.nextInt(40));
  }

  private Call<?> deletedItem() {
    String id = one(items);
    String album = items.getOrDefault(id, "none");
    return new Call<>(
        MediaItemOperations.DELETE, new DeleteMediaItem(ownerOf(album), album, id, reach()));
  }

  private Call<?> readAlbums() {
    return random.nextBoolean()
        ? new Call<>(AlbumOperations.LIST, new ListAlbums(around(), reach(), query(), selection()))
        : new Call<>(
            AlbumOperations.GET,
            new GetAlbums(around(), several(albums), reach(), query(), selection()));
  }

  private Call<?> readItems() {
    String album = random.nextBoolean() ? null : one(albums);
    return random.nextBoolean()
        ? new Call<>(
            MediaItemOperations.LIST,
            new ListMediaItems(around(), album, reach(), query(), selection()))
        : new Call<>(
            MediaItemOperations.GET,
            new GetMediaItems(around(), album, several(items), reach(), query(), selection()));
  }

  private Map<String, Object> properties(String id) {
    Map<String, Object> properties = new LinkedHashMap<>();
    properties.put("id", id);
    properties.put("application", List.of("", "1", "2").get(random.nextInt(3)));
    properties.put("updated", people.moment());
    maybe(properties, "title", people.word());
    return properties;
  }

  private void maybe(Map<String, Object> properties, String key, Object value) {
    if (random.nextInt(3) > 0) {
      properties.put(key, value);
    }
  }

  private Receipt receipt() {
    return random.nextInt(4) == 0
        ? new Receipt("r" + random.nextInt(4), "answer" + made++, 1)
        : null;
  }

  private String owner() {
    return random.nextInt(8) == 0 ? "nobody" : owners.get(random.nextInt(owners.size()));
  }

  private String ownerOf(String album) {
    return random.nextInt(10) == 0 ? owner() : albums.getOrDefault(album, "nobody");
  }

  private String one(Map<String, String> ids) {
    List<String> known = List.copyOf(ids.keySet());
    return known.isEmpty() || random.nextInt(15) == 0
        ? "none"
        : known.get(random.nextInt(known.size()));
  }

  private List<String> several(Map<String, String> ids) {
    return Stream.of(one(ids), one(ids), one(ids)).distinct().toList();
  }

  private String reach() {
    return random.nextInt(4) == 0 ? "1" : null;
  }

  private PeopleSelector around() {
    return new PeopleSelector(
        Stream.of(owner(), people.somebody(), owner()).distinct().toList(),
        PeopleRelation.values()[random.nextInt(PeopleRelation.values().length)],
        random.nextBoolean() ? people.someGroup() : null,
        new Viewpoint(owner(), Reach.values()[random.nextInt(Reach.values().length)]));
  }

  private ListQuery query() {
    Target target = Target.property(PROPERTIES.get(random.nextInt(PROPERTIES.size())));
    Comparison comparison = Comparison.values()[random.nextInt(Comparison.values().length)];
    return new ListQuery(
        random.nextInt(3) == 0 ? new Filter(target, comparison, people.word()) : null,
        random.nextInt(6) == 0 ? people.moment() : null,
        new Sort(random.nextInt(3) == 0 ? target : null, random.nextInt(4) > 0),
        new Page(random.nextInt(4), random.nextInt(8)));
  }

  private static Selection selection() {
    return new Selection(
        List.of("id", "title", "mediaItemCount", "mediaType", "thumbnailUrl", "none"), List.of());
  }
}
