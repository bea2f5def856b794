package io.shindigneo4j.opensocial.media;

import io.shindigneo4j.opensocial.mapping.CollectionQuery;
import io.shindigneo4j.opensocial.mapping.RequestedPeople;
import io.shindigneo4j.opensocial.request.PartialUpdate;
import io.shindigneo4j.opensocial.request.Refusals;
import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.opensocial.request.SpecifiedForms;
import io.shindigneo4j.schema.media.AlbumOperations.MediaChange;
import io.shindigneo4j.schema.people.PeopleSelector;
import io.shindigneo4j.schema.query.Selection;
import io.shindigneo4j.schema.request.Creation;
import io.shindigneo4j.schema.request.Receipt;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.apache.shindig.auth.SecurityToken;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.opensocial.spi.CollectionOptions;

/**
 * Albums, or media items (OpenSocial Social API Server 2.5.1, Albums and MediaItems). Safe for use
 * by many threads.
 *
 * @param <B> Shindig's bean
 */
final class MediaStore<B> {

  private static final CollectionOptions FIRST = new CollectionOptions();

  static {
    FIRST.setMax(1);
  }

  private final MediaKind<B> kind;
  private final MediaTools tools;

  MediaStore(MediaKind<B> kind, MediaTools tools) {
    this.kind = kind;
    this.tools = tools;
  }

  /** Refuses who may read none of it, whatever else is wrong with a request. */
  void requireReader(SecurityToken token) {
    tools.access().reading(kind.resource(), token);
  }

  /**
   * A page of what people have, or of what is in the album. It has what the application made, and
   * what no application made; what another one made is found by its id, or where that application
   * is named. Unknown people are skipped, but the only one asked for must be there.
   */
  CompletableFuture<RestfulCollection<B>> list(
      MediaRequest request, Set<String> fields, CollectionOptions options) {
    PeopleSelector around = around(request);
    String application =
        tools.access().application(kind.resource(), request.token(), request.application());
    MediaQuery query = query(request, around, application, fields, options);
    return kind.list(query).thenApply(page -> collection(query, page));
  }

  /** A page of what people have with one of these ids; other ids are skipped. */
  CompletableFuture<RestfulCollection<B>> get(
      MediaRequest request, Set<String> ids, Set<String> fields, CollectionOptions options) {
    PeopleSelector around = around(request);
    MediaQuery query = query(request, around, application(request), fields, options);
    return kind.get(query, List.copyOf(ids)).thenApply(page -> collection(query, page));
  }

  /** The one with this id; status 404 if there is none. */
  CompletableFuture<B> find(MediaRequest request, String id, Set<String> fields) {
    return get(request, Set.of(id), fields, FIRST)
        .thenApply(page -> page.getList().stream().findFirst().orElseThrow(() -> notFound(id)));
  }

  private PeopleSelector around(MediaRequest request) {
    return RequestedPeople.around(
        request.users(), request.group(), request.token(), kind.resource(), tools.access());
  }

  /** The application that must have made an item that is reached by its id; null for any. */
  private String application(MediaRequest request) {
    return tools.access().onlyApplication(kind.resource(), request.token(), request.application());
  }

  private MediaQuery query(
      MediaRequest request,
      PeopleSelector around,
      String application,
      Set<String> fields,
      CollectionOptions options) {
    CollectionQuery collection =
        CollectionQuery.of(
            options, name -> kind.fields().target(named(name)), tools.settings().pageLimit());
    Selection selection =
        kind.fields().selection(fields.stream().map(this::named).collect(Collectors.toSet()));
    return new MediaQuery(around, request.album(), application, collection, selection);
  }

  /** The name that the bean has for a field. */
  private String named(String field) {
    return SpecifiedForms.name(field, kind.type());
  }

  private RestfulCollection<B> collection(MediaQuery query, MediaPage page) {
    List<B> beans = kind.fields().beans(query.selection(), page.items());
    return query.collection().collection(beans, page.total());
  }

  /** Makes a new one, whose id is the server's. */
  CompletableFuture<B> create(MediaRequest request, B sent, RequestId requestId) {
    String owner = writable(request);
    MediaMetadata metadata = tools.metadata();
    MediaScope scope =
        new MediaScope(
            owner,
            request.album(),
            tools.access().onlyApplication(kind.resource(), request.token(), null));
    B created = kind.created(sent, metadata.id(), scope, metadata.time());
    String answer = tools.documents().text(created);
    Receipt receipt =
        tools.receipts().receipt(requestId, kind.createOperation(), request.token(), answer);
    NewMedia media =
        new NewMedia(
            metadata.created(kind.properties(created), kind.resource(), request.token()),
            metadata.moment(),
            receipt);
    return kind.create(scope, media)
        .thenApply(result -> result.orElseThrow(() -> noPlace(scope)))
        .thenApply(creation -> answer(created, creation));
  }

  private B answer(B created, Creation creation) {
    if (creation.isRefused()) {
      throw kind.full();
    }
    String earlier = creation.earlierAnswer().earlier();
    return earlier == null ? created : tools.documents().bean(earlier, kind.type());
  }

  private static ProtocolException noPlace(MediaScope scope) {
    return scope.album() == null
        ? Refusals.notFound("person", scope.owner())
        : Refusals.notFound("album", scope.album());
  }

  /** Changes the fields that the client sent; the others stay. */
  CompletableFuture<Void> update(MediaRequest request, String id, B sent) {
    return update(request, id, sent, PartialUpdate.OF_THE_BODY);
  }

  /**
   * The same.
   *
   * @param update what else is taken away, where the server does not set it, and what is left
   */
  CompletableFuture<Void> update(MediaRequest request, String id, B sent, PartialUpdate update) {
    MediaScope scope = scope(request);
    MediaMetadata metadata = tools.metadata();
    MediaUpdate<B> changes =
        new MediaUpdate<>(sent, metadata.changed(kind.changes(sent, update)), metadata.moment());
    return kind.update(scope, id, changes).thenAccept(change -> requireFound(change, id));
  }

  /** Deletes it, and what is in it. */
  CompletableFuture<Void> delete(MediaRequest request, String id) {
    return kind.delete(scope(request), id).thenAccept(change -> requireFound(change, id));
  }

  private MediaScope scope(MediaRequest request) {
    return new MediaScope(writable(request), request.album(), application(request));
  }

  private String writable(MediaRequest request) {
    String owner = request.owner();
    tools.access().writing(kind.resource(), request.token(), owner);
    return owner;
  }

  private void requireFound(Optional<MediaChange> change, String id) {
    if (change.isEmpty()) {
      throw notFound(id);
    }
  }

  private ProtocolException notFound(String id) {
    return Refusals.notFound(kind.noun(), id);
  }
}
