package io.shindigneo4j.opensocial.xml;

import com.google.common.xml.XmlEscapers;
import com.google.inject.Inject;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.servlet.http.HttpServletResponse;
import org.apache.shindig.protocol.DataCollection;
import org.apache.shindig.protocol.ProtocolException;
import org.apache.shindig.protocol.RestfulCollection;
import org.apache.shindig.protocol.conversion.BeanConverter;
import org.apache.shindig.protocol.conversion.BeanJsonConverter;
import org.json.JSONException;
import org.json.JSONObject;

/**
 * Beans as Atom (RFC 4287), for reading alone: a client writes JSON or XML. The content of an entry
 * is the XML of the bean.
 */
public final class AtomBeanConverter implements BeanConverter {

  private static final String HEAD =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>"
          + "<feed xmlns=\"http://www.w3.org/2005/Atom\""
          + " xmlns:osearch=\"http://a9.com/-/spec/opensearch/1.1\">";
  private static final String ANYWHERE = "urn:opensocial:feed";
  private static final String AUTHOR = "OpenSocial";

  private final XmlBeanConverter xml;
  private final BeanJsonConverter json;
  private final String address;

  @Inject
  public AtomBeanConverter(XmlBeanConverter xml, BeanJsonConverter json) {
    this(xml, json, ANYWHERE);
  }

  private AtomBeanConverter(XmlBeanConverter xml, BeanJsonConverter json, String address) {
    this.xml = xml;
    this.json = json;
    this.address = address;
  }

  /** The same for a feed at this address, which is its id. */
  public AtomBeanConverter at(String feed) {
    return new AtomBeanConverter(xml, json, feed);
  }

  @Override
  public String getContentType() {
    return "application/atom+xml";
  }

  @Override
  public String convertToString(Object answer) {
    List<?> things = things(answer);
    int start = answer instanceof RestfulCollection<?> page ? page.getStartIndex() : 0;
    List<AtomEntry> entries = new ArrayList<>();
    Set<String> ids = new HashSet<>();
    for (Object thing : things) {
      String otherwise = address + '#' + (start + entries.size());
      AtomEntry entry = AtomEntry.of(thing, json(thing), otherwise);
      entries.add(ids.add(entry.id()) ? entry : entry.withId(otherwise));
    }
    StringBuilder feed = new StringBuilder(HEAD);
    element(feed, "id", address);
    element(feed, "title", title());
    element(feed, "updated", latest(entries).toString());
    feed.append("<author>");
    element(feed, "name", AUTHOR);
    feed.append("</author>");
    for (int i = 0; i < entries.size(); i++) {
      append(feed, entries.get(i), things.get(i));
      XmlOutput.check(feed.length());
    }
    counts(feed, answer, things.size());
    return XmlCharacters.valid(feed.append("</feed>").toString());
  }

  /** The last words of the address, such as {@code @friends}. */
  private String title() {
    return address.substring(Math.max(address.lastIndexOf('/'), address.lastIndexOf(':')) + 1);
  }

  private static List<?> things(Object answer) {
    if (answer instanceof RestfulCollection<?> page) {
      return page.getList();
    } else if (answer instanceof DataCollection data) {
      return List.copyOf(data.getEntry().entrySet());
    } else if (answer instanceof Map<?, ?> map && map.size() == 1) {
      return List.copyOf(map.values());
    }
    return List.of(answer);
  }

  private JSONObject json(Object thing) {
    try {
      return thing instanceof CharSequence
              || thing instanceof Collection
              || thing instanceof Map.Entry
          ? new JSONObject()
          : new JSONObject(json.convertToString(thing));
    } catch (JSONException e) {
      return new JSONObject(); // such as of a number
    }
  }

  private static Instant latest(List<AtomEntry> entries) {
    return entries.stream()
        .map(AtomEntry::updated)
        .max(Comparator.naturalOrder())
        .orElse(AtomEntry.UNKNOWN);
  }

  private void append(StringBuilder feed, AtomEntry entry, Object thing) {
    feed.append("<entry>");
    element(feed, "id", entry.id());
    element(feed, "title", entry.title());
    element(feed, "updated", entry.updated().toString());
    if (entry.author() != null) {
      feed.append("<author>");
      element(feed, "name", entry.author());
      feed.append("</author>");
    }
    if (entry.link() != null) {
      feed.append("<link rel=\"alternate\" href=\"")
          .append(XmlEscapers.xmlAttributeEscaper().escape(entry.link()))
          .append("\"/>");
    }
    if (entry.summary() != null) {
      feed.append("<summary type=\"html\">").append(escaped(entry.summary())).append("</summary>");
    }
    feed.append("<content type=\"application/xml\">")
        .append(xml.element(thing))
        .append("</content></entry>");
  }

  private static void counts(StringBuilder feed, Object answer, int size) {
    boolean paged = answer instanceof RestfulCollection;
    RestfulCollection<?> page = paged ? (RestfulCollection<?>) answer : null;
    element(feed, "osearch:startIndex", String.valueOf(paged ? page.getStartIndex() : 0));
    element(feed, "osearch:totalResults", String.valueOf(paged ? page.getTotalResults() : size));
    element(feed, "osearch:itemsPerPage", String.valueOf(paged ? page.getItemsPerPage() : size));
  }

  private static void element(StringBuilder feed, String name, String text) {
    feed.append('<')
        .append(name)
        .append('>')
        .append(escaped(text))
        .append("</")
        .append(name)
        .append('>');
  }

  private static String escaped(String text) {
    return XmlEscapers.xmlContentEscaper().escape(text);
  }

  @Override
  public void append(Appendable target, Object answer) throws java.io.IOException {
    target.append(convertToString(answer));
  }

  @Override
  public <T> T convertToObject(String text, Class<T> type) {
    throw new ProtocolException(
        HttpServletResponse.SC_UNSUPPORTED_MEDIA_TYPE, "write JSON or XML, not Atom");
  }
}
