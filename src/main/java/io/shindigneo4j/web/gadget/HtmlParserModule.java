package io.shindigneo4j.web.gadget;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.Singleton;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.shindig.gadgets.parse.GadgetHtmlParser;
import org.apache.shindig.gadgets.parse.ParseModule;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.w3c.dom.DOMImplementation;

/** HTML by jsoup, which is in our WAR; a Shindig that has our classes alone may lack it. */
final class HtmlParserModule extends AbstractModule {
  private static final String JSOUP = "org.jsoup.parser.StreamParser";
  private static final Logger LOG = LoggerFactory.getLogger(HtmlParserModule.class);

  @Override
  protected void configure() {
    try {
      Class.forName(JSOUP, false, HtmlParserModule.class.getClassLoader());
      install(new Jsoup());
    } catch (ClassNotFoundException e) {
      LOG.warn("HTML is read by NekoHTML, with limits for gadgets alone: there is no jsoup");
      install(new ParseModule());
    }
  }

  private static final class Jsoup extends AbstractModule {

    @Override
    protected void configure() {
      bind(GadgetHtmlParser.class).to(JsoupHtmlParser.class);
    }

    @Provides
    @Singleton
    DOMImplementation documents() throws ParserConfigurationException {
      return DocumentBuilderFactory.newDefaultInstance()
          .newDocumentBuilder()
          .getDOMImplementation();
    }
  }
}
