package io.shindigneo4j.opensocial.request;

import static io.shindigneo4j.testing.Answers.assertRefused;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A picture in its address")
class PictureSizeTest {

  /** Where the first chunk of a PNG ends. */
  private static final int AFTER_IHDR = 33;

  private static byte[] picture(String format, int width, int height) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ImageIO.write(
          new BufferedImage(width, height, BufferedImage.TYPE_BYTE_BINARY), format, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static String address(String type, byte[] picture) {
    return "data:image/" + type + ";base64," + Base64.getEncoder().encodeToString(picture);
  }

  private static String webp(String hex) {
    return address("webp", HexFormat.of().parseHex("52494646" + "00000000" + "57454250" + hex));
  }

  private static byte[] inserted(byte[] picture, int place, byte[] part) {
    return ByteBuffer.allocate(picture.length + part.length)
        .put(picture, 0, place)
        .put(part)
        .put(picture, place, picture.length - place)
        .array();
  }

  private static byte[] chunk(String type, int length) {
    return ByteBuffer.allocate(12 + length)
        .putInt(length)
        .put(type.getBytes(StandardCharsets.US_ASCII))
        .array();
  }

  private static byte[] comments(int number, int length) {
    ByteBuffer segments = ByteBuffer.allocate(number * (length + 4));
    for (int i = 0; i < number; i++) {
      segments.putShort((short) 0xfffe).putShort((short) (length + 2)).put(new byte[length]);
    }
    return segments.array();
  }

  private static void assertKept(String address) {
    assertThatCode(() -> PictureSize.check("url", address)).doesNotThrowAnyException();
  }

  private static void assertNotKept(String address) {
    assertRefused(400, () -> PictureSize.check("url", address));
  }

  @ParameterizedTest
  @ValueSource(strings = {"png", "jpeg"})
  void hasNoVeryLongSide(String type) {
    assertKept(address(type, picture(type, 1, 1)));
    assertKept(address(type, picture(type, 2_048, 3)));
    assertKept(address(type, picture(type, 3, 2_048)));
    assertNotKept(address(type, picture(type, 2_049, 3)));
    assertNotKept(address(type, picture(type, 3, 2_049)));
  }

  @ParameterizedTest
  @CsvSource({
    "VP8, 56503820 00000000 000000 9d012a, 0008 0300, 0300 0008, 0108 0300, 0300 0108, 0000 0100",
    "VP8L, 5650384c 00000000 2f, ff070000, 00c0ff01, 00080000, 00000002, ffffffff",
    "VP8X, 56503858 0a000000 00000000, ff0700 000000, 000000 ff0700, 000800 000000, 000000 000800, ffffff ffffff"
  })
  void hasNoVeryLongSideAsWebp(
      String kind, String head, String wide, String high, String wider, String higher, String odd) {
    assertKept(webp((head + wide).replace(" ", "")));
    assertKept(webp((head + high).replace(" ", "")));
    assertNotKept(webp((head + wider).replace(" ", "")));
    assertNotKept(webp((head + higher).replace(" ", "")));
    assertNotKept(webp((head + odd).replace(" ", "")));
  }

  @Test
  void isNamedWhereItIsRefused() {
    assertThatThrownBy(
            () -> PictureSize.check("thumbnailUrl", address("png", picture("png", 9_000, 9_000))))
        .hasMessageContaining("thumbnailUrl")
        .hasMessageContaining("2048 pixels");
  }

  @Test
  void doesNotMove() {
    assertKept(address("png", inserted(picture("png", 9, 9), AFTER_IHDR, chunk("tEXt", 100))));
    assertNotKept(address("png", inserted(picture("png", 9, 9), AFTER_IHDR, chunk("acTL", 8))));
    assertNotKept(webp("56503858" + "0a000000" + "02000000" + "000000" + "000000"));
  }

  @Test
  void isWhatItsAddressSays() {
    assertNotKept(address("png", picture("jpeg", 9, 9)));
    assertNotKept(address("jpeg", picture("png", 9, 9)));
    assertNotKept(address("webp", picture("png", 9, 9)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAA////AAA=",
        "data:image/gif;base64,R0lGODlhAQABAAAA",
        "data:image/gif;base64,R0lGODlh//8BAAAAACwAAAAAAQABAAA=",
        "data:image/jpeg;base64,/9j/ 4AAQSkZJRg==",
        "data:audio/x;base64,iVBORw0KGgo=",
        "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>",
        "data:image/svg+xml;base64,PHN2Zy8+",
        "data:image/png,%89PNG",
        "data:image/png;base64,",
        "data:image/png;base64,%69VBORw0KGgo",
        "data:image/png;base64,====",
        "data:image/jpeg;base64,/9j/",
        "data:,",
        "data:text/html,x",
        "data:;base64,iVBORw0KGgo=",
        "DATA:image/png;base64,",
        " \u0001da\tta:image/svg+xml,x"
      })
  void isOfAKnownType(String address) {
    assertNotKept(address);
  }

  @ParameterizedTest
  @ValueSource(strings = {"png", "jpeg"})
  void saysItsSizeBeforeItEnds(String type) {
    byte[] whole = picture(type, 9, 9);
    IntStream.range(0, 30)
        .forEach(length -> assertNotKept(address(type, Arrays.copyOf(whole, length))));
  }

  @Test
  void mayHaveItsSizeAfterMuchElse() {
    byte[] small = picture("jpeg", 9, 9);
    assertKept(address("jpeg", inserted(small, 2, comments(3, 60_000))));
    assertKept(address("jpeg", inserted(small, 2, new byte[] {-1, -1, -1})));
    assertNotKept(address("jpeg", inserted(picture("jpeg", 3_000, 1), 2, comments(3, 60_000))));
  }

  @Test
  void isNotReadFarForItsSize() {
    assertNotKept(address("jpeg", inserted(picture("jpeg", 9, 9), 2, comments(1_000, 0))));
    byte[] chunks = new byte[12 * 1_000];
    IntStream.range(0, 1_000)
        .forEach(i -> System.arraycopy(chunk("tEXt", 0), 0, chunks, 12 * i, 12));
    assertNotKept(address("png", inserted(picture("png", 9, 9), AFTER_IHDR, chunks)));
  }

  @Test
  void hasNoSizeThatIsHiddenInAnotherPart() {
    byte[] large = picture("jpeg", 3_000, 1);
    byte[] small = picture("jpeg", 9, 9);
    byte[] hidden = Arrays.copyOfRange(small, 2, small.length);
    ByteBuffer comment = ByteBuffer.allocate(4 + hidden.length);
    comment.putShort((short) 0xfffe).putShort((short) (2 + hidden.length)).put(hidden);
    assertNotKept(address("jpeg", inserted(large, 2, comment.array())));
    assertNotKept(address("jpeg", inserted(large, 2, new byte[] {1, 2, 3})));
    assertNotKept(address("jpeg", inserted(large, 2, new byte[] {-1, -2, 0, 0})));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "/portal/faces/john.doe.svg",
        "https://example.org/large.png",
        "database",
        "data",
        "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=",
        "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
      })
  void isLookedAtAlone(String other) {
    assertKept(other);
    assertThatCode(() -> PictureSize.check("url", null)).doesNotThrowAnyException();
    assertThatCode(() -> PictureSize.check("url", 1L)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @ValueSource(strings = {"data:audio/mpeg;base64,SUQz", "data:video/mp4;base64,AAAA", "data:,a"})
  void isNotSoughtInSoundFilmsAndTexts(String other) {
    assertThatCode(() -> PictureSize.checkIfPicture("url", other)).doesNotThrowAnyException();
    assertRefused(
        400, () -> PictureSize.checkIfPicture("url", " Data:Image/png;base64,iVBORw0KGgo="));
  }
}
