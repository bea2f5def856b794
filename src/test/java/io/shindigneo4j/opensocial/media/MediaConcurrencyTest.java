package io.shindigneo4j.opensocial.media;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.testing.Answers;
import io.shindigneo4j.testing.ListOptions;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.social.core.model.MediaItemImpl;
import org.apache.shindig.social.opensocial.model.Album;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.apache.shindig.social.opensocial.model.MediaItem.Type;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Writes of albums and media items at the same time")
class MediaConcurrencyTest extends MediaContract {

  private static final int WRITES = 40;

  @Test
  void loseNoItemAndNoCount() {
    String album = newAlbum("album");
    String other = newAlbum("other");
    List<MediaItem> created =
        all(WRITES, i -> createItem(user("a"), album, picture("p" + i), RequestId.NONE, A));
    assertThat(album(album).getMediaItemCount()).isEqualTo(WRITES);
    assertWhole(WRITES);
    MediaItem move = new MediaItemImpl();
    move.setAlbumId(other);
    all(
        WRITES,
        i ->
            i % 2 == 0
                ? items.deleteMediaItem(user("a"), null, album, created.get(i).getId(), A)
                : items.updateMediaItem(user("a"), null, album, created.get(i).getId(), move, A));
    assertThat(album(album).getMediaItemCount()).isZero();
    assertThat(album(album).getMediaType()).isEmpty();
    assertThat(album(other).getMediaItemCount()).isEqualTo(WRITES / 2);
    assertWhole(WRITES / 2);
  }

  private void assertWhole(int total) {
    ListOptions page = ListOptions.none().page(0, WRITES);
    RestfulCollection<MediaItem> found = items(A, "@self", page, "a");
    assertThat(found.getTotalResults()).isEqualTo(total);
    assertThat(found.getList()).hasSize(Math.min(total, PAGE_LIMIT)).doesNotHaveDuplicates();
    assertThat(count("(:MediaTimeline)-[:NEWEST|OLDER*]->(:MediaItem)")).isEqualTo(total);
  }

  @Test
  void ofAlbumsLoseNone() {
    all(WRITES, i -> createAlbum(user("a"), null, titled("t" + i), RequestId.NONE, A));
    assertThat(albums(A, "@self", ListOptions.none(), "a").getTotalResults()).isEqualTo(WRITES);
    assertThat(count("(:AlbumTimeline)-[:NEWEST|OLDER*]->(:Album)")).isEqualTo(WRITES);
    assertThat(count("(:AlbumTimeline)")).isEqualTo(1);
  }

  @Test
  void withOneRequestIdMakeOneAlbumAndOneItem() {
    RequestId request = new RequestId("r1");
    List<Album> made = all(8, i -> createAlbum(user("a"), null, titled("t" + i), request, A));
    assertThat(made.stream().map(Album::getId).distinct()).hasSize(1);
    assertThat(made.stream().map(Album::getTitle).distinct()).hasSize(1);
    String album = made.get(0).getId();
    List<MediaItem> pictures = all(8, i -> createItem(user("a"), album, picture("p"), request, A));
    assertThat(pictures.stream().map(MediaItem::getId).distinct()).hasSize(1);
    assertThat(album(album).getMediaItemCount()).isEqualTo(1);
    assertThat(itemOf(album, pictures.get(0).getId()))
        .usingRecursiveComparison()
        .isEqualTo(pictures.get(7));
    assertThat(titles(A, "@self", "a")).hasSize(1);
  }

  private static MediaItem picture(String title) {
    return item(title, Type.IMAGE, "image/png", "t");
  }

  private static <T> List<T> all(int writes, IntFunction<CompletableFuture<T>> write) {
    List<CompletableFuture<T>> answers = IntStream.range(0, writes).mapToObj(write).toList();
    return answers.stream().map(Answers::get).toList();
  }
}
