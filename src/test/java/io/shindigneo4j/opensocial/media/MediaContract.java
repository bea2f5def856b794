package io.shindigneo4j.opensocial.media;

import com.google.inject.Guice;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.opensocial.access.AccessControl;
import io.shindigneo4j.opensocial.configuration.BackendSettings;
import io.shindigneo4j.opensocial.configuration.QueryMode;
import io.shindigneo4j.opensocial.execution.OperationRunner;
import io.shindigneo4j.opensocial.identity.TimeOrderedIdentifiers;
import io.shindigneo4j.opensocial.mapping.BeanDocuments;
import io.shindigneo4j.opensocial.request.Receipts;
import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.EveryQueryMode;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.ListOptions;
import io.shindigneo4j.testing.Policies;
import io.shindigneo4j.testing.Tokens;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.apache.shindig.social.core.model.AlbumImpl;
import org.apache.shindig.social.core.model.MediaItemImpl;
import org.apache.shindig.social.opensocial.model.Album;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;
import org.apache.shindig.social.opensocial.spi.GroupId;
import org.apache.shindig.social.opensocial.spi.UserId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.Parameter;

/** What the contracts of albums and media items have in common: a has the friends b and c. */
@EveryQueryMode
abstract class MediaContract {

  static final Instant NOW = Instant.parse("2026-03-04T05:06:07.891Z");
  static final int PAGE_LIMIT = 30;
  static final SecurityToken A = Tokens.viewer("a");
  static final SecurityToken B = Tokens.viewer("b");

  @Parameter(0)
  QueryMode mode;

  @Parameter(1)
  Link link;

  GraphDriver driver;
  GraphAlbumService albums;
  GraphMediaItemService items;

  @BeforeEach
  void connect(GraphServer server) {
    driver = link.sharedDriver(server);
    serve(server, Policies.standard());
    graph(
        """
        CREATE (a:Person {id: 'a'}), (b:Person {id: 'b'}), (c:Person {id: 'c'}), (g:Group {id: 'g'}),
          (a)-[:FRIEND_OF {since: 1}]->(b), (a)-[:FRIEND_OF {since: 2}]->(c),
          (a)-[:MEMBER_OF]->(g), (b)-[:MEMBER_OF]->(g)
        """);
  }

  void serve(GraphServer server, AccessControl access) {
    OperationRunner operations = new OperationRunner(driver, mode);
    BackendSettings settings =
        new BackendSettings(
            server.driverSettings(), mode, PAGE_LIMIT, false, 1 << 22, 1 << 20, true);
    Clock clock = Clock.fixed(NOW, ZoneOffset.UTC);
    TimeOrderedIdentifiers identifiers = new TimeOrderedIdentifiers();
    MediaTools tools =
        new MediaTools(
            operations,
            settings,
            access,
            new MediaMetadata(identifiers, clock, access),
            new Receipts(clock),
            new BeanDocuments(new BeanJsonConverter(Guice.createInjector())));
    albums = new GraphAlbumService(tools);
    items = new GraphMediaItemService(tools);
  }

  void graph(String cypher) {
    driver.run(Statement.cypher(cypher).writing()).join();
  }

  long count(String pattern) {
    return driver
        .run(Statement.cypher("MATCH " + pattern + " RETURN count(*) AS n"))
        .join()
        .first()
        .orElseThrow()
        .get("n", Long.class);
  }

  static UserId user(String id) {
    return UserId.fromJson(id);
  }

  static Set<UserId> users(String... ids) {
    return Stream.of(ids)
        .map(UserId::fromJson)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  static Album titled(String title) {
    Album album = new AlbumImpl();
    album.setTitle(title);
    return album;
  }

  static MediaItem item(String title, MediaItem.Type type, String mimeType, String thumbnail) {
    MediaItem item = new MediaItemImpl(mimeType, type, "http://" + title);
    item.setTitle(title);
    item.setThumbnailUrl(thumbnail);
    return item;
  }

  CompletableFuture<Album> createAlbum(
      UserId user, String application, Album album, RequestId request, SecurityToken token) {
    return albums
        .store()
        .create(MediaRequest.ofUser(user, application, null, token), album, request);
  }

  CompletableFuture<MediaItem> createItem(
      UserId user, String album, MediaItem item, RequestId request, SecurityToken token) {
    return items.store().create(MediaRequest.ofUser(user, null, album, token), item, request);
  }

  String newAlbum(String title) {
    return newAlbum(A, title);
  }

  String newAlbum(SecurityToken token, String title) {
    return Answers.get(
            createAlbum(user(token.getViewerId()), null, titled(title), RequestId.NONE, token))
        .getId();
  }

  String newItem(String album, MediaItem item) {
    return newItem(A, album, item);
  }

  String newItem(SecurityToken token, String album, MediaItem item) {
    return Answers.get(createItem(user(token.getViewerId()), album, item, RequestId.NONE, token))
        .getId();
  }

  void updateItem(String album, String id, MediaItem changes) {
    Answers.get(items.updateMediaItem(user("a"), null, album, id, changes, A));
  }

  void deleteItem(String album, String id) {
    Answers.get(items.deleteMediaItem(user("a"), null, album, id, A));
  }

  Album album(String id) {
    return Answers.get(albums.getAlbum(user("a"), null, Set.of(), id, A));
  }

  MediaItem itemOf(String album, String id, String... fields) {
    return Answers.get(items.getMediaItem(user("a"), null, album, id, Set.of(fields), A));
  }

  RestfulCollection<Album> albums(
      SecurityToken token, String group, CollectionOptions options, String... users) {
    return Answers.get(
        albums.getAlbums(users(users), new GroupId(group), null, Set.of(), options, token));
  }

  List<String> titles(SecurityToken token, String group, String... users) {
    return albumTitles(albums(token, group, ListOptions.none(), users));
  }

  static List<String> albumTitles(RestfulCollection<Album> page) {
    return page.getList().stream().map(Album::getTitle).toList();
  }

  RestfulCollection<MediaItem> items(
      SecurityToken token, String group, CollectionOptions options, String... users) {
    return Answers.get(
        items.getMediaItems(users(users), new GroupId(group), null, Set.of(), options, token));
  }

  List<String> itemsOf(String album) {
    return itemTitles(
        Answers.get(items.getMediaItems(user("a"), null, album, Set.of(), ListOptions.none(), A)));
  }

  static List<String> itemTitles(RestfulCollection<MediaItem> page) {
    return page.getList().stream().map(MediaItem::getTitle).toList();
  }
}
