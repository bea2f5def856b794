package io.shindigneo4j.web.gadget;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.shindig.gadgets.GadgetException;
import org.apache.shindig.gadgets.parse.SocialDataTags;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.parser.ParseSettings;
import org.jsoup.parser.Parser;
import org.jsoup.parser.StreamParser;
import org.jsoup.parser.Tag;
import org.jsoup.parser.TagSet;

/**
 * HTML within {@link HtmlLimits} as a tree of jsoup, with the {@link CharacterReferences} of its
 * text. The algorithm of browsers opens elements again that were closed in the wrong order, so a
 * tree can be larger than its HTML: reading ends where it is too large.
 */
final class HtmlTree {
  private static final int MAX_DEPTH = 512;
  private static final int MAX_SIZE = 600_000;

  /** So many times the size of its HTML a tree may have, and some elements that HTML implies. */
  private static final int MAX_GROWTH = 3;

  private static final int IMPLIED = 1_000;

  /** The trees of jsoup and of the DOM, and all texts that are made of the HTML: measured. */
  private static final int BYTES_OF_ATTRIBUTE = 100;

  private static final int BYTES_OF_CHARACTER = 16;

  private static final Pattern TEMPLATE =
      Pattern.compile(
          "<(" + SocialDataTags.OSML_DATA_TAG + "|" + SocialDataTags.OSML_TEMPLATE_TAG + ")\\b");

  private static final List<String> NAMESPACES = List.of(Parser.NamespaceXml, Parser.NamespaceHtml);
  private static final Set<String> VOID =
      Set.of(
          "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param",
          "source", "track", "wbr");
  private static final Set<String> RAW = Set.of("script", "style");

  private HtmlTree() {}

  /**
   * @throws GadgetException with status 400 for HTML beyond the limits
   */
  static Document document(String html) throws GadgetException {
    int maxSize = maxSize(html);
    try (StreamParser parser = new StreamParser(asBrowsers())) {
      parser.parse(CharacterReferences.keep(html), "");
      return read(parser, maxSize).document();
    }
  }

  /**
   * What is in a body, or a template. Templates are XML, in which some authors write void elements
   * and scripts as in HTML.
   *
   * @throws GadgetException with status 400 for HTML beyond the limits
   */
  static List<Node> fragment(String html) throws GadgetException {
    int maxSize = maxSize(html);
    boolean template = TEMPLATE.matcher(html).lookingAt();
    try (StreamParser parser = new StreamParser(template ? asXml() : asBrowsers())) {
      parser.parseFragment(
          CharacterReferences.keep(html), template ? null : new Element("body"), "");
      return read(parser, maxSize).completeFragment();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * The bytes of memory that the page with this HTML takes while it is made, or more.
   *
   * @throws GadgetException with status 400 for HTML beyond the limits
   */
  static long memory(String html) throws GadgetException {
    long characters = (long) html.length() + ExpressionLimits.maxYield(html);
    return (long) BYTES_OF_ATTRIBUTE * maxSize(html) + BYTES_OF_CHARACTER * characters;
  }

  private static int maxSize(String html) throws GadgetException {
    return Math.min(MAX_SIZE, IMPLIED + MAX_GROWTH * HtmlLimits.size(html));
  }

  private static StreamParser read(StreamParser parser, int maxSize) throws GadgetException {
    int size = 0;
    for (Iterator<Element> elements = parser.iterator(); elements.hasNext(); ) {
      size += HtmlLimits.WEIGHT_OF_ELEMENT + elements.next().attributesSize();
      if (size > maxSize) {
        throw HtmlLimits.exceeded();
      }
    }
    return parser;
  }

  /** Elements of OpenSocial may be closed as in XML. */
  private static Parser asBrowsers() {
    TagSet tags = TagSet.Html();
    tags.onNewTag(
        tag -> {
          if (tag.name().indexOf(':') > 0) {
            tag.set(Tag.SelfClose);
          }
        });
    return Parser.htmlParser()
        .settings(ParseSettings.preserveCase)
        .tagSet(tags)
        .setMaxDepth(MAX_DEPTH);
  }

  private static Parser asXml() {
    TagSet tags = new TagSet();
    for (String namespace : NAMESPACES) {
      VOID.forEach(name -> tags.add(new Tag(name, namespace).set(Tag.Void)));
      RAW.forEach(name -> tags.add(new Tag(name, namespace).set(Tag.Data)));
    }
    return Parser.xmlParser().tagSet(tags).setMaxDepth(MAX_DEPTH);
  }
}
