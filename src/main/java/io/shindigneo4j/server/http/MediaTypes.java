package io.shindigneo4j.server.http;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.util.AsciiString;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.server.connection.RequestRejectedException;
import java.util.Locale;

/** The formats as HTTP calls them. */
final class MediaTypes {

  private static final AsciiString JSON = AsciiString.cached("application/json");
  private static final AsciiString BSON = AsciiString.cached("application/bson");

  /** The parameters that JSON's type may have. */
  private static final String UTF_8 = "charset=utf-8";

  private static final String IDENTITY = "identity";
  private static final String NOTHING = "0";

  private MediaTypes() {}

  static AsciiString of(Format format) {
    return format == Format.BSON ? BSON : JSON;
  }

  /**
   * The format of a request's body; JSON where there is neither a body nor a type.
   *
   * @throws RequestRejectedException where it is none of ours, or is compressed
   */
  static Format ofBody(HttpHeaders headers) throws RequestRejectedException {
    if (isAbsent(headers)) {
      return Format.JSON;
    }
    String type = headers.get(HttpHeaderNames.CONTENT_TYPE, "");
    String encoding = headers.get(HttpHeaderNames.CONTENT_ENCODING, IDENTITY);
    if (encoding.equalsIgnoreCase(IDENTITY)) {
      if (BSON.contentEqualsIgnoreCase(type)) {
        return Format.BSON;
      } else if (isJson(type)) {
        return Format.JSON;
      }
    }
    throw new RequestRejectedException(
        RequestRejectedException.Kind.UNSUPPORTED_TYPE,
        "send " + JSON + " or " + BSON + ", uncompressed");
  }

  private static boolean isAbsent(HttpHeaders headers) {
    return !headers.contains(HttpHeaderNames.CONTENT_TYPE)
        && !headers.contains(HttpHeaderNames.CONTENT_ENCODING)
        && !headers.contains(HttpHeaderNames.TRANSFER_ENCODING)
        && headers.get(HttpHeaderNames.CONTENT_LENGTH, NOTHING).equals(NOTHING);
  }

  private static boolean isJson(String type) {
    if (JSON.contentEqualsIgnoreCase(type)) {
      return true;
    }
    String[] parts = type.toLowerCase(Locale.ROOT).replace("\"", "").split(";", 2);
    return JSON.contentEquals(parts[0].strip())
        && (parts.length == 1 || parts[1].strip().equals(UTF_8));
  }

  /**
   * The format that the client wants the answer in.
   *
   * @param body what it sends, and gets unless it prefers another
   * @throws RequestRejectedException where it accepts none of ours
   */
  static Format ofAnswer(HttpHeaders headers, Format body) throws RequestRejectedException {
    String accept = headers.get(HttpHeaderNames.ACCEPT);
    if (accept == null || of(body).contentEquals(accept)) {
      return body;
    }
    Format other = body == Format.JSON ? Format.BSON : Format.JSON;
    AcceptHeader accepted = AcceptHeader.of(headers.getAll(HttpHeaderNames.ACCEPT));
    double quality = accepted.quality(of(body).toString());
    double otherQuality = accepted.quality(of(other).toString());
    if (quality == 0 && otherQuality == 0) {
      throw new RequestRejectedException(
          RequestRejectedException.Kind.NOT_ACCEPTABLE, "answers are " + JSON + " or " + BSON);
    }
    return otherQuality > quality ? other : body;
  }

  /** The format of a refusal: that of the answer, or JSON where there is none. */
  static Format ofRefusal(HttpHeaders headers) {
    try {
      return ofAnswer(headers, ofBody(headers));
    } catch (RequestRejectedException refusal) {
      return Format.JSON;
    }
  }
}
