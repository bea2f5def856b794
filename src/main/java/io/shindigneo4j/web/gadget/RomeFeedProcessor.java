package io.shindigneo4j.web.gadget;

import com.google.common.base.Strings;
import com.google.common.io.CharStreams;
import com.rometools.rome.feed.synd.SyndContent;
import com.rometools.rome.feed.synd.SyndEntry;
import com.rometools.rome.feed.synd.SyndFeed;
import com.rometools.rome.feed.synd.SyndImage;
import com.rometools.rome.io.FeedException;
import com.rometools.rome.io.SyndFeedInput;
import com.rometools.rome.io.impl.XmlFixerReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Date;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.gadgets.FeedProcessor;
import org.apache.shindig.gadgets.GadgetException;
import org.json.JSONArray;
import org.json.JSONException;
import org.json.JSONObject;

/** Makes JSON of feeds within {@link FeedLimits}, in Shindig's form. Refuses document types. */
final class RomeFeedProcessor implements FeedProcessor {

  @Override
  public JSONObject process(String url, String xml, boolean summaries, int most)
      throws GadgetException {
    try {
      return json(url, parsed(xml), summaries, most);
    } catch (FeedException | IllegalArgumentException e) {
      throw new GadgetException(
          GadgetException.Code.MALFORMED_XML_DOCUMENT, e, HttpServletResponse.SC_BAD_GATEWAY);
    } catch (JSONException e) {
      throw new IllegalStateException(e);
    }
  }

  private static SyndFeed parsed(String xml) throws FeedException {
    String healed = healed(xml);
    FeedLimits.check(healed);
    SyndFeedInput input = new SyndFeedInput();
    input.setAllowDoctypes(false);
    input.setXmlHealerOn(false);
    return input.build(new StringReader(healed));
  }

  /** With characters in place of the entities of HTML, and without what is before the XML. */
  private static String healed(String xml) {
    try (Reader healer = new XmlFixerReader(new StringReader(xml))) {
      return CharStreams.toString(healer);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JSONObject json(String url, SyndFeed feed, boolean summaries, int most)
      throws JSONException {
    JSONObject json =
        new JSONObject()
            .put("Title", text(feed.getTitle()))
            .put("URL", url)
            .put("Description", text(feed.getDescription()))
            .put("Link", text(feed.getLink()))
            .put("Author", author(feed));
    if (feed.getImage() != null && !Strings.isNullOrEmpty(feed.getImage().getUrl())) {
      json.put("Image", image(feed.getImage()));
    }
    JSONArray entries = new JSONArray();
    json.put("Entry", entries);
    for (SyndEntry entry : feed.getEntries().subList(0, Math.min(most, feed.getEntries().size()))) {
      entries.put(entry(entry, summaries));
    }
    return json;
  }

  private static JSONObject image(SyndImage image) throws JSONException {
    return new JSONObject()
        .put("Url", image.getUrl())
        .put("Title", text(image.getTitle()))
        .put("Description", text(image.getDescription()))
        .put("Link", text(image.getLink()));
  }

  private static String author(SyndFeed feed) {
    return Stream.concat(
            feed.getAuthors().stream()
                .flatMap(author -> Stream.of(text(author.getName()), text(author.getEmail()))),
            Stream.of(text(feed.getAuthor())))
        .filter(name -> !name.isEmpty())
        .findFirst()
        .orElse("");
  }

  private static JSONObject entry(SyndEntry entry, boolean summaries) throws JSONException {
    JSONObject json =
        new JSONObject()
            .put("Title", text(entry.getTitle()))
            .put("Link", link(entry))
            .put("Date", date(entry));
    if (summaries) {
      json.put("Summary", summary(entry));
    }
    JSONObject media = FeedMedia.of(entry);
    return media.length() == 0 ? json : json.put("Media", media);
  }

  private static String link(SyndEntry entry) {
    return entry.getLink() == null && !entry.getLinks().isEmpty()
        ? text(entry.getLinks().get(0).getHref())
        : text(entry.getLink());
  }

  /** In milliseconds since 1970; 0 for none. */
  private static long date(SyndEntry entry) {
    return Stream.of(entry.getUpdatedDate(), entry.getPublishedDate())
        .filter(Objects::nonNull)
        .mapToLong(Date::getTime)
        .findFirst()
        .orElse(0);
  }

  private static String summary(SyndEntry entry) {
    List<SyndContent> contents = entry.getContents();
    SyndContent content = contents.isEmpty() ? entry.getDescription() : contents.get(0);
    return content == null ? "" : text(content.getValue());
  }

  private static String text(String text) {
    return Strings.nullToEmpty(text);
  }
}
