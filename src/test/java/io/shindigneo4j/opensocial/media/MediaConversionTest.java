package io.shindigneo4j.opensocial.media;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.opensocial.mapping.SocialAddress;
import io.shindigneo4j.opensocial.request.RequestId;
import io.shindigneo4j.testing.Answers;
import java.util.List;
import java.util.Random;
import org.apache.shindig.social.core.model.AlbumImpl;
import org.apache.shindig.social.core.model.MediaItemImpl;
import org.apache.shindig.social.opensocial.model.Address;
import org.apache.shindig.social.opensocial.model.Album;
import org.apache.shindig.social.opensocial.model.MediaItem;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Every field of an album and a media item comes back as it went")
class MediaConversionTest extends MediaContract {

  private static final List<String> TEXTS =
      List.of(
          "",
          "a b",
          "' OR 1=1 //",
          "'}) DETACH DELETE n //",
          "`",
          "\\u0027",
          "\n\t\r\u0000\u0007\u001B",
          "\uD83D\uDE00",
          "\u0645\u0631\u062D\u0628\u0627\u202E",
          "x".repeat(10_000));

  private Random random;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void whateverItIs(long seed) {
    random = new Random(seed);
    Album sentAlbum = new AlbumImpl();
    sentAlbum.setTitle(text());
    sentAlbum.setDescription(text());
    sentAlbum.setThumbnailUrl(text());
    sentAlbum.setLocation(address());
    Album created = Answers.get(createAlbum(user("a"), null, sentAlbum, RequestId.NONE, A));
    assertThat(album(created.getId()))
        .usingRecursiveComparison()
        .ignoringFields("id", "ownerId", "mediaItemCount", "mediaType", "mediaMimeType")
        .isEqualTo(sentAlbum);
    MediaItem sent = randomItem();
    String id = newItem(created.getId(), sent);
    assertItem(created.getId(), id, sent);
    MediaItem changed = randomItem();
    updateItem(created.getId(), id, changed);
    assertItem(created.getId(), id, changed);
  }

  private void assertItem(String album, String id, MediaItem sent) {
    assertThat(itemOf(album, id))
        .usingRecursiveComparison()
        .ignoringFields("id", "albumId", "created", "lastUpdated")
        .isEqualTo(sent);
  }

  private MediaItem randomItem() {
    MediaItem.Type[] types = MediaItem.Type.values();
    MediaItem item = new MediaItemImpl(mimeType(), types[random.nextInt(types.length)], text());
    item.setDescription(text());
    item.setDuration(text());
    item.setFileSize(text());
    item.setLanguage(text());
    item.setLocation(address());
    item.setNumComments(text());
    item.setNumViews(text());
    item.setNumVotes(text());
    item.setRating(text());
    item.setStartTime(text());
    item.setTaggedPeople(text());
    item.setTags(text());
    item.setThumbnailUrl(text());
    item.setTitle(text());
    return item;
  }

  private Address address() {
    SocialAddress address = new SocialAddress();
    address.setFormatted(text());
    address.setBuilding(text());
    address.setFloor(text());
    address.setCountry(text());
    address.setLatitude(random.nextFloat());
    address.setLocality(text());
    address.setLongitude(-random.nextFloat());
    address.setPostalCode(text());
    address.setPrimary(random.nextBoolean());
    address.setRegion(text());
    address.setStreetAddress(text());
    address.setType(text());
    return address;
  }

  /** As long as it may be, at most. */
  private String mimeType() {
    return text().transform(text -> text.substring(0, Math.min(text.length(), 255)));
  }

  private String text() {
    return TEXTS.get(random.nextInt(TEXTS.size()));
  }
}
